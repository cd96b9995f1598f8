// "Your turn": in the title, and as a notification while the page is hidden.
import { say } from "../i18n/messages";

let shown: Notification | null = null;

/** Show whether it is my turn; `fresh`: it has become mine since this was last shown. */
export function showTurnStatus(mine: boolean, title: string, fresh: boolean): void {
  document.title = mine ? say("title-your-turn", { title }) : title;
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
