// Clocks: the server says what is left with each view, the page counts on until the next.

import { say } from "../shared/speech.js";
import { namesIn, playerNames, told } from "../shared/texts.js";
import { shown, spoken } from "../shared/time.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").TimeLeft} TimeLeft */

const TICK = 250;
/** With so many seconds left it is said aloud. */
const WARNINGS = [30, 10];
const LOW = 15;

/** What is left some seconds later. @param {TimeLeft} clock @param {number} seconds */
export function timeLeft({ left, bank, runs }, seconds) {
  const rest = left - (runs ? seconds : 0);
  return { left: Math.max(0, rest), bank: Math.max(0, bank + Math.min(0, rest)) };
}

export class Clocks {
  /** @param {(seat: number) => void} fallen called when the time of a seat is over */
  constructor(fallen) {
    this.fallen = fallen;
    /** @type {View|null} */
    this.view = null;
    this.since = 0;
    /** What was said already in this turn. @type {Set<number>} */
    this.said = new Set();
    this.out = false;
    this.timer = setInterval(() => this.tick(), TICK);
  }

  close() {
    clearInterval(this.timer);
  }

  /** A view as it comes, before it is shown. @param {View} view */
  set(view) {
    const turn = view.seats.findIndex((seat) => seat.is_turn);
    const isNew = turn !== this.view?.seats.findIndex((seat) => seat.is_turn);
    this.view = view;
    const clock = view.seats[turn]?.clock;
    // Who never has more time than that needs no warning.
    if (isNew) this.said = new Set(WARNINGS.filter((each) => clock && clock.left + clock.bank <= each));
    this.since = performance.now();
    this.out = false;
  }

  /** @param {Seat} seat */
  runs(seat) {
    return Boolean(seat.clock?.runs);
  }

  /** Seconds for this move and in the bank. @param {Seat} seat */
  left(seat) {
    return timeLeft(/** @type {TimeLeft} */ (seat.clock), (performance.now() - this.since) / 1000);
  }

  tick() {
    this.paint();
    const turn = this.view?.seats.find((seat) => this.runs(seat));
    if (!turn) return;
    const { left, bank } = this.left(turn);
    if (turn.seat === this.view?.seat) this.warn(left + bank);
    if (left + bank > 0 || this.out) return;
    this.out = true;
    this.fallen(turn.seat);
  }

  /** @param {number} seconds */
  warn(seconds) {
    const due = WARNINGS.filter((each) => seconds <= each && !this.said.has(each));
    due.forEach((each) => this.said.add(each));
    if (due.length && seconds > 0) say(told("table-seconds-left", { count: Math.ceil(seconds) }));
  }

  /** Writes what is left into the places that the table has for it. */
  paint() {
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-clock]"))) {
      const seat = this.view?.seats[Number(element.dataset.clock)];
      if (!seat?.clock) continue;
      const { left, bank } = this.left(seat);
      const text = shown(left, bank);
      if (element.textContent !== text) element.textContent = text;
      element.classList.toggle("runs", this.runs(seat));
      element.classList.toggle("low", this.runs(seat) && left + bank <= LOW);
    }
  }

  /** For players who ask how much time there is. */
  words() {
    const { view } = this;
    const clocks = (view?.seats ?? []).filter((seat) => seat.clock);
    if (!view || !clocks.length) return told("table-no-clock");
    return clocks
      .map((seat) => {
        const { left, bank } = this.left(seat);
        const [name, time] = [playerNames(namesIn(view), [seat.seat]), spoken(left)];
        return bank
          ? told("table-clock-bank", { name, time, bank: spoken(bank) })
          : told("table-clock", { name, time });
      })
      .join(" ");
  }
}
