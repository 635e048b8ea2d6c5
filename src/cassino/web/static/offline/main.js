// In place of a page that could not be fetched: as soon as the server answers, the page itself.

/** How often it is asked, in milliseconds: about as often, so that many pages do not ask at once. */
const EVERY = 5000;

/** Anything small that every server has. */
const SIGN = "/manifest.webmanifest";

async function look() {
  const answer = document.hidden ? null : await fetch(SIGN, { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

addEventListener("online", look);
setInterval(look, EVERY * (0.75 + Math.random() / 2));
