/** "Your turn": in the title, and as a notification while the page is hidden. */

let called = null; // the notification that is shown

/**
 * Show whether it is my turn.
 * @param {boolean} mine
 * @param {string} title of the page otherwise
 * @param {boolean} fresh whether it has become my turn since it was last shown
 */
export function showTurn(mine, title, fresh) {
  document.title = mine ? `● Your turn – ${title}` : title;
  if (!mine) dismiss();
  else if (fresh && document.visibilityState === "hidden") call(title);
}

/** Show a notification that leads back here. */
function call(title) {
  dismiss();
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const more = { body: title, icon: "/page/icon.svg", tag: location.pathname };
    called = new Notification("Your turn", more);
    called.onclick = () => {
      window.focus();
      dismiss();
    };
  } catch {
    // Some browsers of phones let only service workers notify.
  }
}

/** Take the notification away. */
function dismiss() {
  called?.close();
  called = null;
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") dismiss();
});

/** Asks for leave to notify, for which browsers want a button; null if it needs none. */
export function notifyButton() {
  if (!("Notification" in window) || Notification.permission !== "default") return null;
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = "Notify me";
  made.title = "A notification when it is your turn while you look elsewhere";
  made.addEventListener("click", async () => {
    const answer = await Notification.requestPermission();
    const allowed = answer === "granted";
    made.replaceWith(allowed ? "You will be notified." : "This browser blocks notifications.");
  });
  return made;
}
