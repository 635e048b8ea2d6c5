// The lobby: open tables, and one of one's own.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { cover } from "../shared/cover.js";
import { valueOf } from "../shared/inputs.js";
import { leave } from "../shared/leaving.js";
import { GUEST } from "../shared/opponents.js";
import { fetchJson, introduce, inWords } from "../shared/server.js";
import { applyLook, change, settings } from "../shared/settings.js";
import { say } from "../shared/speech.js";
import { listed, told } from "../shared/texts.js";
import { clockWords } from "../shared/time.js";
import { grouped, openNewTable } from "./newtable.js";

/** @typedef {import("../types.js").LobbySeat} LobbySeat */

const EVERY = 4000;
/** After so long a server that does not answer is asked again. */
const RAREST = 60_000;
const root = /** @type {HTMLElement} */ (document.getElementById("lobby"));

const state = {
  /** @type {import("../types.js").OpenTable[]|null} */ tables: null,
  /** @type {import("./newtable.js").Offer|null} */ offer: null,
  variant: new URLSearchParams(location.search).get("variant") ?? "",
  /** the last refusal, by what was asked for */ troubles: { join: "", tables: "", offer: "" },
  joining: "",
  /** whether the offer is asked for */ beginning: false,
};

const draw = () => render(page(), root);

function page() {
  const { offer } = state;
  const invite = () => offer && openNewTable(offer, state.variant || (settings.game?.rules ?? ""), leave);
  const trouble = Object.values(state.troubles).find(Boolean);
  return html`${cover(told("lobby-people"), {
    lead: told("lobby-friends-lead"),
    cards: ["QH", "JS"],
    action: html`<button class="verb main big" ?disabled=${!offer} @click=${invite}>${told("lobby-invite")}</button>`,
  })}
    <h2>${told("pages-open-tables")}</h2>
    <div class="filters">
      <label class="field"><span>${told("pages-rules")}</span><select @change=${filter}><option
        value="">${told("pages-all")}</option>
        ${grouped(offer?.variants ?? [], state.variant)}</select></label>
      <label class="field"><span>${told("shared-your-name")}</span><input autocomplete="nickname"
        .value=${settings.name}
        @input=${(/** @type {Event} */ event) => change({ name: valueOf(event) })}></label>
    </div>
    ${trouble ? html`<p class="notice" role="alert">${trouble}</p>` : nothing}
    ${tables()}`;
}

/** @param {Event} event */
function filter(event) {
  state.variant = valueOf(event);
  history.replaceState(null, "", state.variant ? `?variant=${encodeURIComponent(state.variant)}` : location.pathname);
  state.tables = null;
  state.troubles.join = "";
  draw();
  refresh();
}

function tables() {
  if (!state.tables) return html`<p class="dim" role="status">${told("lobby-looking")}</p>`;
  if (!state.tables.length) return html`<p>${told(state.variant ? "lobby-none-of-these" : "lobby-none")}</p>`;
  return html`<ul class="tables" aria-label=${told("pages-open-tables")}>${state.tables.map(
    (table) => html`<li>
    <div><b>${table.variant.title}</b> <span class="dim">${about(table)}</span><br>${sitters(table.seats)}<br><span
      class=${`company${table.seats.some(isHere) ? " here" : ""}`}>${company(table.seats)}</span></div>
    <div class="row"><a class="verb quiet" href=${`/m/${table.id}?seat=watch`}>${told("shared-watch")}</a>
      ${
        table.mine
          ? html`<a class="verb" href=${`/m/${table.id}`}>${told("pages-continue")}</a>`
          : html`<button class="verb" ?disabled=${state.joining !== ""}
            aria-label=${told("lobby-join-this", { title: table.variant.title, names: sitters(table.seats) })}
            @click=${() => join(table.id)}>${told("lobby-join")}</button>`
      }</div></li>`,
  )}</ul>`;
}

/** @param {import("../types.js").OpenTable} table */
function about({ deals, target, clock, rated }) {
  const length = deals ? told("pages-deals", { deals }) : told("pages-to-target", { target });
  return [length, clockWords(clock), ...(rated ? [told("shared-rated")] : [])].join(", ");
}

/** Who sits there, and how many seats are free. @param {LobbySeat[]} seats */
function sitters(seats) {
  const taken = seats.filter((seat) => !seat.open).map(sitter);
  return listed([...taken, told("lobby-free-seats", { seats: seats.length - taken.length })]);
}

/** @param {LobbySeat} seat */
function sitter({ name, next, bot }) {
  if (next) return told("table-presence-next", { name: next });
  return bot ? told("lobby-bot-sits", { name }) : name;
}

/** @param {LobbySeat} seat */
const isHere = (seat) => seat.here;

/** How many of the people are there, and how many wait. @param {LobbySeat[]} seats */
function company(seats) {
  const people = seats.filter((seat) => !seat.open && !seat.bot).length;
  const here = seats.filter(isHere).length;
  const waiting = seats.filter((seat) => seat.next).length;
  const company =
    here === people && people > 1 ? told("lobby-company-all", { people }) : told("lobby-company", { here, people });
  return waiting ? `${company}, ${told("lobby-waiting", { waiting })}` : company;
}

/** @param {string} id */
async function join(id) {
  state.joining = id;
  state.troubles.join = "";
  draw();
  try {
    await introduce(settings.name.trim() || GUEST);
    await fetchJson(`/api/matches/${id}/join`, {});
    leave(`/m/${id}`);
  } catch (problem) {
    state.joining = "";
    state.troubles.join = inWords(problem);
    say(state.troubles.join);
    draw();
    refresh();
  }
}

/** How often in a row the server has not answered. */
let late = 0;

/** Asks again and again, not all at once and more rarely where nobody answers. */
function keepUp() {
  const pause = Math.min(EVERY * 2 ** late, RAREST) * (0.75 + Math.random() / 2);
  setTimeout(async () => {
    if (!document.hidden && !state.joining) await refresh();
    keepUp();
  }, pause);
}

async function refresh() {
  const asked = state.variant;
  try {
    const answer = await fetchJson(`/api/lobby${asked ? `?variant=${encodeURIComponent(asked)}` : ""}`);
    if (asked !== state.variant) return;
    late = 0;
    const before = state.tables?.length;
    state.tables = answer.tables;
    if (before !== undefined && answer.tables.length > before) say(told("lobby-opened"));
    state.troubles.tables = "";
    begin();
  } catch (problem) {
    late += 1;
    state.troubles.tables = told("lobby-unreachable", { problem: inWords(problem) });
  }
  draw();
}

/** Asks for what a table can be opened with, unless it is known. */
async function begin() {
  if (state.offer || state.beginning) return;
  state.beginning = true;
  try {
    const [offer, saved] = await Promise.all([fetchJson("/api/variants"), fetchJson("/api/house")]);
    state.offer = {
      variants: offer.variants,
      house: saved.house,
      levels: offer.levels,
      usual: settings.bot || offer.default.bot,
    };
    state.troubles.offer = "";
  } catch (problem) {
    state.troubles.offer = inWords(problem);
  }
  state.beginning = false;
  draw();
}

applyLook();
draw();
refresh();
begin();
keepUp();
document.addEventListener("visibilitychange", () => !document.hidden && refresh());
