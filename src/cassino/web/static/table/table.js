// The table as a page: seats, middle, hand and the moves that are open.

import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { cardsOf, keyOf, nameOf, valueName } from "../shared/cards.js";
import { openHelp, openLog, openSettings } from "../shared/dialogs.js";
import { drawn, drawnAll } from "../shared/drawn.js";
import { face, cardSymbols } from "../shared/faces.js";
import { icon } from "../shared/icons.js";
import { settings } from "../shared/settings.js";
import { toggleSounds } from "../shared/sounds.js";
import { enumerated, namesIn, playerNames, spoken, told, written } from "../shared/texts.js";
import { addable } from "./choosing.js";
import { claim, isNear } from "./claim.js";
import { coachOf } from "./coaching.js";
import { isShared } from "./company.js";
import { openCount } from "./count.js";
import { breadth, cardWidth, heightOf, rowsOf } from "./fitting.js";
import { offerSeat } from "./joining.js";
import { keepFocus } from "./keys.js";
import { offers } from "./offers.js";
import { openOrder } from "./ordering.js";
import { reelBar } from "./reel.js";
import { me, opponents } from "./seats.js";
import { additions, chips, isHopeless, ruled, typing, warning } from "./selecting.js";
import { isSortable } from "./sorting.js";
import { choicesOf, hasChosen, isHinting, isReady } from "./state/choice.js";
import { taken } from "./taken.js";
import { openPeople, openTalk } from "./talk.js";
import { itemWords, ownerWords } from "./telling.js";
import { hadSeat } from "./wayback.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Item} Item */

const SHORT_NAME = 9;
/** The widest window of a phone, in pixels. */
const PHONE = 640;
/** A phone on its side is at least so wide and at most so high: then it has the columns of a low window. */
const SIDEWAYS = { width: 560, height: 430 };
/** The widest window of a tablet held upright. */
const TABLET = 1000;
/** The highest window of a phone on its side. */
const LOW = 520;
/** Up to this many cards fit one row of a phone although they are large. */
const FEW = 3;
/** A laptop's window: wider and lower than this, it has the own plate beside the hand. */
const LAPTOP = { width: 1001, height: 860 };
/** How many deals a newcomer has played at most. */
const NEWCOMER = 2;
/** What the hand leaves to the table at least, in pixels. */
const LEAST_MIDDLE = 84;

/** @param {Table} table @param {HTMLElement} root */
export function drawTable(table, root) {
  const { view } = table.state;
  if (table.state.id) document.title = view ? titleOf(view) : "Cassino"; // a puzzle or a lesson has a title of its own
  keepFocus(() => render(page(table, view), root));
  fitCards(table.state, root);
}

/** Makes the cards as large as the window allows: first those of the hand, then those of the table in what is left.
 * @param {State} state @param {HTMLElement} root */
export function fitCards({ view, reel }, root) {
  const [hand, middle] = [".hand", ".middle"].map((name) => /** @type {HTMLElement|null} */ (root.querySelector(name)));
  if (!view || !hand || !middle) return;
  const size = settings.cardSize / 100;
  const { clientWidth: width, clientHeight: height } = /** @type {HTMLElement} */ (root.querySelector(".table-page"));
  const isPhone = width <= PHONE && !(width >= SIDEWAYS.width && height <= SIDEWAYS.height);
  const isLow = !isPhone && height <= LOW;
  const most =
    size *
    Math.min(
      width * (isPhone ? 0.22 : width < TABLET ? 0.14 : 0.092),
      height * (isPhone ? 0.15 : isLow ? 0.21 : 0.148),
    );
  const page = /** @type {HTMLElement} */ (document.scrollingElement ?? document.documentElement);
  const { scrollTop } = page;
  hand.style.setProperty("--card", "1px"); // then the middle has all the height there is
  middle.style.minHeight = "";
  const isLaptop = !isLow && width >= LAPTOP.width && height <= LAPTOP.height;
  const beside = isLow || isLaptop ? hand.clientHeight : 0; // the own plate stands there and has made the row so high
  const free = middle.clientHeight + beside - Math.max(LEAST_MIDDLE, (isLaptop ? 0.2 : 0.16) * height);
  const held = {
    width: hand.clientWidth,
    height: Math.min(free, height * (isPhone ? 0.27 : isLow ? 0.31 : 0.24) * Math.max(size, 1)),
    gap: isPhone ? 6 : isLow ? 5 : 10,
    rowGap: isLow ? 3 : 8,
    most,
  };
  const cards = Array.from({ length: bottomCount(view, reel) }, () => 1);
  const handCard = cardWidth(held, cards);
  hand.style.setProperty("--card", `${handCard}px`);
  balance(/** @type {HTMLElement} */ (hand.firstElementChild), held, cards, handCard);
  const breadths = view.table.map(breadth);
  const lying = {
    width: middle.clientWidth - 8,
    height: middle.clientHeight,
    gap: isPhone ? 10 : 16,
    rowGap: 22,
    most: (isPhone ? (view.table.length > FEW ? 1 : 1.25) : 0.96) * most,
  };
  const card = cardWidth(lying, breadths);
  middle.style.setProperty("--card", `${card}px`);
  // the page grows where the smallest cards are too many
  middle.style.minHeight = `${Math.min(heightOf(lying, breadths, card), 2 * height)}px`;
  if (page.scrollTop !== scrollTop) page.scrollTop = scrollTop;
}

/** Several rows of a hand are about as long. @param {HTMLElement} row @param {import("./fitting.js").Room} room
 * @param {readonly number[]} cards @param {number} width of a card */
function balance(row, room, cards, width) {
  const each = Math.ceil(cards.length / rowsOf(room, cards, width));
  row.style.maxWidth = each < cards.length ? `${each * (width + room.gap)}px` : "";
}

/** @param {Table} table @param {View|null} view */
function page(table, view) {
  return html`${cardSymbols}
    <div class="table-page">
      ${topBar(table)} ${view && table.state.id ? taken(view) : nothing}
      <main class="felt" data-match=${view?.id ?? ""} data-version=${view?.version ?? 0}
        data-players=${view?.players ?? 2} data-piles=${view?.piles[0]?.cards ? "up" : "down"}>
        <h1 class="unseen" tabindex="-1"
          id="place">${
            view
              ? told("table-match", { title: view.variant.title, deals: view.deals, target: view.target })
              : told("table-heading")
          }</h1>
        ${banner(table)} ${view ? tableOf(table, view) : waiting(table)}
      </main>
    </div>`;
}

/** @param {View} view */
const titleOf = (view) =>
  [view.can.move ? told("table-title-turn") : "", view.variant.title, "Cassino"].filter(Boolean).join(" · ");

/** @param {Table} table */
function waiting({ state, dispatch }) {
  if (state.gone) return nothing;
  if (state.online) return html`<p class="plain-note" role="status">${told("table-taking-seat")}</p>`;
  return html`<div class="plain-note"><p role="status">${told("table-not-here")}</p>
    <p><button class="verb" @click=${() => dispatch({ type: "retry" })}>${told("table-try-now")}</button></p></div>`;
}

/** @param {Table} table @param {View} view */
function tableOf(table, view) {
  // In the order of the Tab key: first what can be chosen, then what can be done with it.
  return html`${opponents(table, view)} ${middle(table, view)} ${hand(table, view)} ${verbs(
    table,
    view,
  )} ${ticker(table, view)}
    ${me(table, view)}`;
}

/** @param {Table} table */
function banner({ state, dispatch }) {
  if (state.gone) {
    return html`<div class="banner" role="alert">${ruled(state.notice) || told("table-gone")}
      ${state.seat === null ? nothing : html`<a href=${`/m/${state.id}`}>${told("table-watch-instead")}</a>`} <a
        href="/">${told("shared-start-page")}</a></div>`;
  }
  if (!state.online && state.view) {
    return html`<div class="banner" role="alert">
      ${state.queued ? told("table-will-be-sent") : told("table-until-online")} <button class="plain"
        @click=${() => dispatch({ type: "retry" })}>${told("table-try-now")}</button>
    </div>`;
  }
  return state.notices.length
    ? html`<div class="banner"
      role="alert">${state.notices.map(({ message }) => (message ? written(message) : "")).join(" ")}
    <button class="plain" @click=${() => dispatch({ type: "understood" })}>${told("table-understood")}</button></div>`
    : nothing;
}

/** @param {Table} table */
function topBar(table) {
  const { view } = table.state;
  const shared = view ? isShared(table.state, view) : false;
  return html`<header class="top">
    <a class="round-button" href="/" aria-label=${told("shared-start-page")}>${icon("home")}</a>
    ${view ? strip(view) : html`<p class="wordmark">Cassino</p>`}
    <nav aria-label=${told("table-tools")}>
      ${
        shared
          ? html`<button class="round-button" aria-label=${told("table-people")}
        @click=${() => openPeople(table)}>${icon("friends")}</button>`
          : nothing
      }
      ${
        view
          ? html`<a class="round-button wide-only" href=${view.rules} target="_blank"
        aria-label=${told("table-rules", { title: view.variant.title })}>${icon("book")}</a>`
          : nothing
      }
      <button class="round-button wide-only"
        aria-label=${settings.sounds ? told("table-turn-sounds-off") : told("table-turn-sounds-on")} @click=${() => {
          toggleSounds();
          table.dispatch({ type: "settings" });
        }}>${icon(settings.sounds ? "sound" : "mute")}</button>
      <button class="round-button" aria-label=${told("shared-settings")}
        @click=${() => openSettings(() => table.dispatch({ type: "settings" }))}>${icon("settings")}</button>
      <button class="round-button" aria-label=${told("shared-help")}
        @click=${() => openHelp(view?.rules)}>${icon("help")}</button>
    </nav>
  </header>`;
}

/** @param {View} view */
function strip(view) {
  const names = view.sides.map((side) => playerNames(namesIn(view), side.seats));
  const long = names.length > 2 || names.some((name) => name.length > SHORT_NAME);
  return html`<ul class=${`strip${long ? " long" : ""}${view.sides.length > 3 ? " many" : ""}`}
    aria-label=${told("table-scores", { deals: view.deals, target: view.target })}>
    ${view.sides.map((side) => {
      const own = view.seat !== null && side.seats.includes(view.seat);
      return html`<li class=${own ? "own" : ""}>
        <span class="who">${names[side.side]}</span>
        <span class="points">${side.score}${
          view.deals
            ? nothing
            : html`<span class="of"
          aria-hidden="true">/${view.target}</span>`
        }${
          side.limit
            ? html`<span class="limit" title=${written(side.limit, namesIn(view))} aria-hidden="true">!</span><span
              class="unseen">${spoken(side.limit, namesIn(view))}</span>`
            : nothing
        }</span>
        <progress max=${view.target} .value=${Math.max(0, Math.min(side.score, view.target))}
          aria-hidden="true"></progress>
      </li>`;
    })}
  </ul>`;
}

/** @param {Table} table @param {View} view */
function middle(table, view) {
  return html`<section class="middle" aria-label=${told("table-items", { count: view.table.length })}>
    <div class="slots" role="group" aria-label=${told("table-cards")} data-picks="table">
      ${repeat(view.table, keyOf, (item) => tableItem(table, item))}
    </div>
    ${view.table.length ? nothing : html`<p class="empty-table">${told("shared-table-empty")}</p>`}
    ${
      view.turn.shown.length
        ? html`<p
      class="shown-cards"><span>${told("table-shown")}</span>${view.turn.shown.map(cardFace)}</p>`
        : nothing
    }
  </section>`;
}

/** @param {Table} table @param {Item} item */
function tableItem({ state, dispatch }, item) {
  const cards = cardsOf(item);
  const chosen = cards.every((card) => state.taking.includes(card));
  const takeable = Boolean(state.answer?.takeable.some((card) => cards.includes(card)));
  const adds = addable(state).some((card) => cards.includes(card));
  const label = enumerated([
    state.view ? itemWords(state.view, item) : "",
    takeable && !chosen ? told("table-usable") : "",
  ]);
  const classes = `pick${item.kind === "build" ? " build" : ""}${chosen ? " chosen" : ""}${
    takeable ? " can-take" : ""
  }${adds ? " can-add-now" : ""}`;
  return html`<button class=${classes} data-pick=${keyOf(item)} tabindex="-1" aria-pressed=${chosen} aria-label=${label}
    @click=${() => dispatch({ type: "tap", tap: { on: "table", card: keyOf(item) } })}>
    ${item.kind === "card" ? cardFace(item.card) : buildFan(item, state)}
  </button>`;
}

/** @param {string} card */
const cardFace = (card) => html`<span class="card" data-card=${card}>${face(card)}</span>`;

/** @param {import("../types.js").Build} build @param {State} state */
function buildFan(build, state) {
  const owner = state.view ? ownerWords(state.view, build) : "";
  const seat = state.view?.seats[build.owner];
  return html`<span class="fan">${build.sets.map((set) => html`<span class="set">${set.map(cardFace)}</span>`)}</span>
    <span class=${`badge${build.multiple ? " multiple" : ""}`} data-color=${seat ? seat.seat : nothing}
      data-ring=${partnerOf(state.view, seat) ?? nothing}><b>${valueName(build.value)}</b> <span
      class="owner">${owner}</span></span>`;
}

/** The seat of the other player of a side, who can take the build as well. @param {View|null} view
 * @param {import("../types.js").Seat|undefined} seat */
const partnerOf = (view, seat) =>
  seat && view?.seats.find((each) => each.side === seat.side && each.seat !== seat.seat)?.seat;

/** @param {Table} table @param {View} view */
function ticker(table, view) {
  const { state, dispatch } = table;
  const last = view.log.findLast((entry) => entry.text !== "end" && entry.text !== "pass") ?? view.last_move;
  const isKnown = view.round.of && settings.deals >= NEWCOMER; // at first there is enough to read
  const round = isKnown ? told("table-round", { number: view.round.number, count: view.round.of }) : "";
  return html`<section class="ticker" aria-label=${told("table-course")}>
    <p class=${`stock${view.stock ? "" : " spent"}`}>
      <span class="mini back" data-anchor="stock" aria-hidden="true"></span>
      ${
        view.bottom
          ? html`<span class="card bottom" title=${told("table-bottom-about")}>${face(view.bottom)}<span
        class="unseen">${told("table-bottom", { cards: [view.bottom] })}</span></span>`
          : nothing
      }
      <span>${told("table-stock", { count: view.stock })}<br><span
        class=${view.round.last ? "last-round" : "dim"}>${
          view.round.last ? told("table-last-round") : round
        }</span></span>
    </p>
    <p class="last-move">${
      state.notice
        ? html`<span class="notice">${ruled(state.notice)}</span>`
        : last
          ? html`<span
      class=${last.sweep ? "sweep" : ""}>${drawn(last.speech, namesIn(view))}</span>`
          : html`<span
      class="dim">${told("shared-deal", { number: view.deal })}</span>`
    }</p>
    <div class="ticker-tools">
      <button class="round-button" aria-label=${told("table-show-again")} ?disabled=${!state.last || state.busy}
        @click=${() => dispatch({ type: "replay" })}>${icon("replay")}</button>
      <button class="round-button" aria-label=${told("table-moves")}
        @click=${() => openLog(view, (line) => coachOf(table)?.inLog(table, line))}>${icon("list")}</button>
    </div>
  </section>`;
}

/** @param {Table} table @param {View} view */
function verbs(table, view) {
  const { state, dispatch } = table;
  if (state.reel) return reelBar(table, view, state.reel);
  return html`<section class="actions" aria-label=${told("table-actions")}>
    <div class="doing">${offers(table, view)}
      <div class="verbs" data-verbs ?data-coach=${view.can.coach && settings.coach}>${verbList(table, view)}</div></div>
    <div class="tools">
      ${
        view.can.claim && (state.hint?.kind === "claim" || isNear(view))
          ? html`<button class=${`tool claim${state.hint?.kind === "claim" ? " hinted" : ""}`}
        @click=${() => claim(table, view)}>${icon("flag")}<span>${
          view.claim ? drawn(view.claim.label) : told("table-claim")
        }</span></button>`
          : nothing
      }
      ${
        view.seat === null
          ? nothing
          : html`
        ${
          isShared(state, view)
            ? html`<button class="tool"
          @click=${() => openTalk(table)}>${icon("talk")}<span>${told("table-talk")}</span></button>`
            : nothing
        }
        ${
          view.match.rated
            ? nothing
            : html`<button class="tool"
          ?disabled=${!(view.can.undo || view.can.take_back) || state.busy}
          @click=${() => dispatch({ type: "order", what: "undo" })}>${icon("undo")}<span>${
            view.can.take_back && !view.can.undo ? told("table-take-back") : told("table-undo")
          }</span></button>`
        }
        <button class="tool" ?disabled=${!view.can.hint || !isReady(state) || !state.online}
          aria-busy=${String(isHinting(state))}
          @click=${() => dispatch({ type: "order", what: "hint" })}>${icon("hint")}<span>${told(
            "table-hint",
          )}</span></button>`
      }
    </div>
  </section>`;
}

/** A line of words above buttons: each has a row of its own, so that nothing moves when they change.
 * @param {string} words @param {unknown} [buttons] */
const worded = (words, buttons = nothing) =>
  html`<div class="words">${words ? html`<p class="prompt">${words}</p>` : nothing}</div>
    <div class="buttons">${buttons}</div>`;

/** @param {Table} table @param {View} view */
function verbList(table, view) {
  if (view.phase === "announcing")
    return worded(view.can.claim ? told("table-announce", { target: view.target }) : told("table-count-follows"));
  if (view.phase !== "play")
    return worded("", html`<button class="verb" @click=${() => openCount(table)}>${told("table-show-count")}</button>`);
  if (view.seat === null && view.can.join)
    return worded(
      told("table-watching"),
      html`<button class="verb" @click=${() => offerSeat(table)}>${told("table-sit-down")}</button>`,
    );
  if (view.seat === null && !table.state.reel && !view.can.step)
    return worded(told("table-watching"), hadSeat(table, view));
  const { state } = table;
  const hint = state.hint ? hintLine(state.hint, view) : nothing;
  const buttons = isLetPass(view)
    ? nothing
    : choicesOf(state).map((choice, order) => verbButton(table, view, choice, order));
  const quiet = state.answer?.choices.length ? additions(state) : reason(state, view);
  const said = state.coached ? nothing : quiet; // a small phone has no room for both
  const slip = warning(table);
  return html`<div class="words">${hint}${chips(state)}${slip === nothing ? said : slip}${coachOf(table)?.coachLine(
    table,
    view,
  )}</div>
    <div class="buttons">${buttons}${sorting(table)}</div>${typing(table)}`;
}

/** @param {import("../types.js").HintFrame} hint @param {View} view */
function hintLine(hint, view) {
  if (hint.label)
    return html`<p class="why hint"><b>${drawn({ key: "table-hint-line", args: { hint: hint.label } })}</b> ${drawnAll(
      hint.reason ?? [],
      namesIn(view),
    )}</p>`;
  return html`<p class="why hint"><b>${told("table-hint-before")}</b> ${drawn(hint.nudge)} <span
    class="more-hint">${hint.step === "nudge" ? told("table-hint-for-cards") : told("table-hint-for-move")}</span></p>`;
}

/** @param {Table} table */
function sorting(table) {
  const capture = table.state.answer?.choices.find((choice) => choice.kind === "capture");
  if (!capture || !isSortable(table.state)) return nothing;
  return html`<button class="verb sort" @click=${() => openOrder(table, capture)}>${told("table-sort")}</button>`;
}

/** @param {Table} table @param {View} view @param {import("../types.js").Choice} choice @param {number} order */
function verbButton({ state, dispatch }, view, choice, order) {
  const local = view.words[choice.kind];
  const hurried = choice.kind === "pass" && typeof view.window?.seconds === "number";
  const classes = `verb ${choice.kind}${state.hint?.move === choice.move ? " hinted" : ""}${hurried ? " hurried" : ""}`;
  return html`<button class=${classes}
    aria-keyshortcuts=${order < 9 ? String(order + 1) : nothing}
      @click=${() => dispatch({ type: "play", move: choice.move })}><span>${drawn(choice.label)}</span>${
        local ? html` <small>(${local})</small>` : nothing
      }</button>`;
}

/** Why nothing can be done with what is chosen, or what there is to do. @param {State} state @param {View} view */
function reason(state, view) {
  const why = state.answer?.why;
  if (state.cards.length && state.answer?.hand.length)
    return html`<p class="prompt more">${told("table-add-more")}</p>`;
  if (why && hasChosen(state)) return html`<p class="why">${ruled(why)}</p>`;
  if (state.cards.length && isHopeless(state)) return html`<p class="prompt more">${told("table-hopeless")}</p>`;
  if (addable(state).length) return html`<div class="more">${additions(state)}</div>`;
  return html`<p class="prompt" data-asks=${view.can.move || nothing}>${promptOf(state, view)}</p>`;
}

/** @param {State} state @param {View} view */
function promptOf({ busy, cards, taking, answer }, view) {
  if (view.seat === null) return told("table-watching");
  if (!view.can.move) return waitingFor(view);
  if (busy || isLetPass(view) || (cards.length && !answer)) return " ";
  if (view.window) return question(view, view.window);
  if (!cards.length && taking.length && answer) {
    return answer.hand.length ? told("table-choose-hand") : told("table-choose-others");
  }
  return task(view);
}

/** @param {View} view */
function waitingFor(view) {
  const turn = view.seats.find((seat) => seat.is_turn);
  if (!turn || turn.seat === view.seat) return "";
  if (view.offer) return told("table-waits-for-answer");
  if (turn.open && turn.kind === "human") return told("table-waits-for-seat", { number: turn.seat + 1 });
  return view.window ? told("table-deciding", { name: turn.name }) : told("table-thinking", { name: turn.name });
}

/** Whether a question is let pass without a moment to answer it: nothing of it is shown. @param {View} view */
function isLetPass(view) {
  return view.window?.seat === view.seat && view.window?.seconds === 0;
}

/** What is asked. @param {View} view @param {NonNullable<View["window"]>} window */
function question(view, window) {
  const play = view.log.findLast((entry) => entry.seat === window.of && !entry.text.startsWith("end"));
  const deed = play ? drawn(play.speech, namesIn(view)) : nothing;
  const orange = view.pack === "rook_40" ? "colors" : "suits";
  if (window.kind === "insist") return html`${deed} ${told("table-asks-insist")}`;
  if (window.kind === "orange") return html`${deed} ${told("table-asks-orange", { orange })}`;
  return window.kind === "request"
    ? told("table-asks-request", { name: view.seats[window.of].name })
    : told("table-asks-answer");
}

/** What is to be done in one’s own turn. @param {View} view */
function task(view) {
  const { turn } = view;
  if (turn.played.length)
    return turn.end?.can
      ? told("table-task-end")
      : html`${told("table-task-continue")} ${turn.end?.why ? drawn(turn.end.why.message) : nothing}`;
  if (turn.must_take) return told("table-task-take", { value: valueName(turn.must_take) });
  if (turn.composite) return told("table-task-build");
  return turn.plays_owed > 1 ? told("table-task-plays", { count: turn.plays_owed }) : told("table-task");
}

/** @param {Table} table @param {View} view */
function hand(table, view) {
  if (view.seat === null) return bottomHand(table.state, view);
  const fitting = table.state.answer?.hand ?? [];
  return html`<section class="hand" aria-label=${told("table-hand", { count: view.hand.length })}>
    <div class="cards" role="group" aria-label=${told("table-hand-cards")} data-picks="hand">
      ${repeat(
        view.hand,
        (card) => card,
        (card) => handCard(table, card, fitting.includes(card)),
      )}
    </div>
  </section>`;
}

/** The cards at the bottom of the table: the own hand, or that of the first seat if a watcher may see it.
 * @param {View} view @param {State["reel"]} reel */
const bottomCards = (view, reel) => (view.seat === null ? (reel?.hands && view.seats[0].cards) || [] : view.hand);

/** How many cards lie at the bottom, face up or down. @param {View} view @param {State["reel"]} reel */
const bottomCount = (view, reel) =>
  bottomCards(view, reel).length || (view.seat === null ? view.seats[0].hand_size : 0);

/** The hand of the seat at the bottom of a watcher's table, if it may be seen. @param {State} state @param {View} view
 */
function bottomHand({ reel }, view) {
  const shown = bottomCards(view, reel);
  const hidden = bottomCount(view, reel) - shown.length;
  return html`<section class="hand"
    aria-label=${told("table-hand-of", { name: view.seats[0].name, count: shown.length })}>
    <div class="cards">${Array.from(
      { length: hidden },
      (_, order) => html`<span class="card back" data-anchor=${order ? nothing : "seat-0"} aria-hidden="true"></span>`,
    )}${repeat(
      shown,
      (card) => card,
      (card) => html`<span class="pick">${cardFace(card)}<span class="unseen">${nameOf(card)}</span></span>`,
    )}</div></section>`;
}

/** @param {Table} table @param {string} card @param {boolean} fits */
function handCard({ state, dispatch }, card, fits) {
  const chosen = state.cards.includes(card);
  return html`<button class=${`pick${chosen ? " chosen" : ""}${fits ? " can-take" : ""}`} data-pick=${card}
    tabindex="-1" aria-pressed=${chosen}
    aria-label=${enumerated([nameOf(card), fits ? told("table-fits") : ""])}
      @click=${() => dispatch({ type: "tap", tap: { on: "hand", card } })}>${cardFace(card)}</button>`;
}
