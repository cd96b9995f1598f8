// The address: which page is looked at, of which table, with which invitation.

const PLAIN = [
  ...(["new", "settings", "help", "rules", "strategy", "learn", "openings", "daily", "puzzles"] as const),
  ...(["profile", "leaderboard", "lobby", "admin", "unsubscribe"] as const),
];
type PlainPage = "start" | (typeof PLAIN)[number] | "missing";
type TablePart = "replay" | "review" | "mistakes";
export type Place =
  | { page: PlainPage }
  | { page: "table" | TablePart; key: string }
  | { page: "puzzle"; puzzle: string }
  | { page: "person"; name: string };

/** What an address means. */
export function parsePath(path: string): Place {
  const table = /^\/t\/([A-Za-z0-9_-]+)(?:\/(replay|review|mistakes))?\/?$/.exec(path);
  if (table?.[1]) return { page: (table[2] as TablePart | undefined) ?? "table", key: table[1] };
  const puzzle = /^\/puzzles\/([a-z0-9]+)\/?$/.exec(path)?.[1];
  if (puzzle) return { page: "puzzle", puzzle };
  const name = /^\/people\/(.+?)\/?$/.exec(path)?.[1];
  if (name) return { page: "person", name: decoded(name) };
  const plain = PLAIN.find((page) => path === `/${page}` || path === `/${page}/`);
  if (plain) return { page: plain };
  return { page: path === "/" ? "start" : "missing" };
}

/** A part of an address; somebody may have typed anything there. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  /** The place on the page that is meant: "5.3" of the rules. */
  hash = $state(decoded(location.hash.slice(1)));

  constructor() {
    window.addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = decoded(location.hash.slice(1));
  }

  get place(): Place {
    return parsePath(this.path);
  }

  /** The key of the table in the address, "" where there is none. */
  get key(): string {
    const place = this.place;
    return "key" in place ? place.key : "";
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    window.scrollTo(0, 0);
  }

  /** Change the address without a step back to the one before. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.read();
  }

  /** Follow links to our own pages without loading everything again. */
  private follow(event: MouseEvent): void {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute("download")) return;
    const address = new URL(link.getAttribute("href") ?? "", location.href); // of a drawing's link too
    if (address.origin !== location.origin || address.pathname.startsWith("/api")) return;
    if (address.hash && address.pathname === location.pathname) return; // a place on this page
    event.preventDefault();
    this.go(address.pathname + address.search + address.hash);
  }
}

export const route = new Route();
