// Answers for the pages when there is no network, and shows "It is your turn" while no page is open.
//
// It keeps the files of the start page and of tables, and no answer about people. A version is kept as a whole: its two
// documents are in this script, and its files have their content in the address.

/** Of the service worker, which the types of pages do not know. */
const worker = /** @type {any} */ (self);

/** What is kept; whoever serves this script writes it before the first line.
 * @type {{version: string, documents: {table: string, offline: string}, headers: Record<string, string>,
 *   files: string[]}} */
const shell = worker.shell;
const PREFIX = "shell ";
const OWN = PREFIX + shell?.version;
const TABLE = /^\/(m\/\w+)?$/;
const NAMED_BY_CONTENT = /^\/static\/[0-9a-f]{12}\//;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));

/** Keeps all files or none: until then the version before stays in force. */
async function keep() {
  const cache = await caches.open(OWN);
  try {
    await Promise.all(shell.files.map(async (path) => cache.put(path, await fetched(path))));
  } catch (problem) {
    await caches.delete(OWN);
    throw problem;
  }
  await worker.skipWaiting();
}

/** A file of this version. A server of another version answers, too, but does not let its answer be kept.
 * @param {string} path */
async function fetched(path) {
  const answer = await fetch(path);
  if (!answer.ok || !answer.headers.get("cache-control")?.includes("immutable")) throw new Error(`${path} has changed`);
  return answer;
}

worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(begin()));

/** Pages that are open may still need the files of the version before; older ones are deleted. */
async function begin() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== worker.location.origin || pathname.startsWith("/api/")) return;
  if (mode === "navigate") event.respondWith(opened(event, pathname));
  else if (NAMED_BY_CONTENT.test(pathname)) event.respondWith(found(event.request));
});

/** A page: that of the server; without a network, one of those that are kept. @param {any} event
 * @param {string} path */
async function opened(event, path) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const { documents, headers } = shell;
    return new Response(TABLE.test(path) ? documents.table : documents.offline, { headers });
  }
}

/** A file, from whichever version has it. @param {Request} request */
const found = async (request) => (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);

worker.addEventListener("push", (/** @type {any} */ event) => {
  const told = event.data?.json() ?? {};
  const path = String(told.path ?? "");
  event.waitUntil(
    worker.registration.showNotification(String(told.title ?? "Cassino"), {
      body: String(told.body ?? ""),
      tag: path,
      data: path,
      icon: "/static/art/icon.svg",
    }),
  );
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(shown(String(event.notification.data)));
});

/** Brings a window with the table to the front, or opens one. @param {string} path */
async function shown(path) {
  if (!/^\/m\/\w+$/.test(path)) return;
  const windows = await worker.clients.matchAll({ type: "window" });
  const open = windows.find((/** @type {any} */ each) => new URL(each.url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
}
