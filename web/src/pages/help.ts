// What the help page lists: symbols with what they are called.
import { say } from "../i18n/messages";

/** A symbol of the table and its name; the names are those of the table itself. */
export interface Sign {
  symbol: string;
  name: string;
}

const named = (symbol: string, key = `sign-${symbol.replaceAll("_", "-")}`): Sign => ({ symbol, name: say(key) });

/** Symbols by what they are about. */
export const listSymbols = (): { key: string; signs: Sign[] }[] => [
  { key: "signs-goods", signs: ["cocoa", "wood", "stone", "gold", "any_resource", "vp"].map((one) => named(one)) },
  {
    key: "signs-steps",
    signs: [
      ...["temple_any", "temple_blue", "temple_red", "temple_green"].map((one) => named(one)),
      ...["avenue", "power_up", "worker", "lock"].map((one) => named(one)),
    ],
  },
  {
    key: "signs-tiles",
    signs: [
      ...["technology", "discovery", "worship", "eclipse", "mastery"].map((one) => named(one)),
      named("discovery-mask_2", "sign-mask"),
      named("icon-b", "sign-icon-b"),
      named("icon-r", "sign-icon-r"),
      named("icon-g", "sign-icon-g"),
    ],
  },
];
