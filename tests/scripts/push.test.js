// Notifications: the switch says how it went, also where no service worker can be installed.

import assert from "node:assert/strict";
import { test } from "node:test";

const catalogs = globalThis.fetch;
globalThis.document = { documentElement: { lang: "en" } };
globalThis.localStorage = { getItem: () => null, setItem: () => {} };
globalThis.matchMedia = () => ({ matches: false, addEventListener: () => {} });
const { turn, turnSwitch } = await import("../../src/cassino/web/static/shared/push.js");
globalThis.fetch = async (path) =>
  String(path).startsWith("/api/push") ? new Response(JSON.stringify({ key: "k" })) : catalogs(path);
globalThis.Notification = { requestPermission: async () => "granted" };

/** @param {object} registration @param {Promise<object>} ready */
function workers(registration, ready) {
  const serviceWorker = { register: async () => registration, ready, getRegistration: async () => registration };
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker }, configurable: true });
}

const never = new Promise(() => {});

test("the switch is off again when the service worker cannot be installed", async () => {
  let changed = () => {};
  let isHeard = () => {};
  const listening = new Promise((end) => (isHeard = end));
  const installing = {
    state: "installing",
    addEventListener(_, heard) {
      changed = heard;
      isHeard();
    },
  };
  workers({ installing, waiting: null, active: null }, never);
  const turned = turn(true);
  await listening;
  assert.equal(turnSwitch.isBusy, true);
  installing.state = "redundant";
  changed();
  await turned;
  assert.equal(turnSwitch.isBusy, false);
  assert.equal(turnSwitch.isOn, false);
  assert.match(turnSwitch.trouble, /\w/);
});

test("the switch is off again when there is no worker at all", async () => {
  workers({ installing: null, waiting: null, active: null }, never);
  await turn(true);
  assert.deepEqual([turnSwitch.isBusy, turnSwitch.isOn], [false, false]);
});

test("the switch is on when the worker is ready", async () => {
  const made = { toJSON: () => ({}) };
  const registration = { installing: null, waiting: null, active: {}, pushManager: { subscribe: async () => made } };
  workers(registration, Promise.resolve(registration));
  await turn(true);
  assert.deepEqual([turnSwitch.isBusy, turnSwitch.isOn, turnSwitch.trouble], [false, true, ""]);
});
