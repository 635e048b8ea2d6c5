// The people at a table: who is there, what they say, who is not to be heard.

import { closeDialogs } from "../shared/dialogs.js";
import { language, phrase } from "../shared/phrases.js";
import { settings } from "../shared/settings.js";
import { say } from "../shared/speech.js";
import { Muted } from "./muting.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {{seat: number, name: string, text: string, lang: string}} Line */

const KEPT = 50;
const SHOWN = 7000;
export const LONGEST_TEXT = 200;

export class Company {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
    /** Seats with an open page; null until the server has said so. @type {Set<number>|null} */
    this.connected = null;
    this.watching = 0;
    /** What was said, oldest first. @type {Line[]} */
    this.lines = [];
    /** What is just being said. @type {Map<number, Line>} */
    this.bubbles = new Map();
    this.muted = new Muted(play.id);
    /** What the server has to say to everybody, by its code. @type {Map<string, string>} */
    this.notices = new Map();
    /** Draws an open window again. */
    this.redraw = () => {};
  }

  /** @param {import("../types.js").Frame} frame @returns {boolean} whether it was for the company */
  receive(frame) {
    if (frame.type === "people") this.gather(frame);
    else if (frame.type === "said") this.hear(frame);
    else if (frame.type === "notice") this.heed(frame);
    else return false;
    this.draw();
    return true;
  }

  draw() {
    this.play.draw();
    this.redraw();
  }

  /** @param {{connected: number[], watching: number}} frame */
  gather(frame) {
    const before = this.connected;
    this.connected = new Set(frame.connected);
    this.watching = frame.watching;
    if (!before) return;
    const others = (this.play.view?.seats ?? []).filter((seat) => seat.seat !== this.play.view?.seat);
    for (const seat of others) {
      if (seat.kind !== "human" || before.has(seat.seat) === this.connected.has(seat.seat)) continue;
      say(this.connected.has(seat.seat) ? `${seat.name} is here.` : `${seat.name} is away.`);
    }
  }

  /** @param {{seat: number|null, name: string, phrase?: string, text?: string}} frame */
  hear(frame) {
    const own = frame.seat === this.play.view?.seat;
    const silent = settings.quiet || (frame.text !== undefined && !settings.chat);
    if (frame.seat === null || (!own && (silent || this.muted.has(frame.seat, frame.name)))) return;
    const text = frame.phrase ? phrase(frame.phrase) : frame.text ?? "";
    if (!text) return;
    const line = { seat: frame.seat, name: own ? "You" : frame.name, text, lang: frame.phrase ? language() : "" };
    this.lines = [...this.lines, line].slice(-KEPT);
    this.bubbles.set(line.seat, line);
    setTimeout(() => this.fade(line), SHOWN);
    if (!own) say(`${line.name}: ${text}`);
  }

  /** @param {Line} line */
  fade(line) {
    if (this.bubbles.get(line.seat) !== line) return;
    this.bubbles.delete(line.seat);
    this.draw();
  }

  /** @param {{code: string, message: string}} frame */
  heed(frame) {
    const before = this.notices.size;
    this.notices.delete(frame.code);
    const isOver = this.notices.size < before;
    if (frame.message) this.notices.set(frame.code, frame.message);
    if (frame.message || isOver) say(frame.message || "All is well again.");
  }

  /** What the server said before it was left; what still is so, it says again. */
  forgetNotices() {
    this.notices.clear();
  }

  /** @param {number} seat @param {string} name */
  mute(seat, name) {
    if (this.muted.toggle(seat, name)) {
      this.bubbles.delete(seat);
      this.lines = this.lines.filter((line) => line.seat !== seat || line.name !== name);
    }
    this.draw();
  }

  /** Whether other people may sit at this table. @param {View} view */
  isShared(view) {
    return this.play.id !== "" && (this.others(view).length > 0 || view.seats.some((seat) => seat.open));
  }

  /** The seats of other people. @param {View} view */
  others(view) {
    return view.seats.filter((seat) => seat.seat !== view.seat && (seat.kind === "human" || seat.left));
  }

  /** How somebody is there, in words; nothing where it goes without saying. @param {Seat} seat */
  presence(seat) {
    if (!this.play.id) return "";
    if (seat.next) return `${seat.next} from the next deal`;
    if (seat.left) return "away, a bot plays";
    if (seat.open) return seat.kind === "human" ? "not here yet" : "free seat";
    if (seat.kind === "human" && this.connected && !this.connected.has(seat.seat)) return "away";
    return "";
  }

  /** @param {string} name of a phrase */
  sayPhrase(name) {
    this.play.send({ type: "say", phrase: name });
    closeDialogs("talk");
  }

  /** @param {string} text */
  sayText(text) {
    const words = text.trim().slice(0, LONGEST_TEXT);
    if (words) this.play.send({ type: "say", text: words });
  }
}
