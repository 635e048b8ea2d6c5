// Sounds and the buzz of a phone: made here, and silent where a person wants it so.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

let begun;
let buzzes;

class Sounding {
  frequency = { value: 0 };
  gain = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect(next) {
    return next;
  }
  start() {
    begun += 1;
  }
  stop() {}
}

class AudioContext {
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = new Sounding();
  createOscillator() {
    return new Sounding();
  }
  createGain() {
    return new Sounding();
  }
  createBiquadFilter() {
    return new Sounding();
  }
  createBufferSource() {
    return new Sounding();
  }
  createBuffer(_, frames) {
    return { getChannelData: () => new Float32Array(frames) };
  }
}

globalThis.AudioContext = AudioContext;
globalThis.document = { hidden: false, documentElement: { dataset: {} } };
globalThis.localStorage = { getItem: () => null, setItem() {} };
Object.defineProperty(globalThis, "navigator", {
  value: {
    userActivation: { hasBeenActive: true },
    vibrate: () => {
      buzzes += 1;
    },
  },
});
const { buzz, sound, toggleSounds } = await import("../../src/cassino/web/static/shared/sounds.js");
const { change, settings } = await import("../../src/cassino/web/static/shared/settings.js");

beforeEach(() => {
  begun = 0;
  buzzes = 0;
});

test("every sound is made without a file", () => {
  change({ sounds: true });
  for (const name of ["card", "take", "sweep", "turn", "won", "over"]) {
    const before = begun;
    sound(name);
    assert.ok(begun > before, name);
  }
});

test("one switch mutes them all", () => {
  change({ sounds: true });
  toggleSounds();
  sound("won");
  assert.equal(begun, 0);
  toggleSounds();
  assert.equal(settings.sounds, true);
});

test("a hidden page is silent", () => {
  globalThis.document.hidden = true;
  sound("won");
  globalThis.document.hidden = false;
  assert.equal(begun, 0);
});

test("a phone buzzes unless that is switched off", () => {
  change({ vibration: true });
  buzz();
  change({ vibration: false });
  buzz();
  assert.equal(buzzes, 1);
});
