// A window in which a table for several people is opened.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { promised } from "../fair/memory.js";
import { closeDialogs, openDialog } from "../shared/dialogs.js";
import { isChecked, placeOf, valueOf } from "../shared/inputs.js";
import { GUEST, NAMES } from "../shared/opponents.js";
import { fetchJson, introduce, inWords } from "../shared/server.js";
import { change, settings } from "../shared/settings.js";
import { told } from "../shared/texts.js";
import { clockWords, spoken } from "../shared/time.js";
import { families } from "./game.js";

/** @typedef {import("./game.js").Variant} Variant */
/** @typedef {{variants: Variant[], house: Variant[], levels: {bot: string, level: number, title: string}[],
 * usual: string}} Offer */

/**
 * What is chosen in the window. clock: its place in `CLOCKS`; seats: "friend", "open" or the name of a bot.
 * @typedef {{variant: Variant, players: number, target: number, visibility: string, clock: number, away: number,
 *   rated: boolean, account: boolean, seats: string[]}} Wishes
 */

const DAY = 86400;
/** How long a player may think. @type {(import("../types.js").Clock|null)[]} */
const CLOCKS = [
  null,
  { kind: "move", seconds: 30, bank: 120 },
  { kind: "move", seconds: 60, bank: 300 },
  { kind: "move", seconds: 10, bank: 60 },
  { kind: "days", seconds: DAY, bank: 0 },
  { kind: "days", seconds: 3 * DAY, bank: 0 },
];

const MINUTE = 60;
/** After how many seconds without an open window a player counts as away: usually the second. */
const ABSENCES = [5 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, DAY, 3 * DAY, 7 * DAY];

/** The usual time for a clock. @param {number} order its place in `CLOCKS` */
const usualAbsence = (order) => (CLOCKS[order]?.kind === "days" ? CLOCKS[order].seconds : ABSENCES[1]);

/** @param {Offer} offer @param {string} chosen the id of the rules @param {(path: string) => void} visit */
export async function openNewTable(offer, chosen, visit) {
  const all = [...offer.house, ...offer.variants];
  const first = /** @type {Variant} */ (all.find((each) => each.id === chosen) ?? offer.variants[0]);
  const state = {
    variant: first,
    players: first.players[0],
    target: first.target,
    visibility: "link",
    clock: 0,
    away: usualAbsence(0),
    rated: false,
    trouble: "",
    busy: false,
    account: false,
    seats: NAMES.map(() => "friend"),
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (state.busy) return;
    state.busy = true;
    draw();
    const wanted = wish(state, offer);
    try {
      await introduce(settings.name);
      const promise = await promised();
      const match = await fetchJson("/api/matches", { ...wanted, ...(promise && { fair: promise.fair }) });
      promise?.keep(match.id, match.seat);
      closeDialogs("new-table");
      visit(`/m/${match.id}`);
    } catch (problem) {
      state.trouble = inWords(problem);
      state.busy = false;
      draw();
    }
  };
  let again = () => {};
  const draw = () => again();
  again = openDialog(
    "new-table",
    told("pages-open-table"),
    () => html`<form @submit=${submit}>
    <div class="places">
      <label class="field"><span>${told("pages-rules")}</span><select @change=${(/** @type {Event} */ event) => {
        choose(state, all.find(({ id }) => id === valueOf(event)) ?? first);
        draw();
      }}>
        ${grouped(all, state.variant.id)}</select></label>
      <label class="field"><span>${told("shared-your-name")}</span><input required
        autocomplete="nickname" .value=${settings.name}
        @input=${(/** @type {Event} */ event) => change({ name: valueOf(event) })}></label>
      ${segments(told("pages-players"), "table-players", state.variant.players, state.players, (value) => {
        state.players = value;
        draw();
      })}
      ${
        state.variant.deals
          ? nothing
          : segments(told("pages-points-to-win"), "table-target", state.variant.targets, state.target, (value) => {
              state.target = value;
              draw();
            })
      }
    </div>
    <fieldset><legend>${told("lobby-other-seats")}</legend><div
      class="places">${NAMES.slice(0, state.players - 1).map((_, order) =>
        seat(state, order, offer, draw),
      )}</div></fieldset>
    <fieldset><legend>${told("lobby-visibility")}</legend><div class="segments">
      ${[
        ["link", "lobby-by-link"],
        ["open", "lobby-by-lobby"],
      ].map(
        ([value, key]) => html`<label><input type="radio" name="visibility" value=${value}
        .checked=${state.visibility === value} @change=${() => {
          state.visibility = value;
          draw();
        }}><span>${told(key)}</span></label>`,
      )}</div></fieldset>
    <label class="field"><span>${told("lobby-clock")}</span><select @change=${(/** @type {Event} */ event) => {
      state.clock = placeOf(event);
      state.away = usualAbsence(state.clock);
      draw();
    }}>
      ${CLOCKS.map(
        (clock, order) => html`<option
        .selected=${order === state.clock}>${clock ? clockWords(clock) : told("lobby-no-clock")}</option>`,
      )}</select></label>
    ${rating(state, offer, draw)}
    ${isRated(state, offer) ? nothing : absence(state)}
    ${state.trouble ? html`<p class="notice" role="alert">${state.trouble}</p>` : nothing}
    <div class="row"><button class="verb main"
      ?disabled=${state.busy}>${told("lobby-open-the-table")}</button></div></form>`,
  );
  const { me } = await fetchJson("/api/me").catch(() => ({ me: null }));
  state.account = Boolean(me?.account);
  if (me && !settings.name && me.name !== GUEST) change({ name: me.name });
  draw();
}

/** Rules as options of a list, by family. @param {Variant[]} variants @param {string} chosen the id of the rules */
export const grouped = (variants, chosen) =>
  families(variants).map(
    ([family, rules]) => html`<optgroup label=${family || told("pages-your-rules")}>
  ${rules.map(
    (each) => html`<option value=${each.id}
    .selected=${each.id === chosen}>${each.title}</option>`,
  )}</optgroup>`,
  );

/** @param {Wishes} state @param {Variant} variant */
function choose(state, variant) {
  state.variant = variant;
  state.target = variant.target;
  if (!variant.players.includes(state.players)) state.players = variant.players[0];
}

/** @param {string} legend @param {string} name @param {number[]} values @param {number} current
 * @param {(value: number) => void} picked */
function segments(legend, name, values, current, picked) {
  return html`<fieldset class="field"><legend>${legend}</legend><div class="segments">${values.map(
    (value) => html`<label><input type="radio" name=${name} value=${value}
    .checked=${value === current} @change=${() => picked(value)}><span>${value}</span></label>`,
  )}</div></fieldset>`;
}

/** @param {Wishes} state @param {number} order @param {Offer} offer @param {() => void} draw */
function seat(state, order, offer, draw) {
  const partner = state.variant.pairs_of_four && state.players === 4 && order === 1;
  const bots = offer.levels.map(({ bot, level, title }) => [bot, told("lobby-seat-bot", { level, title })]);
  const options = [["friend", told("lobby-seat-friend")], ["open", told("lobby-seat-open")], ...bots];
  return html`<label class="field"><span>${told(partner ? "lobby-seat-partner" : "shared-seat", {
    seat: order + 2,
  })}</span><select @change=${(/** @type {Event} */ event) => {
    state.seats[order] = valueOf(event);
    draw();
  }}>
    ${options.map(
      ([value, label]) => html`<option value=${value}
      .selected=${state.seats[order] === value}>${label}</option>`,
    )}</select></label>`;
}

/** For how long the others wait for a player who is away. @param {Wishes} state */
function absence(state) {
  return html`<label class="field"><span>${told("lobby-away")}</span><select
    @change=${(/** @type {Event} */ event) => (state.away = Number(valueOf(event)))}>
    ${ABSENCES.map(
      (seconds) => html`<option value=${seconds} .selected=${seconds === state.away}>${spoken(seconds)}</option>`,
    )}</select></label>`;
}

/** The message of why a table cannot be rated; nothing where it can. @param {Wishes} state @param {Offer} offer */
function obstacle(state, offer) {
  if (!state.account) return "lobby-rated-account";
  if (state.seats.slice(0, state.players - 1).some((each) => each !== "friend")) return "lobby-rated-people";
  if (offer.house.includes(state.variant)) return "lobby-rated-house";
  return state.clock ? "" : "lobby-rated-clock";
}

/** @param {Wishes} state @param {Offer} offer */
const isRated = (state, offer) => state.rated && !obstacle(state, offer);

/** @param {Wishes} state @param {Offer} offer @param {() => void} draw */
function rating(state, offer, draw) {
  const why = obstacle(state, offer);
  return html`<label class="toggle"><input type="checkbox" role="switch" .checked=${state.rated && !why}
    ?disabled=${Boolean(why)}
    @change=${(/** @type {Event} */ event) => {
      state.rated = isChecked(event);
      draw();
    }}><span><b>${told("lobby-rated")}</b>
    <small>${told(why || "lobby-rated-about")}</small></span></label>
    ${state.account ? nothing : html`<p><a href="/account">${told("pages-account")}</a></p>`}`;
}

/** @param {Wishes} state @param {Offer} offer */
function wish(state, offer) {
  const own = offer.house.includes(state.variant);
  const kinds = state.seats.slice(0, state.players - 1);
  const rated = isRated(state, offer);
  const seats = kinds.map((kind, order) => {
    if (kind === "friend")
      return {
        kind: "human",
        name: kinds.indexOf("friend") === order ? told("friend") : told("friend-number", { number: order + 1 }),
      };
    if (kind === "open") return { kind: "open", name: NAMES[order], bot: offer.usual };
    return { kind: "bot", name: NAMES[order], bot: kind };
  });
  return {
    ...(own ? { house: state.variant.id } : { variant: state.variant.id }),
    ...(state.variant.deals ? {} : { target: state.target }),
    visibility: state.visibility,
    rated,
    clock: CLOCKS[state.clock],
    ...(rated ? {} : { away: state.away }),
    seats: [{ kind: "human", name: settings.name.trim() }, ...seats],
  };
}
