// One match in this browser: what is selected, what the server answered, what is shown.

import { goOn, watch } from "../fair/memory.js";
import { cardsOf, keyOf, shortened, spelled } from "../shared/cards.js";
import { ask, closeDialogs } from "../shared/dialogs.js";
import { fetchFigures } from "../shared/faces.js";
import { settings } from "../shared/settings.js";
import { say } from "../shared/speech.js";
import { Clocks } from "./clocks.js";
import { Company } from "./company.js";
import { countPending, openCount, refreshCount } from "./count.js";
import { hurry, proclaim, relax } from "./flights.js";
import { offerSeat } from "./joining.js";
import { Link } from "./socket.js";
import { Stage } from "./stage.js";
import { drawTable } from "./table.js";
import { comings, dealt, greeting, hintText, movesSince } from "./telling.js";

const STEPS = ["nudge", "cards", "reason"];

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Item} Item */

export class Play {
  /** @param {string} id @param {string|null} seat @param {HTMLElement} root @param {(path: string) => void} visit */
  constructor(id, seat, root, visit) {
    this.id = id;
    this.seat = seat;
    this.root = root;
    this.visit = visit;
    /** @type {View|null} */
    this.view = null;
    this.version = 0;
    /** The version answered by a move already: a second press must not play again. */
    this.played = -1;
    /** Cards of the hand that are chosen. @type {Set<string>} */
    this.cards = new Set();
    /** Cards on the table, or on top of piles, that are chosen. @type {Set<string>} */
    this.taking = new Set();
    /** @type {import("../types.js").ChoicesFrame|null} */
    this.answer = null;
    /** @type {import("../types.js").HintFrame|null} */
    this.hint = null;
    /** How many steps of the hint were asked for at a version. */
    this.asked = { version: 0, steps: 0 };
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.countdown = undefined;
    /** A tap that came while cards were moving. @type {(() => void)|null} */
    this.waiting = null;
    this.notice = "";
    this.online = true;
    this.gone = false;
    /** The move last made, to be made again where something that is no move came between. @type {{move: string, at: string, version: number, again: boolean}|null} */
    this.intent = null;
    /** The next deal or match as it was asked for, again where a salt or a newcomer came first. @type {{type: "next_deal"|"rematch", deal: number, again: boolean}|null} */
    this.ordered = null;
    /** Whether this person was asked to sit down. */
    this.invited = false;
    this.stage = new Stage(this);
    this.company = new Company(this);
    this.clocks = new Clocks(() => this.draw());
    this.link = this.open();
    // A hidden page plays no animations; what happened meanwhile is simply there on return.
    this.hidden = () => document.hidden && this.stage.busy && hurry();
    document.addEventListener("visibilitychange", this.hidden);
    relax();
    this.draw();
    setTimeout(fetchFigures, 300);
  }

  /** The connection to the match. */
  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = this.seat === null ? "" : `?seat=${encodeURIComponent(this.seat)}`;
    return new Link(`${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}${query}`, {
      frame: (frame) => this.receive(frame),
      state: (online, final) => this.connected(online, final),
      opened: () => { this.company.forgetNotices(); this.tellPatience(this.view); this.draw(); },
    });
  }

  leave() {
    clearTimeout(this.countdown);
    this.clocks.close();
    this.link.close();
    document.removeEventListener("visibilitychange", this.hidden);
    closeDialogs();
    hurry();
  }

  draw() {
    drawTable(this);
    this.clocks.paint();
  }

  get names() {
    return this.view?.seats.map((seat) => seat.name) ?? [];
  }

  /** The moves that have a button, those without cards last. */
  get choices() {
    const chosen = this.answer?.choices ?? [];
    return [...chosen, ...(this.view?.choices ?? []).filter((said) => !chosen.some((each) => each.move === said.move))];
  }

  /** May a card be chosen now? */
  get ready() {
    return Boolean(this.view?.can.move && this.online && !this.stage.busy);
  }

  // What the server says.

  /** @param {import("../types.js").Frame} frame */
  receive(frame) {
    if (this.company.receive(frame)) return;
    if (frame.type === "view") this.arrive(frame.view);
    else if (frame.type === "choices") this.choose(frame);
    else if (frame.type === "hint") this.advise(frame);
    else if (frame.type === "rematch") this.rejoin(frame.id);
    else if (frame.type === "error") this.fail(frame);
  }

  /** @param {View} view */
  arrive(view) {
    const { ordered } = this;
    const known = this.version === view.version && this.view?.seat === view.seat && view.seats.every(({ seat, name }) => name === this.names[seat]);
    this.version = view.version;
    this.clocks.set(view);
    if (ordered?.again && ordered.deal === view.deal && view.can[ordered.type]) this.order(ordered.type);
    if (known) return;
    // This person has sat down meanwhile: a window that was opened to watch is opened again, at the seat.
    if (view.seat === null && this.seat === null && view.seats.some((seat) => seat.mine && seat.kind === "human")) {
      this.link.restart();
      return;
    }
    watch(view, (salt) => this.link.send(salt));
    if (!this.view) this.tellPatience(view);
    this.stage.push(view);
  }

  /** Says how long this person wants to be asked things. @param {View|null} view */
  tellPatience(view) {
    if (view && view.seat !== null && view.asks.length) this.link.send({ type: "ask_me", version: this.version, when: settings.askMe });
  }

  /** A question of no interest is let pass after a moment. */
  startCountdown() {
    clearTimeout(this.countdown);
    const view = this.view;
    const seconds = view?.window?.seat === view?.seat ? view?.window?.seconds : null;
    const pass = view?.choices.find((choice) => choice.kind === "pass");
    if (typeof seconds === "number" && pass) this.countdown = setTimeout(() => this.version === view?.version && this.play(pass), seconds * 1000);
  }

  /** The stage shows a view. @param {View} view */
  show(view) {
    const same = this.view !== null && momentOf(this.view) === momentOf(view);
    this.view = view;
    clearTimeout(this.countdown);
    if (!same) {
      this.clear(false);
      this.notice = "";
    }
    this.company.draw();
    // Somebody sat down, or asked for something: what was chosen stays chosen.
    if (same && (this.cards.size || this.taking.size)) this.request();
  }

  /** The stage has shown a view: say what changed. @param {View} view @param {View|null} before */
  tell(view, before) {
    const turn = view.can.move ? "Your turn." : "";
    // What is asked has a place of its own.
    if (before && view.phase === "play" && !view.offer) proclaim(view.announce.map(shortened));
    if (!before) say(greeting(view), turn);
    else say(...movesSince(view, before), ...view.announce, comings(view, before), dealt(view, before), turn);
  }

  /** The stage has nothing more to show. */
  idle() {
    this.draw();
    this.startCountdown();
    if (this.ready) this.tapNow();
    this.playAgain();
    if (this.view?.seat === null && this.seat !== "watch" && !this.invited) offerSeat(this);
    if (this.view && countPending(this.view)) openCount(this);
    else if (this.view?.phase === "play" || this.view?.phase === "announcing") closeDialogs("count");
    else refreshCount();
  }

  /** The tap that had to wait, if its card is still there. */
  tapNow() {
    const tap = this.waiting;
    this.waiting = null;
    tap?.();
  }

  /** @param {import("../types.js").ChoicesFrame} answer */
  choose(answer) {
    if (answer.version !== this.version || !sameCards(answer.cards, this.cards)) return;
    if (!sameCards(answer.table, this.taking)) return;
    this.answer = answer;
    const labels = answer.choices.map((choice) => choice.label);
    if (labels.length) say(spelled(`You can: ${labels.join("; ")}.`));
    else if (answer.why && this.taking.size && !answer.hand.length) say(spelled(answer.why.text));
    this.draw();
  }

  /** @param {import("../types.js").HintFrame} frame */
  advise(frame) {
    if (frame.version !== this.version) return;
    this.hint = frame;
    if (frame.step !== "nudge") {
      this.cards = new Set(frame.cards);
      this.taking = new Set(frame.table);
      this.complete();
    }
    say(spelled(`Hint: ${hintText(frame, this.cards, this.taking)}`));
    if (this.cards.size || this.taking.size) this.request();
    else this.draw();
  }

  /** @param {Pick<import("../types.js").ErrorFrame, "message" | "why"> & {code?: string}} frame */
  fail(frame) {
    if (frame.code === "salt") return; // Nobody chose it: the check of the deal says that it is missing.
    // What the database could not take is sent again until it can.
    if (frame.code !== "storage") this.played = -1;
    if (frame.code === "stale") {
      if (this.intent) this.intent.again = true;
      if (this.ordered) this.ordered.again = true;
      this.playAgain();
      return;
    }
    if (frame.code !== "storage") this.intent = null;
    this.notice = frame.why ? `${frame.message} (${frame.why.rule})` : frame.message;
    say(this.notice);
    this.draw();
  }

  /** @param {string} id */
  rejoin(id) {
    if (this.view) goOn(this.view, id);
    this.company.muted.goOn(id);
    this.visit(`/m/${id}${this.seat === "watch" ? "?seat=watch" : ""}`);
  }

  /** @param {boolean} online @param {boolean} final */
  connected(online, final) {
    if (online !== this.online || final) say(online ? "Connected again." : "Connection lost.");
    this.online = online;
    this.played = -1;
    this.gone = final;
    this.draw();
    if (online && this.view) this.request();
  }

  // What the person does.

  /** @param {string} card */
  tapHand(card) {
    if (!this.awake(() => this.view?.hand.includes(card) && this.tapHand(card))) return;
    if (this.cards.has(card)) this.cards.delete(card);
    else this.cards = this.answer?.hand.includes(card) && this.cards.size ? this.cards.add(card) : new Set([card]);
    this.request();
  }

  /** @param {Item} item */
  tapTable(item) {
    if (!this.awake(() => this.view?.table.some((each) => keyOf(each) === keyOf(item)) && this.tapTable(item))) return;
    const cards = cardsOf(item);
    const chosen = cards.every((card) => this.taking.has(card));
    for (const card of cards) {
      if (chosen) this.taking.delete(card);
      else this.taking.add(card);
    }
    this.request();
  }

  /** The top of a pile. @param {string} card */
  tapTop(card) {
    if (!this.awake(() => this.view?.piles.some((pile) => pile.top === card) && this.tapTop(card))) return;
    if (this.taking.has(card)) this.taking.delete(card);
    else this.taking.add(card);
    this.request();
  }

  /** Motion ends at a tap; the tap counts afterwards, when it is this person's turn. @param {() => void} again */
  awake(again) {
    if (this.stage.busy) {
      this.waiting = again;
      hurry();
      return false;
    }
    if (!this.ready) {
      if (this.online && this.view?.seats.some((seat) => seat.is_turn && seat.kind === "bot")) this.waiting = again;
      this.notice = this.whyNotReady();
      say(this.notice);
      this.draw();
    }
    return this.ready;
  }

  whyNotReady() {
    if (!this.online) return "There is no connection just now.";
    if (this.view?.seat === null) return "You are watching this match.";
    const turn = this.view?.seats.find((seat) => seat.is_turn);
    return turn ? `It is ${turn.name}’s turn.` : "This deal is over.";
  }

  /** A build is taken or left as a whole. */
  complete() {
    for (const item of this.view?.table ?? []) {
      const cards = cardsOf(item);
      if (cards.some((card) => this.taking.has(card))) cards.forEach((card) => this.taking.add(card));
    }
  }

  /** @param {boolean} [redraw] */
  clear(redraw = true) {
    this.cards.clear();
    this.taking.clear();
    this.answer = null;
    this.hint = null;
    if (!redraw) return;
    this.waiting = null;
    this.draw();
  }

  /** Asks what the selection can become. */
  request() {
    this.notice = "";
    this.answer = null;
    if (this.hint && !this.cards.size && !this.taking.size) this.hint = null;
    this.draw();
    if (!this.view?.can.move || (!this.cards.size && !this.taking.size)) return;
    this.send({ type: "select", cards: [...this.cards], table: [...this.taking] });
  }

  /** @param {object} frame */
  send(frame) {
    if (this.link.send({ version: this.version, ...frame })) return;
    this.notice = "There is no connection just now; it is being restored.";
    this.draw();
  }

  /** @param {{move: string}} choice */
  play(choice) {
    if (!this.ready || this.played === this.version) return;
    this.played = this.version;
    this.intent = { move: choice.move, at: momentOf(/** @type {View} */ (this.view)), version: this.version, again: false };
    this.send({ type: "move", move: choice.move });
  }

  /** A move that was too late for its version, though nobody has played meanwhile. */
  playAgain() {
    const { intent, view } = this;
    if (!intent?.again || !view || view.version !== this.version || this.version === intent.version) return;
    this.intent = null;
    if (momentOf(view) === intent.at && this.ready) this.play({ move: intent.move });
  }

  /** @param {"hint"|"undo"|"next_deal"|"rematch"} type */
  order(type) {
    if (this.stage.busy) hurry();
    else if (type === "hint") this.askHint();
    else if (type === "undo" && !this.view?.can.undo) this.send({ type: "offer", kind: "takeback" });
    else {
      this.ordered = type === "undo" ? null : { type, deal: this.view?.deal ?? 0, again: false };
      this.send({ type });
    }
  }

  /** Each time one step more: where to look, which cards, which move and why. */
  askHint() {
    const steps = this.asked.version === this.version ? this.asked.steps : 0;
    this.asked = { version: this.version, steps: Math.min(steps + 1, STEPS.length) };
    this.send({ type: "hint", step: STEPS[this.asked.steps - 1] });
  }

  async claim() {
    const claim = this.view?.claim;
    if (!claim) return;
    const sure = await ask({
      title: `${claim.label}?`,
      text: `You say that you have reached the target with what you have taken so far. ${claim.cost}`,
      yes: claim.label,
      no: this.view?.phase === "play" ? "Play on" : "Say nothing",
    });
    if (sure) this.send({ type: "claim" });
  }

  replay() {
    this.stage.replay();
  }
}

/** @param {string[]} cards @param {Set<string>} chosen */
const sameCards = (cards, chosen) => cards.length === chosen.size && cards.every((card) => chosen.has(card));

/** The moment of play, whoever sits down meanwhile or asks for something. @param {View} view */
const momentOf = (view) => `${view.seat} ${view.deal} ${view.log.length} ${view.last_move?.version} ${view.phase} ${view.hand}`;
