// "Tell me when it is my turn": this browser subscribes to notifications, only when somebody asks for it.

import { hasPeople } from "./host.js";
import { GUEST } from "./opponents.js";
import { fetchJson, introduce, inWords, Refused } from "./server.js";
import { settings } from "./settings.js";
import { told } from "./texts.js";

/** Whether this browser can show notifications while the page is closed. */
export const canPush = () =>
  hasPeople && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** What the switch shows; isOn is null until it is known.
 * @type {{isOn: boolean|null, isBusy: boolean, trouble: string}} */
export const turnSwitch = { isOn: null, isBusy: false, trouble: "" };

const subscription = async () => (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription();

/** Finds out whether this browser has subscribed. */
export async function look() {
  turnSwitch.isOn = canPush() && Notification.permission === "granted" && Boolean(await subscription());
}

/** Turns the switch on or off. @param {boolean} wanted */
export async function turn(wanted) {
  turnSwitch.isBusy = true;
  turnSwitch.trouble = "";
  turnSwitch.isOn = wanted;
  try {
    await (wanted ? subscribe() : unsubscribe());
  } catch (problem) {
    turnSwitch.isOn = !wanted;
    turnSwitch.trouble = problem instanceof DOMException ? told("shared-notify-failed") : inWords(problem);
  }
  turnSwitch.isBusy = false;
}

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(told("shared-notify-blocked"));
  const { key } = await fetchJson("/api/push");
  const { pushManager } = await ready(await navigator.serviceWorker.register("/sw.js"));
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    await tell(made).catch(known(made));
  } catch (problem) {
    await made.unsubscribe();
    throw problem;
  }
}

/** A worker that cannot be installed is never ready. @param {ServiceWorkerRegistration} registration */
function ready(registration) {
  const { installing, waiting, active } = registration;
  const failed = new Promise((/** @type {(made: never) => void} */ _, fail) => {
    const end = () => fail(new Error(told("shared-notify-failed")));
    if (!installing && !waiting && !active) end();
    installing?.addEventListener("statechange", () => {
      if (installing.state === "redundant" && !registration.active) end();
    });
  });
  return Promise.race([navigator.serviceWorker.ready, failed]);
}

/** Whoever is nobody here yet becomes a guest, and tries again. @param {PushSubscription} made */
const known = (made) => async (/** @type {unknown} */ problem) => {
  if (!(problem instanceof Refused) || problem.code !== "no_session") throw problem;
  await introduce(settings.name || GUEST);
  await tell(made);
};

async function unsubscribe() {
  const found = await subscription();
  if (!found) return;
  await found.unsubscribe();
  await fetchJson("/api/push/remove", { endpoint: found.endpoint });
}

/** @param {PushSubscription} made */
const tell = (made) => fetchJson("/api/push", made.toJSON());

/** Tells the server of the subscription again: it forgets it when somebody signs out. */
export async function renew() {
  if (!canPush() || Notification.permission !== "granted") return;
  const found = await subscription();
  if (found) await tell(found).catch(() => {});
}
