// A window with what can be done with other people.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { closeDialogs, openDialog } from "../shared/dialogs.js";
import { game, onlyWatch } from "./game.js";
import { openNewTable } from "./newtable.js";
import { openSeats } from "./seats.js";

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
    changed();
    openSeats(changed);
  };
  const draw = openDialog("friends", "Play with people", () => html`
    ${game.trouble ? html`<p class="notice" role="alert">${game.trouble}</p>` : nothing}
    <ul class="ways">
      <li><span><b>Invite friends</b><small>A friend needs nothing but a link. A bot can play until they come.</small></span>
        <button class="verb main" ?disabled=${!game.chosen} @click=${open}>Open a table</button></li>
      <li><span><b>Meet somebody</b><small>Tables where people wait for a player.</small></span><a class="verb" href="/lobby">Join a table</a></li>
      <li><span><b>Only watch</b><small>Bots play each other, as fast as you like.</small></span>
        <button class="verb" ?disabled=${!game.chosen} @click=${watch}>Watch bots</button></li>
      <li><span><b>Your games</b><small>All games you play or have played.</small></span><a class="verb" href="/games">My games</a></li>
    </ul>`);
  loaded.then(draw);
}
