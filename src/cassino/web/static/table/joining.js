// Sitting down at a table, and getting up from it.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { firstSalt } from "../fair/memory.js";
import { closeDialogs, openDialog } from "../shared/dialogs.js";
import { valueOf } from "../shared/inputs.js";
import { strength } from "../shared/opponents.js";
import { fetchJson, introduce, inWords } from "../shared/server.js";
import { change, settings } from "../shared/settings.js";
import { say } from "../shared/speech.js";
import { enumerated, namesIn, playerNames, told } from "../shared/texts.js";
import { freeSeats } from "./state/view.js";
import { aboutMatch } from "./telling.js";
import { noteSeat } from "./wayback.js";

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */

/** Asks for a name and a seat. @param {View} view
 * @param {(answer: {seat: number, when: "now"|"next_deal"}) => void} seated */
function openJoin(view, seated) {
  const free = freeSeats(view);
  const state = { seat: free[0]?.seat, trouble: "", busy: false };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (state.busy) return;
    state.busy = true;
    try {
      await introduce(settings.name);
      const first = firstSalt(view);
      const answer = await fetchJson(`/api/matches/${view.id}/join`, {
        seat: state.seat,
        ...(first && { salt: first.salt }),
      });
      if (answer.salted) first?.keep(answer.seat);
      closeDialogs("join");
      seated(answer);
    } catch (problem) {
      state.trouble = inWords(problem);
      state.busy = false;
      draw();
    }
  };
  const draw = openDialog(
    "join",
    told("table-join"),
    () => html`
    <p>${aboutMatch(view)}</p>
    <form @submit=${submit}>
      <fieldset><legend>${told("table-join-seats")}</legend><ul
        class="sitters">${view.seats.map((seat) => html`<li>${place(view, seat, free, state)}</li>`)}</ul></fieldset>
      <label class="field"><span>${told("shared-your-name")}</span><input name="name" required
        autocomplete="nickname" .value=${settings.name}
        @input=${(/** @type {Event} */ event) => change({ name: valueOf(event) })}></label>
      ${state.trouble ? html`<p class="notice" role="alert">${state.trouble}</p>` : nothing}
      <div class="row"><button type="button" class="verb quiet"
        @click=${() => closeDialogs("join")}>${told("shared-watch")}</button>
        <button class="verb main">${told("table-sit-down")}</button></div>
    </form>`,
  );
}

/** @param {View} view @param {Seat} seat @param {Seat[]} free @param {{seat: number|undefined}} state */
function place(view, seat, free, state) {
  const isFree = free.includes(seat);
  if (!isFree)
    return html`<b>${playerNames(namesIn(view), [seat.seat])}</b> <span
      class="dim">${seat.kind === "bot" ? strength(seat.bot) : ""}</span>`;
  const partners = view.seats.filter((other) => other.side === seat.side && other !== seat).map((other) => other.seat);
  const words = enumerated([
    told("table-presence-free"),
    seat.kind === "bot" ? told("table-join-bot", { name: seat.name, strength: strength(seat.bot) }) : "",
    partners.length ? told("table-join-partners", { partners }, namesIn(view)) : "",
  ]);
  return html`<label class="free"><input type="radio" name="seat" value=${seat.seat}
    .checked=${seat.seat === state.seat}
    @change=${() => (state.seat = seat.seat)}> <span><b>${told("shared-seat", { seat: seat.seat + 1 })}</b> <span
      class="dim">${words}</span></span></label>`;
}

/** Asks whether a watcher wants to sit down. @param {Table} table */
export function offerSeat(table) {
  const { view } = table.state;
  if (!view?.can.join || !freeSeats(view).length) return;
  table.dispatch({ type: "invited" });
  openJoin(view, ({ when }) => {
    noteSeat(view.id);
    table.dispatch({ type: "visit", path: `/m/${view.id}` });
    if (when === "next_deal") say(told("table-join-next-deal"));
  });
}

/** Gets up; a bot plays on. @param {Table} table */
export async function standUp(table) {
  try {
    await fetchJson(`/api/matches/${table.state.id}/leave`, {});
    table.dispatch({ type: "visit", path: "/" });
  } catch (problem) {
    closeDialogs();
    table.dispatch({ type: "told", notice: inWords(problem) });
  }
}
