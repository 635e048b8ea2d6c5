// Lets a watched table go on: by itself while it plays, or a step at a time.

import { change, playAt, settings } from "../shared/settings.js";
import { hurry } from "./flights.js";

/** @typedef {import("./state/reel.js").Wind} Wind */
/** @typedef {import("./state.js").Table} Table */

/** Where the views come from. shown: a view is on the screen; goOn: bring the next one; canGoOn: whether there is one.
 * @typedef {{of: "bots"|"replay", canGoOn: () => boolean, goOn: () => void, shown: () => void, close: () => void,
 *   back?: () => void, restart?: () => void, toDeal?: (deal: number) => void}} Source */

/** How long a table is at rest between two steps, in milliseconds; a count takes longer to read. */
export const GAPS = { slow: 1500, normal: 600, fast: 80 };
export const COUNTS = { slow: 11_000, normal: 7500, fast: 3500 };

export class Winder {
  /** @param {Table} table @param {Source} source @param {boolean} playing whether it goes on at once */
  constructor(table, source, playing) {
    this.table = table;
    this.source = source;
    /** What is to be done as soon as nothing moves. @type {(() => void)|null} */
    this.then = null;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
    const { watchSpeed: speed } = settings;
    playAt(speed);
    this.deaf = table.subscribe((_, { type }) => {
      if (type === "idle") this.rest();
      if (type === "connected") this.schedule();
    });
    table.dispatch({ type: "reel", reel: { of: source.of, playing, speed } });
    this.rest();
  }

  close() {
    clearTimeout(this.timer);
    this.deaf();
    this.source.close();
    playAt(null);
  }

  get reel() {
    return /** @type {import("./state/reel.js").Reel} */ (this.table.state.reel);
  }

  /** Nothing moves any more. */
  rest() {
    if (this.table.state.busy || !this.table.state.view) return;
    const { then } = this;
    this.then = null;
    if (then) then();
    else this.source.shown();
    this.schedule();
  }

  schedule() {
    clearTimeout(this.timer);
    const { busy, view, online } = this.table.state;
    if (!this.reel.playing || busy || !view) return;
    if (!this.source.canGoOn()) this.set({ playing: false });
    else if (online)
      this.timer = setTimeout(() => this.source.goOn(), (view.phase === "play" ? GAPS : COUNTS)[this.reel.speed]);
  }

  /** @param {Partial<import("./state/reel.js").Reel>} reel */
  set(reel) {
    this.table.dispatch({ type: "reel", reel });
  }

  /** @param {Wind} wind */
  obey(wind) {
    clearTimeout(this.timer);
    if (wind.do === "play") this.play();
    else if (wind.do === "pause") this.set({ playing: false });
    else if (wind.do === "hands") this.set({ hands: !this.reel.hands });
    else if (wind.do === "speed") this.setSpeed(wind.speed);
    else this.move(wind);
    this.schedule();
  }

  play() {
    this.set({ playing: true });
    if (this.source.canGoOn()) this.atRest(() => this.source.canGoOn() && this.source.goOn());
    else this.source.restart?.();
  }

  /** @param {import("./state/reel.js").Reel["speed"]} speed */
  setSpeed(speed) {
    change({ watchSpeed: speed });
    playAt(speed);
    this.set({ speed });
  }

  /** A step, after which it pauses. @param {Wind} wind */
  move(wind) {
    const { source } = this;
    this.set({ playing: wind.do === "deal" && this.reel.playing });
    this.atRest(() => {
      if (wind.do === "forward" && source.canGoOn()) source.goOn();
      if (wind.do === "back") source.back?.();
      if (wind.do === "deal") source.toDeal?.(wind.deal);
    });
  }

  /** Whatever moves arrives at once, and then something is done. @param {() => void} act */
  atRest(act) {
    if (!this.table.state.busy) {
      act();
      return;
    }
    this.then = act;
    hurry();
  }
}
