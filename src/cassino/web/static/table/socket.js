// One connection to a match. It is opened again whenever it is lost, and nothing that was asked for is lost with it.
// In the folder that `cassino site` writes, the content of this file is another one: that of local/link.js.

import { inLanguage } from "../shared/host.js";
import { isLasting, named } from "./naming.js";

/** A loss that is over so soon is nobody's business. */
const GRACE = 2000;
/** The first tries of all windows are spread over this time, so that they do not come back at once. */
const FIRST_SPREAD = 500;
const FIRST_WAIT = 250;
/** When the first try fails, the next ones are spread over this time at least. */
const SPREAD = 1000;
const LONGEST_WAIT = 8000;
/** How long an answer may take before the connection counts as dead. */
const PATIENCE = 6000;
/** Close codes after which another try cannot help: no such match, somebody else's seat, damaged match. */
const FINAL = new Set([4403, 4404, 4500]);
/** Refusals that are over in a moment: what was asked for is asked for again. */
const PASSING = new Set(["storage", "too_fast"]);
const AGAIN = 1500;

/** @typedef {import("../types.js").Request} Request */
/** @typedef {{frame: (frame: import("../types.js").Frame) => void, state: (online: boolean, final: boolean) => void,
 * opened: () => void}} Listener */

export class Link {
  /** @param {string} address @param {Listener} listener */
  constructor(address, listener) {
    this.address = address;
    this.listener = listener;
    /** Of the last view that came. */
    this.version = 0;
    this.tries = 0;
    this.closed = false;
    /** Whether the page was told of the loss. */
    this.told = false;
    /** What was asked for and not yet acknowledged, oldest first. @type {Map<string, Request>} */
    this.pending = new Map();
    /** Questions that wait for the connection. @type {Request[]} */
    this.later = [];
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.grace = undefined;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.patience = undefined;
    this.again = () => this.reopen();
    addEventListener("online", this.again);
    addEventListener("offline", this.again);
    this.open();
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.timer);
    const since = this.version ? `${this.address.includes("?") ? "&" : "?"}since=${this.version}` : "";
    const socket = new WebSocket(this.address + since);
    this.socket = socket;
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.reopen(), PATIENCE);
    socket.onopen = () => socket === this.socket && this.opened();
    socket.onmessage = (event) => socket === this.socket && this.receive(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  opened() {
    this.tries = 0;
    clearTimeout(this.grace);
    this.grace = undefined;
    this.watch();
    this.flush();
    for (const frame of this.later.splice(0)) this.write(frame);
    this.listener.opened();
    if (this.told) this.tell(true, false);
  }

  /** @param {import("../types.js").Frame} frame */
  receive(frame) {
    if (frame.type === "view") this.version = frame.version;
    if (frame.type === "error" && PASSING.has(frame.code)) this.timer = setTimeout(() => this.flush(), AGAIN);
    else if (frame.type === "done" || frame.type === "error") this.settle(frame.id);
    if (frame.type !== "done") this.listener.frame(frame);
  }

  /** Sends once more what is not acknowledged. */
  flush() {
    if (this.isOpen) for (const frame of this.pending.values()) this.write(frame);
  }

  /** A request was answered. @param {string|undefined} id nothing for a question, which has no name */
  settle(id) {
    if (id !== undefined) this.pending.delete(id);
    this.watch();
  }

  /** While something is not answered, silence means that the connection is dead. */
  watch() {
    clearTimeout(this.patience);
    if (this.pending.size && this.isOpen) this.patience = setTimeout(() => this.reopen(), PATIENCE);
  }

  /** @param {WebSocket} socket @param {number} code */
  lost(socket, code) {
    if (this.closed || socket !== this.socket) return;
    clearTimeout(this.patience);
    if (FINAL.has(code)) {
      this.tell(false, true);
      return;
    }
    // Where nothing has come yet, there is nothing to go on with.
    this.grace ??= setTimeout(() => this.tell(false, false), this.version ? GRACE : 0);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.pause());
    this.tries += 1;
  }

  /** How long to wait: a random time, so that not all windows come back at once. */
  pause() {
    const most = Math.min(Math.max(FIRST_WAIT * 1.7 ** this.tries, SPREAD), LONGEST_WAIT);
    return (this.tries ? most : FIRST_SPREAD) * Math.random();
  }

  /** @param {boolean} online @param {boolean} final */
  tell(online, final) {
    clearTimeout(this.grace);
    this.told = !online;
    this.listener.state(online, final);
  }

  /** Tries at once instead of waiting for the next turn. */
  retry() {
    if (!this.closed && !this.isOpen) this.reopen();
  }

  /** Begins anew, as if nothing had come yet. */
  restart() {
    this.version = 0;
    this.reopen();
  }

  /** A new connection in place of one that may be dead. */
  reopen() {
    if (this.closed) return;
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.grace ??= this.told ? undefined : setTimeout(() => this.tell(false, false), GRACE);
    this.open();
  }

  /** Whatever would change the match is kept until it is acknowledged. @param {Request} asked
   * @returns {boolean} whether it was sent, or will be: a move also after a long loss */
  send(asked) {
    const lasts = isLasting(asked);
    const request = lasts ? named(asked) : asked;
    const isKept = this.isOpen || !this.told || request.type === "move";
    if (lasts && isKept) this.pending.set(request.id ?? "", request);
    if (this.isOpen) this.write(request);
    else if (!this.told && !lasts) this.later.push(request);
    return isKept;
  }

  /** @param {Request} frame */
  write(frame) {
    this.socket?.send(JSON.stringify(frame));
    this.watch();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.grace);
    clearTimeout(this.patience);
    removeEventListener("online", this.again);
    removeEventListener("offline", this.again);
    this.socket?.close();
  }
}

/** The connection to a match of the server. @param {string} id @param {string|null} seat @param {Listener} listener */
export function connect(id, seat, listener) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = seat === null ? "" : `?seat=${encodeURIComponent(seat)}`;
  return new Link(`${scheme}://${location.host}${inLanguage(`/ws/${encodeURIComponent(id)}${query}`)}`, listener);
}
