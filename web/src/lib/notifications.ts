// "Your turn": in the title, and as a notification while the page is hidden.
import { say } from "../i18n/messages";

let shown: Notification | null = null;

/** What the page is called: whether it is my turn there, and at how many tables elsewhere. */
export function titleOf(mine: boolean, title: string, elsewhere: number): string {
  if (mine) return say("title-your-turn", { title });
  return elsewhere ? say("title-waiting", { title, count: elsewhere }) : title;
}

/** Notify whoever looks elsewhere that it is their turn; `fresh`: since this was last told. */
export function callToTurn(mine: boolean, title: string, fresh: boolean): void {
  if (!mine) {
    dismiss();
    return;
  }
  if (fresh && document.visibilityState === "hidden") call(title);
}

/** Show a notification that leads back here. */
function call(title: string): void {
  dismiss();
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const more = { body: title, icon: "/icon.svg", tag: location.pathname };
    shown = new Notification(say("your-turn"), more);
    shown.onclick = () => {
      window.focus();
      dismiss();
    };
  } catch {
    // Some browsers of phones let only service workers notify.
  }
}

function dismiss(): void {
  shown?.close();
  shown = null;
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") dismiss();
});

/** Whether this browser could notify, and whether it may. */
export function getNotificationPermission(): NotificationPermission | "impossible" {
  return "Notification" in window ? Notification.permission : "impossible";
}

/** Ask for leave to notify; browsers want a click for that. */
export const requestPermission = (): Promise<NotificationPermission> => Notification.requestPermission();
