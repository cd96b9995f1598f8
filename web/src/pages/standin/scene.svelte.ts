// Stands in for the scene of turn/: what is lit on the table, and what picking does.
import type { Live } from "../../lib/live.svelte";

export class Scene {
  lit = new Map<string, string>();
  preview: null = null;
  constructor(readonly live: Live) {}
  pick(target: string): void {
    void target;
  }
  look(target: string | null): void {
    void target;
  }
}
