// The icons of pyramid tiles and decorations, drawn once and used by name.

export const ICONS = ["b", "r", "g", "."] as const;

/** Where an icon's drawing is found, coloured or not. */
export const findIconId = (icon: string): string => `m-icon-${icon === "." ? "plain" : icon.toLowerCase()}`;
