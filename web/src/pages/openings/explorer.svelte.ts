// What is explored: players, turn order, tiles and a pair, as the address says; and what the server knows of it.
import { ApiError, fetchFirstTurns, fetchOpenings } from "../../lib/api";
import { route } from "../../lib/route.svelte";
import { session } from "../../lib/session.svelte";
import type { FirstTurns, Openings } from "../../lib/types";
import { makeAddress, readNumber, readTiles, type Explored } from "./pairs";

export class Explorer {
  readonly players: number = $derived(readNumber(route.query.get("players"), 1, 4) ?? 2);
  /** In turn order from 1; 0 is any. */
  readonly seat: number = $derived(readNumber(route.query.get("seat"), 1, this.players) ?? 0);
  readonly tiles: number[] = $derived(readTiles(route.query.get("tiles")));
  readonly pair: number[] = $derived(readTiles(route.query.get("pair")).slice(0, 2));
  openings: Openings | null = $state.raw(null);
  first: FirstTurns | null = $state.raw(null);

  /** Look at something else; the address says what. */
  choose(change: Partial<Explored>): void {
    route.replace(makeAddress({ ...this.chosen(), ...change }));
  }

  private chosen(): Explored {
    return { players: this.players, seat: this.seat, tiles: this.tiles, pair: this.pair };
  }

  toggleTile(tile: number): void {
    const without = this.tiles.filter((other) => other !== tile);
    const tiles = without.length < this.tiles.length ? without : [...this.tiles, tile].sort((a, b) => a - b);
    this.choose({ tiles, pair: this.pair.every((kept) => !tiles.length || tiles.includes(kept)) ? this.pair : [] });
  }

  /** Ask the server for the pairs; of fewer than two tiles all pairs are told. */
  async lookAtPairs(players: number, seat: number, tiles: readonly number[]): Promise<void> {
    await this.attempt(async () => {
      this.openings = await fetchOpenings(players, seat ? seat - 1 : null, tiles.length > 1 ? tiles : []);
    });
  }

  async lookAtFirstTurns(players: number, pair: readonly number[]): Promise<void> {
    const [first, second] = pair;
    if (first === undefined || second === undefined) this.first = null;
    else
      await this.attempt(async () => {
        this.first = await fetchFirstTurns(players, first, second);
      });
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      session.away = false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      session.away = error.status === 0;
    }
  }
}
