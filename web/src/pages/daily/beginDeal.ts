// Begin one of today's deals, or go on with it.
import { beginDaily } from "../../lib/api";
import { route } from "../../lib/route.svelte";
import { session } from "../../lib/session.svelte";
import type { DailyDeal } from "../../lib/types";

export async function beginDeal(mode: DailyDeal["mode"]): Promise<void> {
  await session.attempt(async () => {
    const table = await beginDaily(mode);
    route.go(`/t/${table.key}`);
  });
}
