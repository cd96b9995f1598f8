// Which of the lit places Tab comes to: one of them, as arrows lead from it to the others.

/** Everything on the table that can be chosen now and is in sight. */
export const findLitPlaces = (table: ParentNode): SVGElement[] =>
  [...table.querySelectorAll<SVGElement>("[data-target][role=button]")].filter(
    (place) => place.checkVisibility?.({ visibilityProperty: true }) ?? true,
  );

/** Let Tab come to one place: the wanted one, the one it came to before, or the first. */
export function placeTabStop(table: ParentNode, wanted?: Element): void {
  const places = findLitPlaces(table);
  const stop =
    places.find((place) => place === (wanted ?? document.activeElement)) ??
    places.find((place) => place.getAttribute("tabindex") === "0") ??
    places[0];
  for (const place of table.querySelectorAll("[data-target][tabindex]"))
    place.setAttribute("tabindex", place === stop ? "0" : "-1");
}
