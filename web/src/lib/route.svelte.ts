// The address: which table is looked at, and with which invitation.

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    window.addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** The key of the table in the address, "" on the start page. */
  get key(): string {
    return /^\/t\/([A-Za-z0-9_-]+)$/.exec(this.path)?.[1] ?? "";
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
  }
}

export const route = new Route();
