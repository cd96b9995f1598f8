import { expect, it } from "vitest";
import type { Offer } from "../../lib/types";
import { sampleQuestions } from "../samples";
import { formatDestinationNote } from "./destination";
import { describeEffect, mergeEffects } from "./effects";
import { formatPrice, readPrice } from "./prices";

const offers = Object.values(sampleQuestions)
  .flat()
  .flatMap((view) => view.legal);
const offer = (facts: Partial<Offer>): Offer => ({
  action: 1,
  text: "x",
  kind: "worship",
  about: {},
  effects: [],
  ...facts,
});

it("adds up what an answer does at once and what follows", () => {
  const both = offer({
    effects: [{ kind: "cocoa", amount: -1 }, { kind: "locked" }],
    later: [
      { kind: "cocoa", amount: -1 },
      { kind: "wood", amount: 1 },
      { kind: "temple_blue", amount: 1 },
      { kind: "bought", discovery: "avenue_step" },
    ],
  });
  expect(formatPrice(readPrice(both))).toBe("−2 cocoa, +1 wood, +1 blue temple, Avenue step, worker locked");
});

it("leaves out what cancels out, and tells once what happens twice", () => {
  const lost = { kind: "cocoa", amount: -2 };
  expect(mergeEffects([lost, { kind: "locked" }], [{ kind: "cocoa", amount: 2 }, { kind: "locked" }])).toEqual([
    { kind: "locked" },
  ]);
});

it("names what is asked for next, unless the signs tell", () => {
  const resources = [{ kind: "resources", amount: 2 }];
  expect(readPrice(offer({ later: resources, asks: ["gain_resources"] })).then).toBe("");
  expect(readPrice(offer({ later: resources, asks: ["gain_resources", "power_up"] })).then).toBe("then: Power-up");
  expect(readPrice(offer({ kind: "move", asks: ["board_action"] })).then).toBe("");
});

it("warns of what would be wasted, in words", () => {
  const waste = [{ kind: "tile_unpaid" }, { kind: "tile_useless", discovery: "power_up_twice" }];
  expect(readPrice(offer({ waste })).waste).toEqual(["The tile can’t be paid", "No use now: Two power-ups"]);
});

it("tells a lost step as waste alone", () => {
  const price = readPrice(offer({ effects: [{ kind: "step_lost" }], waste: [{ kind: "step_lost" }] }));
  expect(formatPrice(price)).toBe("A temple step is lost");
});

it("tells unpaid cocoa with its number, not as a bare bean", () => {
  const { symbol, word } = describeEffect({ kind: "unpaid", amount: 4 });
  expect([symbol, word]).toEqual(["", "4 cocoa unpaid"]);
});

it.each([
  [{ main: 2, collect: 3 }, "act −2 | collect +3"],
  [{ main: 0, collect: 1 }, "act free | collect +1"],
  [{ main: null, collect: 4 }, "collect +4"],
])("writes the alternatives of a move on its board: %o", (ways, note) => {
  expect(formatDestinationNote({ colours: 1, worship: false, ...ways })).toBe(note);
});

it("says the alternatives of a move with an or", () => {
  const destination = { colours: 1, main: 2, collect: 3, worship: true };
  expect(formatPrice(readPrice(offer({ kind: "move", destination })))).toBe(
    "1 colour there, act for 2 or collect 3 or worship",
  );
});

it.each(offers)("has words without gaps: $text", (one) => {
  expect(formatPrice(readPrice(one))).not.toMatch(/amount-|waste-|stage-|price-|\{|undefined|NaN/);
});
