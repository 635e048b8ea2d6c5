// Keeps the whole folder in the browser, so that it opens without a network. `cassino site` writes the list of files.
//
// All files of a version are in one cache, or none: each must have the digest that the list says. The version that was
// opened stays in force until all its windows are closed, or a page says {type: "skipWaiting"}.

/** The name of this version, its languages, and the digest of each file by its address. */
const VERSION = "%VERSION%";
const LANGUAGES = ["%LANGUAGES%"];
const FILES = { "%FILES%": "" };
/** Addresses with other names of a game, and where they lead. */
const MOVED = { "%MOVED%": "" };
/** What is shown at an address that nobody knows. */
const ABSENT = "/404.html";

const CACHE = `cassino ${VERSION}`;
/** Addresses without a file of their own, and the page that stands for them: the first that fits. */
const PLACES = [["%PLACES%", ""]];
/** Where the choice of a language is kept. */
const CHOICE = "cassino language";
const CHOICE_KEY = "/language";
/** This version and the one before it, which windows may still use. */
const KEPT = 2;
/** How many files are fetched at once. */
const AT_ONCE = 8;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.waitUntil(hear(event.data ?? {})));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith(event.request.mode === "navigate" ? page(url, event.request) : file(url, event.request));
});

/** A page wants this version to begin, or says which language it has: then pages that scripts name have it as well. */
async function hear({ type, language }) {
  if (type === "skipWaiting") await self.skipWaiting();
  else if (type === "language" && LANGUAGES.includes(language) && !(await keptChoice())) await choose(language);
}

async function install() {
  const cache = await caches.open(CACHE);
  const left = Object.keys(FILES);
  const take = async () => {
    for (let path = left.pop(); path; path = left.pop()) await cache.put(path, await fresh(path));
  };
  const all = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => take().finally(() => (left.length = 0))));
  const failed = all.find((each) => each.status === "rejected");
  if (!failed) return;
  await caches.delete(CACHE);
  throw failed.reason;
}

/** A file as the list says: of an earlier version, as the browser has it, or from the server. */
async function fresh(path) {
  const kept = await earlier(path);
  if (kept) return kept;
  for (const cache of ["default", "reload"]) {
    const found = await fetch(path, { cache });
    if (!found.ok) continue;
    const copy = await plain(found); // a browser refuses a page whose answer came by a redirection
    if ((await digest(copy.clone())) === FILES[path]) return copy;
  }
  throw new Error(`${path} is not the file of this version.`);
}

/** The same file in an earlier version, where its folder may have had another name. */
async function earlier(path) {
  const name = path.split("/").at(-1);
  const others = (await versions()).filter((each) => each !== CACHE);
  for (const cache of await Promise.all(others.map((each) => caches.open(each)))) {
    const places = (await cache.keys()).map((each) => new URL(each.url).pathname);
    for (const place of places.filter((each) => each.split("/").at(-1) === name && (name || each === path))) {
      const found = await cache.match(place);
      if (found && (await digest(found.clone())) === FILES[path]) return found;
    }
  }
  return null;
}

async function plain(found) {
  const headers = { "content-type": found.headers.get("content-type") ?? "" };
  return new Response(await found.arrayBuffer(), { headers });
}

async function digest(answer) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
  return Array.from(bytes.slice(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function activate() {
  const others = (await versions()).filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, 1 - KEPT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The caches of all versions, the oldest first. */
const versions = async () => (await caches.keys()).filter((name) => name.startsWith("cassino ") && name !== CHOICE);

/** A file of this version, else of the one before, else from the server. */
async function file(url, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(url.pathname)) ?? (await caches.match(url.pathname)) ?? fetch(request);
}

/** A document in the language that the person has chosen. */
async function page(url, request) {
  const [code, path] = parted(url.pathname);
  const asked = [url.searchParams.get("lang"), code].find((each) => LANGUAGES.includes(each));
  if (asked) await choose(asked);
  const language = asked ?? (await chosen());
  const cache = await caches.open(CACHE);
  const shared = PLACES.find(([of]) => new RegExp(`^${of}$`).test(path))?.[1];
  const place = shared ?? (path.endsWith("/") || path.includes(".") ? path : `${path}/`);
  const before = language === LANGUAGES[0] ? "" : `/${language}`;
  if (MOVED[place]) return Response.redirect(new URL(before + MOVED[place], url.origin), 302);
  const found = (await cache.match(before + place)) ?? (await cache.match(url.pathname));
  return found ?? (await elsewhere(request)) ?? absent(await cache.match(before + ABSENT));
}

/** A page that this version does not have; nothing if the server has none either, or cannot be reached. */
async function elsewhere(request) {
  const found = await fetch(request).catch(() => null);
  return found && (found.ok || found.type === "opaqueredirect") ? found : null;
}

const absent = (page) => new Response(page?.body ?? "", { status: 404, headers: page?.headers });

/** The language that an address begins with, and the rest: `/es/rules` is `["es", "/rules"]`. */
function parted(path) {
  const code = path.split("/")[1];
  return LANGUAGES.includes(code) ? [code, path.slice(code.length + 1) || "/"] : [null, path];
}

async function choose(language) {
  await (await caches.open(CHOICE)).put(CHOICE_KEY, new Response(language));
}

async function keptChoice() {
  const kept = await (await caches.open(CHOICE)).match(CHOICE_KEY);
  return kept?.text();
}

async function chosen() {
  const language = await keptChoice();
  return LANGUAGES.includes(language) ? language : LANGUAGES[0];
}
