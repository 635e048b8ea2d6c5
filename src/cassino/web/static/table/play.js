// One match in this browser: carries out what the state of the table asks for, and tells it what happens.

import { goOn, watch } from "../fair/memory.js";
import { playWith } from "../shared/prints.js";
import { closeDialogs } from "../shared/dialogs.js";
import { fetchFigures } from "../shared/faces.js";
import { renew as renewSubscription } from "../shared/push.js";
import { renew } from "../shared/renewal.js";
import { inLanguage } from "../shared/server.js";
import { settings } from "../shared/settings.js";
import { keepShown, lastShown } from "../shared/shown.js";
import { buzz, sound } from "../shared/sounds.js";
import { say } from "../shared/speech.js";
import { Store } from "../shared/store.js";
import { isOutdated, namesIn, spoken, told, written } from "../shared/texts.js";
import { Clocks } from "./clocks.js";
import { isHeard, wordsOf } from "./company.js";
import { openCount } from "./count.js";
import { watchDrags } from "./dragging.js";
import { hurry, proclaim, relax } from "./flights.js";
import { offerSeat } from "./joining.js";
import { goOnMuted, keepMuted, mutedIn } from "./muting.js";
import { remark } from "./manners.js";
import { reduce } from "./reducer.js";
import { Link } from "./socket.js";
import { Stage } from "./stage.js";
import { opening } from "./state.js";
import { isAtRest } from "./state/choice.js";
import { drawTable, fitCards } from "./table.js";
import { comings, dealt, greeting, movesSince } from "./telling.js";
import { tellOnce } from "./wayback.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../types.js").Request} Request */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Event} Event */
/** @typedef {import("./state.js").Effect} Effect */
/** @template {Effect["type"]} Type @typedef {Extract<Effect, {type: Type}>} Of */
/** What a table is played over. send: whether it was sent, or will be in a moment.
 * @typedef {{send: (request: Request) => boolean, retry: () => void, restart: () => void,
 *   close: () => void}} Connection */

const SHOWN = 7000;
/** What bots say is soon gone. */
const REMARKED = 3200;

export class Play {
  /** @param {Partial<State>} known of the table @param {HTMLElement} root @param {(path: string) => void} visit
   * @param {(play: Play) => Connection} connect */
  constructor(known, root, visit, connect) {
    this.root = root;
    this.visit = visit;
    /** @type {import("./state.js").Table} */
    this.table = new Store(reduce, opening({ ...known, muted: mutedIn(known.id ?? "") }));
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.countdown = undefined;
    this.stage = new Stage(this.table, (view, before) => {
      tell(view, before);
      tellOnce(this.table, view);
      if (before) this.banter(view, before);
    });
    this.clocks = new Clocks((seat) => this.table.dispatch({ type: "overdue", seat }));
    this.link = connect(this);
    // A hidden page plays no animations; what happened meanwhile is simply there on return.
    this.hidden = () => document.hidden && this.table.state.busy && hurry();
    document.addEventListener("visibilitychange", this.hidden);
    this.fit = () => fitCards(this.table.state, this.root);
    addEventListener("resize", this.fit);
    this.undragged = watchDrags(this.table, root);
    relax();
    this.draw();
    this.deaf = this.table.subscribe((state, { type }) => {
      this.draw();
      for (const effect of state.effects) this.perform(effect);
      if (type === "idle" && isOutdated() && isAtRest(state)) renew();
    });
    this.hasFigures = false;
    this.hasRenewed = false;
    /** Where this person only watches and sets the pace. @type {import("./winder.js").Winder|null} */
    this.winder = null;
    this.isLeft = false;
    this.isWatched = false;
  }

  leave() {
    this.isLeft = true;
    this.winder?.close();
    this.deaf();
    playWith("");
    this.undragged();
    clearTimeout(this.countdown);
    this.clocks.close();
    this.link.close();
    document.removeEventListener("visibilitychange", this.hidden);
    removeEventListener("resize", this.fit);
    closeDialogs();
    this.stage.leave();
    hurry();
  }

  draw() {
    drawTable(this.table, this.root);
    this.clocks.paint();
  }

  /** @param {Frame} frame */
  receive(frame) {
    if (frame.type === "view") {
      this.useCards(frame.view.pack);
      this.keepSubscribed(frame.view);
    }
    if (frame.type === "view" && frame.view.can.step && !this.isWatched) this.watch(frame.view);
    if (frame.type !== "said" || isHeard(this.table.state, frame)) this.table.dispatch(frame);
  }

  /** Bots go on as this person wants: at once where nobody has seen a move yet. @param {View} view */
  async watch(view) {
    this.isWatched = true;
    const { watchBots } = await import("./watching.js");
    if (!this.isLeft) this.winder = watchBots(this, view.deal === 1 && !view.log.length);
  }

  /** From now on cards are drawn and named as those of this pack. @param {string} pack */
  useCards(pack) {
    playWith(pack);
    if (!this.hasFigures) setTimeout(fetchFigures, 300);
    this.hasFigures = true;
  }

  /** Whoever hears of their turns hears of those at this table, too. @param {import("../types.js").View} view */
  keepSubscribed(view) {
    if (!this.hasRenewed && view.seat !== null && view.match.clock?.kind === "days") renewSubscription();
    this.hasRenewed = true;
  }

  /** @param {Effect} effect */
  perform(effect) {
    const perform = /** @type {(play: Play, effect: Effect) => void} */ (PERFORM[effect.type]);
    perform(this, effect);
  }

  /** Says how long this person wants to be asked things. */
  tellPatience() {
    const { view, queue, version } = this.table.state;
    const known = view ?? queue[0]?.view;
    if (known && known.seat !== null && known.asks.length)
      this.link.send({ type: "ask_me", version, when: settings.askMe });
  }

  /** A question of no interest is let pass after a moment. @param {number|null} seconds */
  count(seconds) {
    clearTimeout(this.countdown);
    const version = this.table.state.view?.version;
    if (seconds !== null && version !== undefined)
      this.countdown = setTimeout(() => this.table.dispatch({ type: "pass", version }), seconds * 1000);
  }

  /** What a bot says to what has happened. @param {View} view @param {View} before */
  banter(view, before) {
    const line = settings.talk && !settings.quiet && this.table.state.id ? remark(before, view) : null;
    if (line) this.table.dispatch({ type: "remark", line });
  }

  /** What somebody has said is shown for a moment. @param {Of<"hear">} effect */
  hear({ line, own }) {
    setTimeout(() => this.table.dispatch({ type: "fade", line }), line.message ? REMARKED : SHOWN);
    if (!own) say(told("table-says", { name: line.name, words: wordsOf(line) }));
  }

  /** The match goes on in another one. @param {string} next */
  goOn(next) {
    const { view, id, muted, seat } = this.table.state;
    if (view) goOn(view, next);
    goOnMuted(id, muted, next);
    this.visit(`/m/${next}${seat === "watch" ? "?seat=watch" : ""}`);
  }
}

/** @type {{[Type in Effect["type"]]: (play: Play, effect: Of<Type>) => void}} */
const PERFORM = {
  send: ({ link, table }, { request }) => link.send(request) || table.dispatch({ type: "unsent" }),
  patience: (play) => play.tellPatience(),
  restart: ({ link }) => link.restart(),
  retry: ({ link }) => link.retry(),
  salts: ({ link }, { view }) => watch(view, (salt) => link.send(salt)),
  say: (_, { words }) => say(words),
  hear: (play, effect) => play.hear(effect),
  mute: (_, { person, muted }) => keepMuted(person, muted),
  clocks: ({ clocks }, { view }) => clocks.set(view),
  countdown: (play, { seconds }) => play.count(seconds),
  stage: ({ stage }) => stage.run(),
  hurry: () => hurry(),
  invite: ({ table }) => offerSeat(table),
  count: ({ table }, { open }) => (open ? openCount(table) : closeDialogs("count")),
  goOn: (play, { id }) => play.goOn(id),
  wind: ({ winder }, { wind }) => winder?.obey(wind),
  visit: ({ visit }, { path }) => visit(path),
};

/** The connection to a match of the server. @param {string} id @param {string|null} seat
 * @returns {(play: Play) => Connection} */
export const over = (id, seat) => (play) => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = seat === null ? "" : `?seat=${encodeURIComponent(seat)}`;
  return new Link(`${scheme}://${location.host}${inLanguage(`/ws/${encodeURIComponent(id)}${query}`)}`, {
    frame: (frame) => {
      if (frame.type === "view") keepShown(frame);
      play.receive(frame);
    },
    state: (online, final) => {
      const shown = online || final || play.table.state.view ? null : lastShown();
      if (shown) play.receive(shown);
      play.table.dispatch({ type: "connected", online, final });
    },
    opened: () => play.table.dispatch({ type: "opened" }),
  });
};

/** It is this person's turn: a phone buzzes, and where other people play there is a sound, because it may have taken
 * long. @param {View} view */
function ring(view) {
  buzz();
  if (view.seats.some((seat) => seat.kind === "human" && seat.seat !== view.seat)) sound("turn");
}

/** The stage has shown a view: says what changed. @param {View} view @param {View|null} before */
function tell(view, before) {
  if (view.version === before?.version) {
    say(comings(view, before)); // the same moment once more, as after a wrong move in a lesson
    return;
  }
  const turn = view.can.move ? told("table-your-turn") : "";
  if (turn && before && !before.can.move) ring(view);
  // What is asked has a place of its own.
  if (before && view.phase === "play" && !view.offer)
    proclaim(view.announce.map((message) => written(message, namesIn(view))));
  if (!before) say(greeting(view), turn);
  else
    say(
      ...movesSince(view, before),
      ...view.announce.map((message) => spoken(message, namesIn(view))),
      comings(view, before),
      dealt(view, before),
      turn,
    );
}
