// A window with what can be done with other people.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { closeDialogs, openDialog } from "../shared/dialogs.js";
import { told } from "../shared/texts.js";
import { game, onlyWatch, play } from "./game.js";
import { openNewTable } from "./newtable.js";

/** @param {Promise<void>} loaded when the rules are known, or cannot be reached @param {(path: string) => void} visit
 * @param {() => void} changed draws the page below */
export function openFriends(loaded, visit, changed) {
  const open = () => {
    closeDialogs("friends");
    openNewTable(game, game.chosen, visit);
  };
  const watch = () => {
    closeDialogs("friends");
    onlyWatch(true);
    play(changed, visit).finally(() => onlyWatch(false));
  };
  const draw = openDialog(
    "friends",
    told("lobby-people"),
    () => html`
    ${game.trouble ? html`<p class="notice" role="alert">${game.trouble}</p>` : nothing}
    <ul class="ways">
      <li><span><b>${told("lobby-invite")}</b><small>${told("lobby-invite-about")}</small></span>
        <button class="verb main" ?disabled=${!game.chosen} @click=${open}>${told("pages-open-table")}</button></li>
      <li><span><b>${told("lobby-meet")}</b><small>${told("lobby-meet-about")}</small></span><a class="verb"
        href="/lobby">${told("lobby-join-table")}</a></li>
      <li><span><b>${told("lobby-only-watch")}</b><small>${told("lobby-only-watch-about")}</small></span>
        <button class="verb" ?disabled=${!game.chosen} @click=${watch}>${told("lobby-watch-bots")}</button></li>
      <li><span><b>${told("lobby-your-games")}</b><small>${told("lobby-your-games-about")}</small></span><a class="verb"
        href="/games">${told("pages-games")}</a></li>
    </ul>`,
  );
  loaded.then(draw);
}
