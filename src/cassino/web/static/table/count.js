// The end of a deal, counted line by line; the end of the match.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { openCheck } from "../fair/check.js";
import { nameOf } from "../shared/cards.js";
import { wayBack } from "../shared/daily.js";
import { closeDialogs, openDialog } from "../shared/dialogs.js";
import { drawn } from "../shared/drawn.js";
import { face } from "../shared/faces.js";
import { hasPage } from "../shared/pages.js";
import { change, settings } from "../shared/settings.js";
import { sound } from "../shared/sounds.js";
import { say } from "../shared/speech.js";
import { enumerated, namesIn, playerNames, spoken as inSpeech, told } from "../shared/texts.js";
import { celebrate } from "./celebration.js";
import { moves, pause } from "./flights.js";
import { openHands } from "./hands.js";
import { asked } from "./offers.js";
import { dealOf } from "./state/view.js";
import { itemTitle } from "./telling.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("../types.js").View} View */

const LINE = 480;
/** What the tutor said last. @type {import("../types.js").Tip|null} */
let tip = null;

/** The count of a deal, line by line the first time. It stays open while people come and go, or agree to play again.
 * @param {Table} table */
export function openCount(table) {
  const { view, counted } = table.state;
  if (!view?.deal_score && !view?.ended) return;
  const deal = dealOf(view);
  const total = view.deal_score?.lines.length ?? 0;
  let shown = counted === deal || !moves() ? total : 0;
  let open = true;
  if (counted !== deal && view.seat !== null) change({ deals: settings.deals + 1 });
  table.dispatch({ type: "counted", deal });
  const now = () => (table.state.view && dealOf(table.state.view) === deal ? table.state.view : view);
  const draw = openDialog(
    "count",
    titleOf(view),
    () => body(table, now(), shown),
    () => {
      open = false;
      deaf();
    },
  );
  const deaf = table.subscribe(draw);
  say(spoken(view));
  tip = null;
  askForTip(view, () => open && draw());
  reveal();

  async function reveal() {
    const isNew = counted !== deal;
    while (open && shown < total) {
      await pause(LINE);
      shown += 1;
      if (view?.deal_score?.lines[shown - 1].points.some(Boolean)) sound("card");
      draw();
    }
    if (open && isNew && view?.winner) finish(view);
  }
}

/** The end of a match: a victory is celebrated. @param {View} view */
function finish({ seat, sides, winner }) {
  const isWon = seat !== null && Boolean(winner?.sides.some((side) => sides[side].seats.includes(seat)));
  sound(isWon ? "won" : "over");
  if (isWon) celebrate(60);
}

/** @param {View} view */
function titleOf(view) {
  if (view.ended?.reason === "closed") return told("table-count-closed");
  if (view.ended?.reason === "call_off") return told("table-count-called-off");
  if (!view.winner) return told("table-count", { deal: view.deal });
  const winners = view.winner.sides.flatMap((side) => view.sides[side].seats);
  if (view.winner.sides.length > 1) return told("table-count-shared", { winners }, namesIn(view));
  const own = winners.includes(view.seat ?? -1) ? "own" : "other";
  return told("table-count-won", { winners, own }, namesIn(view));
}

/** @param {View} view */
function spoken(view) {
  const score = view.deal_score;
  const title = told("table-count-spoken", { title: titleOf(view) });
  if (!score) return `${title} ${endWords(view)}`;
  const lines = score.lines
    .filter((line) => line.points.some(Boolean))
    .map((line) => told("table-count-line", { item: itemTitle(line), gains: gains(view, line.points) }));
  const notes = score.notes.map((note) => inSpeech(note, namesIn(view)));
  return [title, ...lines, told("table-count-scores", { scores: score.after }, namesIn(view)), ...notes].join(" ");
}

/** @param {View} view @param {number[]} points */
const gains = (view, points) =>
  enumerated(
    view.sides
      .filter(({ side }) => points[side])
      .map(({ side, seats }) => told("table-side-score", { seats, score: points[side] }, namesIn(view))),
  );

/** @param {Table} table @param {View} view @param {number} shown */
function body(table, view, shown) {
  const score = view.deal_score;
  if (!score) return html`<p class="winner">${endWords(view)}</p>${buttons(table, view)}`;
  const done = shown >= score.lines.length;
  return html`${view.winner ? winner(view) : view.ended ? html`<p class="winner">${endWords(view)}</p>` : nothing}
    <div class="sheet" tabindex="0" role="region" aria-label=${told("table-count-region")}><table>
      <thead><tr><th scope="col"><span
        class="unseen">${told("table-count-item")}</span></th>${view.sides.map(
          (side) => html`<th
        scope="col">${playerNames(namesIn(view), side.seats)}</th>`,
        )}</tr></thead>
      <tbody>${score.lines.map((line, order) => row(line, order < shown))}</tbody>
      <tfoot class=${done ? "shown" : "later"}>
        <tr><th scope="row">${told("table-count-deal")}</th>${score.points.map(
          (points) => html`<td>${signed(points)}</td>`,
        )}</tr>
        <tr><th scope="row">${told("table-count-before")}</th>${score.before.map(
          (points) => html`<td>${points}</td>`,
        )}</tr>
        <tr class="total"><th
          scope="row">${told("table-count-score", { deals: view.deals, target: view.target })}</th>${score.after.map(
            (points) => html`<td>${points}</td>`,
          )}</tr>
      </tfoot>
    </table></div>
    ${
      score.notes.length
        ? html`<ul
      class=${`notes ${done ? "shown" : "later"}`}>${score.notes.map(
        (note) => html`<li>${drawn(note, namesIn(view))}</li>`,
      )}</ul>`
        : nothing
    }
    ${done ? tipped(view) : nothing}
    ${buttons(table, view)}`;
}

/** @param {import("../types.js").ScoreLine} line @param {boolean} shown */
function row(line, shown) {
  return html`<tr class=${shown ? "shown" : "later"}><th scope="row">${itemTitle(line)}</th>
    ${line.points.map(
      (points, side) => html`<td class=${points ? "gain" : ""}>
      ${turnedUp(line.cards?.[side])}<span
        class="tally">${line.counts[side] ?? ""}</span> <b>${points ? signed(points) : "–"}</b></td>`,
    )}</tr>`;
}

/** The cards that count, each turned up. @param {string[]|undefined} cards */
function turnedUp(cards) {
  if (!cards?.length) return nothing;
  return html`<span class="turned-up"
    aria-hidden="true">${cards.map((card) => html`<span class="card">${face(card)}</span>`)}</span><span
    class="unseen">${enumerated(cards.map(nameOf))}</span>`;
}

/** @param {number} points */
const signed = (points) => (points > 0 ? `+${points}` : String(points).replace("-", "−"));

/** @type {Record<string, string>} */
const ENDS = { resign: "gave-up", call_off: "called-off" };

/** How the match ended before its time. @param {View} view */
function endWords(view) {
  if (!view.ended) return "";
  const { reason, seat: who } = view.ended;
  if (who === null) return told("table-closed");
  return told(ENDS[reason] ?? "ran-out-of-time", { who }, namesIn(view));
}

/** "21–18" @param {number[]} points */
const scored = (points) => points.join("–");

/** What may decide a match, beside the item with which a side was first. */
const REASONS = ["target", "higher_total", "claim", "false_claim", "restricted"];

/** @param {View} view */
function winner(view) {
  const { side: won, sides, decided_by: decided, double } = /** @type {NonNullable<View["winner"]>} */ (view.winner);
  const { after } = /** @type {import("../types.js").DealCount} */ (view.deal_score);
  if (view.ended) return html`<p class="winner">${endWords(view)}</p>`;
  if (sides.length > 1) return html`<p class="winner">${told("table-win-shared", { score: scored(after) })}</p>`;
  const others = after.filter((_, side) => side !== won);
  const isPlain = decided === "higher_total" && others.every((points) => points < view.target);
  const reason = REASONS.includes(decided ?? "") ? decided : "order";
  const by = isPlain ? "target" : reason;
  const score = scored([after[won], ...others]);
  return html`<p class="winner">${told("table-win", { by, score, target: view.target })} ${
    double ? told("table-win-double") : nothing
  }</p>`;
}

/** What the tutor says to a player after a match: the rest of the page does not wait for it. @param {View} view
 * @param {() => void} draw */
async function askForTip({ seat, phase }, draw) {
  if (seat === null || phase !== "match_over") return;
  try {
    const { askTutor } = await import("../shared/tutor.js");
    tip = (await askTutor()).tip;
    draw();
  } catch {
    /* A match is over without a tip, too. */
  }
}

/** @param {View} view */
function tipped(view) {
  if (!tip || view.phase !== "match_over") return nothing;
  return html`<p class="tipped"><b>${told("table-tip")}</b> ${drawn(tip.words, namesIn(view))} <a href="/learn#tip"
    target="_blank">${told("shared-show-me")}</a></p>`;
}

/** The way back to the deal of the day, or to the tournament, if this was one. @param {View} view */
function today({ id, phase }) {
  const page = phase === "match_over" ? wayBack(id) : null;
  return page ? html`<a class="verb main" href=${page.path}>${page.label}</a>` : nothing;
}

/** A watcher has seen enough of the count. @param {Table} table */
function goOn(table) {
  closeDialogs("count");
  table.dispatch({ type: "wind", wind: { do: "play" } });
}

/** What few people want. @param {View} view */
function more(view) {
  const isOver = view.phase === "match_over";
  if (!view.fair && !isOver) return nothing;
  return html`<details class="more"><summary>${told("table-more")}</summary>
    ${view.fair ? html`<button class="plain" @click=${() => openCheck(view)}>${told("table-check")}</button>` : nothing}
    ${
      isOver ? html`<a href=${`/api/matches/${view.id}/record`} target="_blank">${told("table-record")}</a>` : nothing
    }</details>`;
}

/** That somebody has just declined to play again. @param {View} view */
const answered = (view) =>
  view.announce
    .filter(({ key }) => key.startsWith("offer-"))
    .map((words) => html`<p class="answered">${drawn(words, namesIn(view))}</p>`);

/** @param {Table} table @param {View} view */
function buttons(table, view) {
  return html`${view.offer ? asked(table, view) : answered(view)}<div class="row">
    ${
      view.can.next_deal
        ? html`<button class="verb main"
      @click=${() => table.dispatch({ type: "order", what: "next_deal" })}>${told("table-next-deal")}</button>`
        : nothing
    }
    ${today(view)}
    ${
      view.can.rematch && !view.offer
        ? html`<button class="verb main"
      @click=${() => table.dispatch({ type: "order", what: "rematch" })}>${told("table-rematch")}</button>`
        : nothing
    }
    ${
      table.state.reel && view.phase === "deal_over"
        ? html`<button class="verb main"
      @click=${() => goOn(table)}>${told("table-next-deal")}</button>`
        : nothing
    }
    ${
      hasPage("/review")
        ? html`<a class="verb quiet" href=${`/review/${view.id}`}>${told("shared-review")}</a>`
        : nothing
    }</div>
    <div class="row less">
    ${
      view.deal_score || view.ended
        ? html`<button class="plain"
      @click=${() => openHands(view)}>${told("table-all-cards")}</button>`
        : nothing
    }
    ${
      view.phase === "match_over" && !table.state.reel
        ? html`<a
      href=${`/m/${view.id}/replay`}>${told("table-replay")}</a>`
        : nothing
    }
    ${view.phase === "match_over" ? html`<a href="/">${told("table-new-game")}</a>` : nothing}
    ${more(view)}
  </div>`;
}
