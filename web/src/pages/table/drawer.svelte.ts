// The panel beside the table: whether it is open, and what it shows. Where there is no room it is a sheet.
import { screen } from "../../lib/screen.svelte";
import { settings } from "../../lib/settings.svelte";

export type Tab = "log" | "chat" | "in-words" | "table" | "rules";

export class Drawer {
  private chosen: Tab = $state("log");
  private before: Tab = "log";
  private sheet = $state(false);

  constructor(first: Tab = "log") {
    this.chosen = this.before = first;
  }

  get tab(): Tab {
    return this.chosen;
  }

  /** Whether it is a sheet above the table, not a column. */
  get isSheet(): boolean {
    return screen.frame !== "columns";
  }

  get open(): boolean {
    return this.isSheet ? this.sheet : settings.chosen.sidePanel;
  }

  show(tab: Tab = this.chosen): void {
    if (tab !== "rules") this.before = tab;
    this.chosen = tab;
    this.setOpen(true);
  }

  close(): void {
    this.setOpen(false);
  }

  /** Leave the rules: back to what was there, or away with a sheet. */
  leaveRules(): void {
    this.chosen = this.before;
    if (this.isSheet) this.close();
  }

  toggle(tab?: Tab): void {
    if (this.open) this.close();
    else this.show(tab);
  }

  private setOpen(open: boolean): void {
    if (this.isSheet) this.sheet = open;
    else if (settings.chosen.sidePanel !== open) settings.change({ sidePanel: open });
  }
}
