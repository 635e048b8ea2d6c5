// What is asked of a deal: only what its rules need. What follows from the rest is filled in by the server.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { isChecked, valueOf } from "../shared/inputs.js";
import { marked, told } from "../shared/texts.js";
import { cardGrid, chips, bestCards } from "./cards.js";

/** @typedef {import("../types.js").Book} View */
/** @typedef {import("../types.js").Telling} Deal */
/** @typedef {import("../types.js").ToldDeal} Draft */
/** @typedef {import("./book.js").Book} Book */

const MOST = 99;

/** @param {Book} book @param {View} view @param {Deal} deal @param {Draft} draft */
export function dealForm(book, view, deal, draft) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    book.enter();
  };
  const played = draft.thrown_in_by === null;
  return html`<form class="panel deal" aria-labelledby="deal" autocomplete="off" @submit=${submit}>
    <h2 id="deal" tabindex="-1">${told(deal.corrected ? "score-correct-deal" : "shared-deal", {
      number: deal.number,
    })}<small> ${told(deal.corrected ? "score-dealt" : "score-deals-now", {
      name: view.names[deal.dealer],
    })}</small></h2>
    ${deal.notes.length ? html`<ul class="limits">${deal.notes.map((text) => html`<li>${text}</li>`)}</ul>` : nothing}
    ${played ? view.sides.map((_, side) => sideForm(book, view, deal, draft, side)) : nothing}
    ${played && deal.needed.sweeps && inOrder(deal) ? sweepList(book, view, deal, draft) : nothing}
    ${deal.contenders.length ? first(book, view, deal, draft) : nothing}
    ${unusual(book, view, deal, draft)}
    <button class="unseen" tabindex="-1" aria-hidden="true">${told("score-enter")}</button>
  </form>`;
}

/** @param {Deal} deal */
const inOrder = ({ needed }) => needed.sweep_order || needed.sweep_sizes || needed.first_play_sweep;

/** @param {Book} book @param {View} view @param {Deal} deal @param {Draft} draft @param {number} side */
function sideForm(book, view, deal, draft, side) {
  const { name } = view.sides[side];
  const entered = draft.sides[side];
  const follows = deal.filled.sides[side];
  const tell = (/** @type {(side: import("../types.js").ToldSide) => void} */ change) =>
    book.tell((all) => change(all.sides[side]));
  /** What the other sides were given together.
   * @param {(side: import("../types.js").ToldSide) => number | null | undefined} count */
  const others = (count) =>
    draft.sides.reduce((sum, each, other) => sum + (other === side ? 0 : (count(each) ?? 0)), 0);
  const allCards = entered.captured !== null;
  const toggle = () =>
    tell((each) => {
      each.captured = allCards ? null : [];
      each.cards = null;
      each.suits = [null, null, null, null];
      each.special = null;
      each.best = [null, null, null, null];
    });
  const derived = !allCards && follows.captured !== null;
  return html`<fieldset class="side"><legend>${name}</legend>
    ${
      allCards
        ? cardGrid(book, view, draft, side)
        : derived
          ? html`<p class="dim follows">${told("score-has-others", { name, count: follows.captured?.length })}</p>`
          : html`
      <div class="steppers">
        ${stepper(
          told("score-cards-of", { name }),
          told("table-item-cards"),
          entered.cards,
          follows.cards,
          (value) => tell((each) => (each.cards = value)),
          view.pack.size - others((each) => each.captured?.length ?? each.cards),
        )}
        ${deal.needed.suits.map((suit) =>
          stepper(
            told("score-suit-of", { name, suit: view.pack.suits[suit].name }),
            titled(view.pack.suits[suit].name),
            entered.suits[suit],
            follows.suits[suit],
            (value) => tell((each) => (each.suits[suit] = value)),
            view.pack.size / view.pack.suits.length - others((each) => each.suits[suit]),
          ),
        )}
        ${deal.needed.sweeps && !inOrder(deal) ? sweepStepper(book, name, draft, side) : nothing}
      </div>
      ${deal.needed.special.length ? chips(book, view, deal, draft, side) : nothing}
      ${deal.needed.best.length ? bestCards(book, view, deal, draft, side) : nothing}`
    }
    ${
      allCards || derived
        ? html`<div
      class="steppers">${deal.needed.sweeps && !inOrder(deal) ? sweepStepper(book, name, draft, side) : nothing}</div>`
        : nothing
    }
    ${
      deal.needed.oranges
        ? html`<div class="steppers">
      ${stepper(told("score-oranges-of", { name }), told("line-oranges"), entered.oranges, null, (value) =>
        tell((each) => (each.oranges = value ?? 0)),
      )}
      ${stepper(
        told("score-wrong-calls-of", { name }),
        told("line-wrong-calls"),
        entered.false_oranges,
        null,
        (value) => tell((each) => (each.false_oranges = value ?? 0)),
      )}</div>`
        : nothing
    }
    <button type="button" class="link" aria-pressed=${allCards}
      @click=${toggle}>${marked(allCards ? "score-count-instead" : "score-tap-cards", { name }, { unseen })}</button>
  </fieldset>`;
}

/** Words that are only spoken. @param {string} words */
const unseen = (words) => html`<span class="unseen">${words}</span>`;

/** @param {string} word */
const titled = (word) => word[0].toUpperCase() + word.slice(1);

/** @param {number} most */
const tooMuch = (most) => html`<small class="notice" role="alert">${told("score-at-most", { most })}</small>`;

/** A number with a button on either side. @param {string} label @param {string} title @param {number|null} value
 * @param {number|null} follows its value until somebody sets one @param {(value: number|null) => void} changed
 * @param {number} limit the most that is possible */
function stepper(label, title, value, follows, changed, limit = MOST) {
  const most = Math.max(limit, 0);
  const shown = value ?? follows ?? 0;
  const isTooMuch = value !== null && value > most;
  const read = (/** @type {any} */ event) => {
    const digits = event.target.value.replace(/\D/g, "").slice(0, 2);
    event.target.value = digits;
    changed(digits === "" ? null : Number(digits));
  };
  return html`<div class="stepper"><span aria-hidden="true">${title}</span><div
    class=${value === null && follows !== null ? "number follows" : "number"}>
    <button type="button" tabindex="-1" aria-label=${told("score-one-less", { label })} ?disabled=${shown <= 0}
      @click=${() => changed(shown - 1)}>−</button>
    <input inputmode="numeric" aria-label=${label} aria-invalid=${String(isTooMuch)} placeholder=${follows ?? "–"}
      .value=${value === null ? "" : String(value)} @input=${read}
      @focus=${(/** @type {any} */ event) => event.target.select()}>
    <button type="button" tabindex="-1" aria-label=${told("score-one-more", { label })} ?disabled=${shown >= most}
      @click=${() => changed(shown + 1)}>+</button>
  </div>${isTooMuch ? tooMuch(most) : nothing}</div>`;
}

/** @param {Book} book @param {string} name @param {Draft} draft @param {number} side */
function sweepStepper(book, name, draft, side) {
  const own = draft.sweeps.filter((sweep) => sweep.side === side).length;
  return stepper(told("score-sweeps-of", { name }), told("line-sweeps"), own, null, (value) =>
    book.tell((all) => {
      const others = all.sweeps.filter((sweep) => sweep.side !== side);
      const made = Array.from({ length: value ?? 0 }, () => ({ side, size: 0, first: false }));
      all.sweeps = [...others, ...made].toSorted((one, other) => one.side - other.side);
    }),
  );
}

/** @param {Book} book @param {View} view @param {Deal} deal @param {Draft} draft */
function sweepList(book, view, deal, draft) {
  const first = deal.needed.first_play_sweep;
  const tellFirst = (/** @type {number} */ order) => (/** @type {Event} */ event) =>
    book.tell((all) => (all.sweeps[order].first = isChecked(event)));
  return html`<fieldset
    class="side"><legend>${told(deal.needed.sweep_order ? "score-sweeps-in-order" : "line-sweeps")}</legend>
    ${
      draft.sweeps.length
        ? html`<ol class="sweeps">${draft.sweeps.map(
            (sweep, order) => html`<li><b>${view.sides[sweep.side].name}</b>
      ${
        deal.needed.sweep_sizes
          ? stepper(
              told("score-sweep-size-of", { number: order + 1 }),
              told("score-sweep-size"),
              sweep.size || null,
              null,
              (value) => book.tell((all) => (all.sweeps[order].size = value ?? 0)),
            )
          : nothing
      }
      ${
        first
          ? html`<label class="check"><input type="checkbox" .checked=${sweep.first}
        @change=${tellFirst(order)}> ${told("score-first-play")}</label>`
          : nothing
      }
      <button type="button" class="round-button"
        aria-label=${told("score-remove-sweep", { number: order + 1, name: view.sides[sweep.side].name })}
        @click=${() => book.tell((all) => all.sweeps.splice(order, 1))}>×</button></li>`,
          )}</ol>`
        : nothing
    }
    <div class="segments">${view.sides.map(
      (each, side) => html`<button type="button" class="chip"
      @click=${() => book.tell((all) => all.sweeps.push({ side, size: 0, first: false }))}>${marked(
        "score-add-sweep",
        { name: each.name },
        { unseen },
      )}</button>`,
    )}</div>
  </fieldset>`;
}

/** @param {Book} book @param {View} view @param {Deal} deal @param {Draft} draft */
function first(book, view, deal, draft) {
  const options = [
    ...deal.contenders.map((side) => ({ value: side, label: view.sides[side].name })),
    { value: "together", label: told("score-together") },
  ];
  return html`<fieldset class="side"><legend>${told("score-first")}</legend>
    <p class="dim">${told("score-first-explained")}</p>
    <div class="segments">${options.map(
      ({ value, label }) => html`<label><input type="radio" name="first" .checked=${draft.first === value}
      @change=${() => book.tell((all) => (all.first = /** @type {any} */ (value)))}><span>${label}</span></label>`,
    )}</div></fieldset>`;
}

/** @param {Book} book @param {View} view @param {Deal} deal @param {Draft} draft */
function unusual(book, view, deal, draft) {
  const { claim, penalties } = deal.needed;
  if (claim === "none" && !penalties) return nothing;
  const happened = draft.claim !== null || draft.thrown_in_by !== null || draft.mishaps.length > 0;
  const heading = claim === "none" ? "score-mistakes" : penalties ? "score-claim-and-mistakes" : "score-claim";
  const claimed = told(claim === "count_out" ? "score-counted-out" : "score-announced");
  return html`<details class="unusual" ?open=${happened}><summary>${told(heading)}</summary>
    <div class="fields">
    ${
      claim === "none"
        ? nothing
        : who(claimed, view.names, draft.claim, (seat) => book.tell((all) => (all.claim = seat)))
    }
    ${
      penalties
        ? html`
      ${who(
        told("score-thrown-in"),
        view.names,
        draft.thrown_in_by,
        (seat) => book.tell((all) => (all.thrown_in_by = seat)),
        deal.dealer,
      )}
      ${faults(book, draft, "too_few", deal.dealer, told("score-too-few", { name: view.names[deal.dealer] }))}
      ${faults(book, draft, "too_many", deal.dealer, told("score-too-many", { name: view.names[deal.dealer] }))}
      ${
        draft.thrown_in_by === null
          ? view.names.map((name, seat) =>
              faults(book, draft, "unwon_build", seat, told("score-unwon-builds", { name })),
            )
          : nothing
      }`
        : nothing
    }
    </div></details>`;
}

/** @param {string} label @param {string[]} names @param {number|null} seat @param {(seat: number|null) => void} changed
 * @param {number} [without] */
function who(label, names, seat, changed, without) {
  return html`<label class="field"><span>${label}</span><select
    @change=${(/** @type {Event} */ event) => changed(valueOf(event) === "" ? null : Number(valueOf(event)))}>
    <option value="" ?selected=${seat === null}>${told("score-nobody")}</option>
    ${names.map((name, order) =>
      order === without
        ? nothing
        : html`<option value=${order}
      ?selected=${seat === order}>${name}</option>`,
    )}</select></label>`;
}

/** @param {Book} book @param {Draft} draft @param {string} fault @param {number} seat @param {string} label */
function faults(book, draft, fault, seat, label) {
  const is = (/** @type {{fault: string, seat: number}} */ each) => each.fault === fault && each.seat === seat;
  return stepper(label, label, draft.mishaps.filter(is).length, null, (value) =>
    book.tell((all) => {
      all.mishaps = [
        ...all.mishaps.filter((each) => !is(each)),
        ...Array.from({ length: Math.min(value ?? 0, 9) }, () => ({ fault, seat })),
      ];
    }),
  );
}
