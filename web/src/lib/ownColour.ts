// One's own colour, on this page only: the seats whose colours are concerned change theirs. Symbols stay with their
// seats, so that people who talk about the table mean the same pieces.

export const OWN_COLOURS = ["seat", "black", "amber", "purple", "blue"] as const;
export type OwnColour = (typeof OWN_COLOURS)[number];

const TOKEN = /^(--(?:on-)?seat(?:-[a-z]+)*)-(\d)$/;

/** The seat in whose colours each of four seats is drawn. */
export function assignColours(seat: number | null, wanted: OwnColour): number[] {
  const seats = [0, 1, 2, 3];
  const colour = OWN_COLOURS.indexOf(wanted) - 1;
  if (seat === null || colour < 0) return seats;
  return seats.map((one) => (one === seat ? colour : one === colour ? seat : one));
}

/** The families of tokens that have a colour for each seat: --seat, --on-seat, --seat-light ... */
function listFamilies(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const names = rules.flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : []));
  return [...new Set(names.flatMap((name) => TOKEN.exec(name)?.[1] ?? []))];
}

/** Draw the seats in these colours; `--palette-0` and so on stay what the seats' own colours are. */
export function showColours(assigned: number[]): void {
  const { style } = document.documentElement;
  const families = listFamilies();
  for (const name of [...style].filter((one) => TOKEN.test(one))) style.removeProperty(name);
  const computed = getComputedStyle(document.documentElement);
  const own = new Map(
    families.flatMap((family) =>
      assigned.map((_, seat) => [`${family}-${seat}`, computed.getPropertyValue(`${family}-${seat}`)]),
    ),
  );
  assigned.forEach((colour, seat) => {
    style.setProperty(`--palette-${seat}`, own.get(`--seat-${seat}`) ?? "");
    if (colour === seat) return;
    for (const family of families) style.setProperty(`${family}-${seat}`, own.get(`${family}-${colour}`) ?? "");
  });
}
