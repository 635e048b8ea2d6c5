// One match in this browser: what is selected, what the server answered, what is shown.

import { cardsOf, counted, keyOf, nameOf, shortened, spelled, spokenItem } from "./cards.js";
import { countPending, openCount } from "./count.js";
import { ask, closeDialogs } from "./dialogs.js";
import { fetchFigures } from "./faces.js";
import { hurry, proclaim, relax } from "./flights.js";
import { Link } from "./socket.js";
import { settings } from "./settings.js";
import { say } from "./speech.js";
import { Stage } from "./stage.js";
import { drawTable } from "./table.js";

const STEPS = ["nudge", "cards", "reason"];

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Item} Item */

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
    /** @type {import("./types.js").Choices|null} */
    this.answer = null;
    /** @type {import("./types.js").Hint|null} */
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
    this.stage = new Stage(this);
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
    });
  }

  leave() {
    clearTimeout(this.countdown);
    this.link.close();
    document.removeEventListener("visibilitychange", this.hidden);
    closeDialogs();
    hurry();
  }

  draw() {
    drawTable(this);
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

  /** @param {any} frame */
  receive(frame) {
    if (frame.type === "view") this.arrive(frame.view);
    else if (frame.type === "choices") this.choose(frame);
    else if (frame.type === "hint") this.advise(frame);
    else if (frame.type === "rematch") this.rejoin(frame.id);
    else if (frame.type === "error") this.fail(frame);
  }

  /** @param {View} view */
  arrive(view) {
    const known = this.version === view.version && this.view !== null;
    this.version = view.version;
    if (known) return;
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
    this.view = view;
    clearTimeout(this.countdown);
    this.clear(false);
    this.notice = "";
    this.draw();
  }

  /** The stage has shown a view: say what changed. @param {View} view @param {View|null} before */
  tell(view, before) {
    const fresh = view.last_move?.version === view.version;
    const turn = view.can.move ? "Your turn." : "";
    if (before && view.phase === "play") proclaim(view.announce.map(shortened));
    if (!before) say(this.greeting(view), turn);
    else say(fresh ? view.last_move?.speech ?? "" : "", ...view.announce, this.dealt(view, before), turn);
  }

  /** @param {View} view @param {View} before */
  dealt(view, before) {
    const fresh = view.hand.filter((card) => !before.hand.includes(card));
    return fresh.length ? `New in your hand: ${fresh.map(nameOf).join(", ")}.` : "";
  }

  /** @param {View} view */
  greeting(view) {
    const cards = view.hand.map(nameOf).join(", ");
    const limits = view.sides.filter((side) => side.limit).map((side) => `${side.name} ${side.limit} in this deal.`);
    const goal = view.deals ? counted(view.deals, "deal") : `to ${view.target} points`;
    return [`${view.variant.title}, ${goal}.`, cards ? `Your hand: ${cards}.` : "", ...limits].join(" ");
  }

  /** The stage has nothing more to show. */
  idle() {
    this.draw();
    this.startCountdown();
    if (this.ready) this.tapNow();
    if (this.view && countPending(this.view)) openCount(this);
    else if (this.view?.phase === "play") closeDialogs("count");
  }

  /** The tap that had to wait, if its card is still there. */
  tapNow() {
    const tap = this.waiting;
    this.waiting = null;
    tap?.();
  }

  /** @param {import("./types.js").Choices} answer */
  choose(answer) {
    if (answer.version !== this.version || !sameCards(answer.cards, this.cards)) return;
    if (!sameCards(answer.table, this.taking)) return;
    this.answer = answer;
    const labels = answer.choices.map((choice) => choice.label);
    if (labels.length) say(spelled(`You can: ${labels.join("; ")}.`));
    else if (answer.why && this.taking.size && !answer.hand.length) say(spelled(answer.why.text));
    this.draw();
  }

  /** @param {any} frame */
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

  /** @param {any} frame */
  fail(frame) {
    this.played = -1;
    this.notice = frame.why ? `${frame.message} (${frame.why.rule})` : frame.message;
    say(this.notice);
    this.draw();
  }

  /** @param {string} id */
  rejoin(id) {
    this.visit(`/m/${id}${this.seat === null ? "" : `?seat=${this.seat}`}`);
  }

  /** @param {boolean} online @param {boolean} final */
  connected(online, final) {
    if (online !== this.online || final) say(online ? "Connected again." : "Connection lost.");
    this.online = online;
    this.played = -1;
    this.gone = final;
    this.draw();
    if (online) this.tellPatience(this.view);
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

  /** @param {import("./types.js").Choice} choice */
  play(choice) {
    if (!this.ready || this.played === this.version) return;
    this.played = this.version;
    this.send({ type: "move", move: choice.move });
  }

  /** @param {"hint"|"undo"|"next_deal"|"rematch"} type */
  order(type) {
    if (this.stage.busy) hurry();
    else if (type === "hint") this.askHint();
    else this.send({ type });
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
      no: "Play on",
    });
    if (sure) this.send({ type: "claim" });
  }

  replay() {
    this.stage.replay();
  }

  // What can be read aloud on request.

  sayTable() {
    const items = this.view?.table ?? [];
    const text = items.map((item) => spokenItem(item, this.names, this.view?.seat)).join("; ");
    say(items.length ? `On the table: ${text}.` : "The table is empty.");
  }

  sayScore() {
    const sides = this.view?.sides ?? [];
    const parts = sides.map((side) => [`${side.name} ${side.score}`, `${counted(side.captured, "card")} taken`, counted(side.sweeps, "sweep"),
      side.oranges ? counted(side.oranges, "orange") : "", side.limit].filter(Boolean).join(", "));
    say(`Score: ${parts.join("; ")}. Playing to ${this.view?.target}.`);
  }

  sayLast() {
    say(this.view?.last_move?.speech ?? "No move yet in this deal.");
  }
}

/** @param {import("./types.js").Hint} hint @param {Set<string>} cards @param {Set<string>} taking */
function hintText(hint, cards, taking) {
  if (hint.step === "reason") return `${hint.label}. ${hint.reason}`;
  const named = [...cards, ...taking].map(nameOf).join(", ");
  return hint.step === "nudge" || !named ? hint.nudge : `look at ${named}.`;
}

/** @param {string[]} cards @param {Set<string>} chosen */
const sameCards = (cards, chosen) => cards.length === chosen.size && cards.every((card) => chosen.has(card));
