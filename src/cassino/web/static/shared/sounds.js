// Soft sounds, made here: no file is loaded.

import { change, settings } from "./settings.js";

/** @type {AudioContext|null} */
let context = null;
const LOUDNESS = 0.16;

/** A browser allows sound only after the first tap or key. */
function awake() {
  if (!settings.sounds || typeof AudioContext === "undefined" || document.hidden) return null;
  if (!context && navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  return context.state === "running" ? context : null;
}

/** A tone that swells and dies away. @param {AudioContext} audio @param {number} hertz @param {number} after in seconds
 * @param {number} length in seconds @param {number} [loudness] */
function tone(audio, hertz, after, length, loudness = 1) {
  const start = audio.currentTime + after;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = "triangle";
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS * loudness, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

/** A card on cloth: a short breath of noise. @param {AudioContext} audio @param {number} after @param {number} pitch in
 * hertz */
function rustle(audio, after, pitch) {
  const frames = Math.floor(audio.sampleRate * 0.09);
  const noise = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let frame = 0; frame < frames; frame += 1) samples[frame] = (Math.random() * 2 - 1) * (1 - frame / frames) ** 3;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = LOUDNESS * 2;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(audio.currentTime + after);
}

const SOUNDS = {
  /** @param {AudioContext} audio */
  card: (audio) => rustle(audio, 0, 1900),
  /** @param {AudioContext} audio */
  take: (audio) => [0, 0.07, 0.13].forEach((after, order) => rustle(audio, after, 1500 - 250 * order)),
  /** @param {AudioContext} audio */
  sweep: (audio) => [523, 659, 784, 1047].forEach((hertz, order) => tone(audio, hertz, 0.08 * order, 0.5, 0.8)),
  /** @param {AudioContext} audio */
  turn: (audio) => tone(audio, 660, 0, 0.35, 0.5),
  /** @param {AudioContext} audio */
  won: (audio) => [392, 523, 659, 784, 1047].forEach((hertz, order) => tone(audio, hertz, 0.13 * order, 0.9)),
  /** @param {AudioContext} audio */
  over: (audio) => [440, 349].forEach((hertz, order) => tone(audio, hertz, 0.2 * order, 0.6, 0.6)),
};

/** @param {keyof typeof SOUNDS} name */
export function sound(name) {
  const audio = awake();
  if (audio) SOUNDS[name](audio);
}

/** Sounds on or off, in this browser. */
export const toggleSounds = () => change({ sounds: !settings.sounds });

/** A short buzz of a phone, on the player's own turn only. */
export function buzz() {
  if (settings.vibration && navigator.userActivation?.hasBeenActive && "vibrate" in navigator) navigator.vibrate(40);
}
