/** The page: finds out who is here and what they came for. */

import { ask, attempt, Refused } from "./common.js";
import { askForName } from "./person.js";
import { showStart } from "./start.js";
import { showTable } from "./table.js";

const main = document.getElementById("main");

/** Whoever is signed in; on a fresh server of one's own that needs no question. */
async function whoAmI() {
  try {
    return await ask("GET", "/me");
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code !== "nobody") throw error;
    return error.problem.first ? await firstGuest() : null;
  }
}

/** The first person here, if nobody else was faster. */
async function firstGuest() {
  try {
    return await ask("POST", "/guests", {});
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return null;
  }
}

await attempt(async () => {
  const me = await whoAmI();
  if (!me) {
    askForName(main);
    return;
  }
  document.getElementById("who").textContent = me.name;
  const [, place, key] = location.pathname.split("/");
  if (place === "t") showTable(main, key);
  else await showStart(main, me);
});
