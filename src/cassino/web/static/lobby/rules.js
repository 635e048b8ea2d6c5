// A window to choose the rules in: favorites first, then by family; a search finds them by any of their names.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { closeDialogs, openDialog } from "../shared/dialogs.js";
import { icon } from "../shared/icons.js";
import { valueOf } from "../shared/inputs.js";
import { hasPage } from "../shared/pages.js";
import { marked, told } from "../shared/texts.js";
import { allRules, choose, families, favorites, game, isFavorite, toggleFavorite } from "./game.js";

/** @typedef {import("./game.js").Variant} Variant */
/** @typedef {{title: string, rules: Variant[], isOpen: boolean}} Group */

/** @param {() => void} changed */
export function openRules(changed) {
  let groups = grouped(); // as they are now: nothing jumps while somebody chooses
  let query = "";
  let again = () => {};
  const draw = () => {
    changed();
    again();
  };
  const search = (/** @type {Event} */ event) => {
    query = valueOf(event);
    again();
  };
  const regroup = () => {
    groups = grouped();
    again();
  };
  const content = () => {
    const found = allRules().filter((variant) => fits(variant, query));
    return html`<label class="field"><span>${told("lobby-search")}</span><input type="search" autocomplete="off"
      .value=${query} @input=${search}></label>
      <p class="unseen" role="status">${query ? told("lobby-found", { games: found.length }) : ""}</p>
      ${
        found.length
          ? nothing
          : html`<p>${marked(
              "lobby-not-found",
              { query },
              {
                link: (words) => (hasPage("/house") ? html`<a href="/house">${words}</a>` : words),
              },
            )}</p>`
      }
      <fieldset class="families"><legend
        class="unseen">${told("pages-rules")}</legend>${groups.map((group) => family(group, query, draw))}</fieldset>
      <div class="row done">${
        hasPage("/house") ? html`<a class="verb quiet" href="/house">${told("lobby-make-rules")}</a>` : nothing
      }
        <button class="verb main" @click=${() => closeDialogs("rules")}>${told("pages-done")}</button></div>`;
  };
  again = openDialog("rules", told("lobby-choose-rules"), content, () => removeEventListener("house", regroup));
  addEventListener("house", regroup);
}

/** @returns {Group[]} */
function grouped() {
  const liked = favorites();
  const rest = (/** @type {Variant[]} */ variants) => variants.filter((each) => !liked.includes(each));
  const own = rest(game.house);
  const groups = [[told("lobby-favorites"), liked], [told("pages-your-rules"), own], ...families(rest(game.variants))];
  return /** @type {[string, Variant[]][]} */ (groups)
    .filter(([, rules]) => rules.length)
    .map(([title, rules], order) => ({
      title,
      rules,
      isOpen: order === 0 || rules.some(({ id }) => id === game.chosen),
    }));
}

/** @param {string} text without capitals and accents */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");

/** Whether each word that was typed begins a word of the rules. @param {Variant} variant @param {string} query */
function fits(variant, query) {
  const { title, short, family: group, summary = "", played_in, also_called, aliases } = variant;
  const words = plain([title, short, group, summary, played_in, ...also_called, ...aliases].join(" ")).split(
    /[^\p{L}\p{N}]+/u,
  );
  return plain(query)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** @param {Group} group @param {string} query @param {() => void} draw */
function family({ title, rules, isOpen }, query, draw) {
  const found = rules.filter((variant) => fits(variant, query));
  if (!found.length) return nothing;
  return html`<details class="family" ?open=${isOpen || query !== ""}>
    <summary><h3>${title}</h3><span
      class="dim">${told("lobby-games", { games: found.length })}</span>${icon("down")}</summary>
    <div class="variants">${found.map((variant) => entry(variant, title, draw))}</div></details>`;
}

/** @param {Variant} variant @param {string} group @param {() => void} draw */
function entry(variant, group, draw) {
  const pick = () => {
    choose(variant);
    draw();
  };
  const star = () => {
    toggleFavorite(variant.id);
    draw();
  };
  return html`<div class="variant">
    <label><input type="radio" name="variant" value=${variant.id} .checked=${variant.id === game.chosen}
      @change=${pick}>
      <span><b>${
        group === variant.family ? variant.short : variant.title
      }</b><small>${describe(variant)}</small></span></label>
    <button class="round-button star" aria-pressed=${isFavorite(variant.id)}
      aria-label=${told("lobby-favorite", { title: variant.title })} @click=${star}>${icon("star")}</button>
    <a class="round-button" href=${variant.rules}
      aria-label=${told("lobby-rules-of", { title: variant.title })}>${icon("book")}</a>
  </div>`;
}

/** @param {Variant} variant */
function describe(variant) {
  if (variant.summary) return variant.summary;
  const [least, most] = [Math.min(...variant.players), Math.max(...variant.players)];
  const players = least < most ? told("lobby-players-between", { least, most }) : told("lobby-players", { most });
  const length = variant.deals
    ? told("pages-deals", { deals: variant.deals })
    : told("lobby-points-to-win", { points: variant.target });
  return `${players}, ${length}`;
}
