// Messages to this browser while the page is closed: asked for with a click, and kept up as long as one is signed in.
import { addBrowser, dropBrowser } from "../lib/api";
import type { PushSubscriptionWanted } from "../lib/types";

const PLACE = "teotihuacan.push"; // "on": messages are wanted in this browser

/** Whether this browser could take messages while the page is closed. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether messages come to this browser. */
export async function isPushOn(): Promise<boolean> {
  return localStorage.getItem(PLACE) === "on" && (await findSubscription()) !== null;
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** A browser as the server wants it. */
function toWanted(subscription: PushSubscription): PushSubscriptionWanted {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** Have messages sent here; whether the browser lets us. `key` is the server's. */
export async function turnPushOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await worker.pushManager.subscribe(wanted).catch(() => null);
  if (!subscription) return false;
  await addBrowser(toWanted(subscription));
  localStorage.setItem(PLACE, "on");
  return true;
}

/** Have no more messages sent here. */
export async function turnPushOff(): Promise<void> {
  forgetPush();
  const subscription = await findSubscription();
  if (!subscription) return;
  await dropBrowser(subscription.endpoint);
  await subscription.unsubscribe();
}

/** Whoever signs in here next is asked anew. */
export const forgetPush = (): void => localStorage.removeItem(PLACE);

/** Tell the server again where this browser takes messages: the address may have changed. */
export async function renewPush(): Promise<void> {
  if (localStorage.getItem(PLACE) !== "on") return;
  const subscription = await findSubscription();
  if (subscription) await addBrowser(toWanted(subscription)).catch(() => {});
}
