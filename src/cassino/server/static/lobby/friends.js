// A window with what can be done with other people.

import { html } from "../vendor/lit-html/lit-html.js";
import { closeDialogs, openDialog } from "../shared/dialogs.js";
import { game } from "./game.js";
import { openNewTable } from "./newtable.js";

/** @param {(path: string) => void} visit */
export function openFriends(visit) {
  const open = () => {
    closeDialogs("friends");
    openNewTable(game, game.chosen, visit);
  };
  openDialog("friends", "Play with people", () => html`
    <ul class="ways">
      <li><span><b>Invite friends</b><small>A friend needs nothing but a link. A bot can play until they come.</small></span>
        <button class="verb main" ?disabled=${!game.chosen} @click=${open}>Open a table</button></li>
      <li><span><b>Meet somebody</b><small>Tables where people wait for a player.</small></span><a class="verb" href="/lobby">Join a table</a></li>
      <li><span><b>Your games</b><small>All games you play or have played.</small></span><a class="verb" href="/games">My games</a></li>
    </ul>`);
}
