// Who answers the pages of a folder without a server: Python in a worker. It is started when something is first asked.

import { LANGUAGE, load, told } from "../shared/texts.js";
import { fromFile } from "./files.js";

await load("local");

/** Nobody else can be here. */
export const hasPeople = false;

/** An address as Python is asked for it: it speaks the language of this page anyway. @param {string} path */
export const inLanguage = (path) => path;

/** trouble: why there is no host, and what to do; waiting: that it is not ready yet; notice: what people should know of
 * it; renew: begins to use a new version, if there is one. Each change sends the event `host` to the window.
 * @type {{trouble: string, waiting: string, notice: string, renew: (() => void)|null}} */
export const host = { trouble: "", waiting: told("local-getting-ready"), notice: "", renew: null };

/** What is to last: then the browser is asked not to delete it. */
const LASTING = /^\/api\/(matches|house|scorebooks|daily|me\/import)$/;

/** What takes long: a worker of its own does it, so that no table waits. */
const LONG = /^\/api\/(matches\/[^/]+\/review|tutor)\b/;

/** Answers the pages, and keeps their tables. @type {Worker|null} */
let worker = null;
/** Does what takes long. @type {Worker|null} */
let helper = null;
/** What it does, by address: the answer, and until it is there how far it is.
 * @type {Map<string, {whole: Promise<Found>, news: Promise<Found>, tell: (found: Found) => void}>} */
const works = new Map();
let requests = 0;
/** @typedef {{call: string, method: string, path: string, body: string}} Call */
/** @typedef {{isRefused?: boolean, isBroken?: boolean, text?: string}} Found */
/** @type {Map<number, {by: Worker, end: (answer: Found) => void}>} */
const waiting = new Map();
/** What the tables of this page hear. @type {Map<number, {frame: (frame: any) => void, end: () => void}>} */
const windows = new Map();

/** @param {Partial<typeof host>} news */
function change(news) {
  Object.assign(host, news);
  dispatchEvent(new Event("host"));
}

/** The worker, which is started now if it was not. */
const started = () => (worker ??= begun());

/** A new worker. */
function begun() {
  const made = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  made.onmessage = ({ data }) => hear(data, made);
  made.onerror = () => fail("local-not-started", made);
  made.postMessage({ language: LANGUAGE });
  document.documentElement.dataset.python = "";
  return made;
}

/** The worker for an address; where there is only the helper, it answers everything. @param {string} path */
function workerFor(path) {
  if (LONG.test(path)) return (helper ??= begun());
  return worker ?? helper ?? started();
}

/** @param {any} message @param {Worker} from */
function hear(message, from) {
  if (message.isReady) {
    change({ waiting: "", notice: message.isKept ? "" : told("local-nothing-kept") });
    keepPages();
  } else if (message.isFailed) fail(message.hasWasm ? "local-not-started" : "local-no-wasm", from);
  else if (message.do === "show") windows.get(message.window)?.frame(JSON.parse(message.frame));
  else if (message.do === "end") windows.get(message.window)?.end();
  else if (message.progress) hearProgress(message.progress);
  else if (message.isBroken && message.window) windows.get(message.window)?.frame(broken());
  else answer(message.id, message);
}

/** The helper does one thing after another. @param {string} text */
function hearProgress(text) {
  const [work] = works.values();
  work?.tell({ text });
  if (work) work.news = Promise.resolve({ text });
}

/** @param {number} id @param {Found} found */
function answer(id, found) {
  waiting.get(id)?.end(found);
  waiting.delete(id);
}

/** Python cannot start, or breaks off: nobody waits for it any more. Tables go on without the helper.
 * @param {string} key of the sentence that says so @param {Worker} from */
function fail(key, from) {
  for (const [id, { by }] of waiting) if (by === from) answer(id, { isBroken: true });
  if (from === helper) helper = null;
  if (worker && from !== worker) return;
  change({ trouble: told(key), waiting: "" });
  for (const each of windows.values()) lose(each);
  keepPages();
}

/** What a table is told when something went wrong. */
const broken = () => ({ type: "error", code: "broken", message: told("local-broken") });

/** @param {{frame: (frame: any) => void, end: () => void}} table */
function lose({ frame, end }) {
  frame({ type: "error", code: "not_started", message: host.trouble });
  end();
}

/** @param {object|string} [body] */
const asText = (body) => (typeof body === "object" ? JSON.stringify(body) : body);

/** Asks for an answer. @param {string} path @param {object|string} [body] @param {string} [method]
 * @returns {Promise<{isRefused: boolean, status: number, answer: any}>} */
export async function ask(path, body, method = body ? "POST" : "GET") {
  workerFor(path); // it gets ready while a file answers
  const known = await fromFile(path, body);
  if (known) return { isRefused: false, status: 200, answer: known };
  const call = { call: "ask", method, path, body: asText(body) ?? "" };
  const { isRefused, isBroken, text } = await (LONG.test(path) ? askedLong(call) : asked(call));
  if (isBroken) return { isRefused: true, status: 500, answer: { message: host.trouble || told("local-broken") } };
  if (LASTING.test(path) && body && !isRefused) navigator.storage?.persist?.();
  return { isRefused: Boolean(isRefused), status: isRefused ? 400 : 200, answer: JSON.parse(text ?? "{}") };
}

/** The text of an answer that is no JSON, or why there is none. @param {string} path
 * @returns {Promise<{text?: string, trouble?: string}>} */
async function textOf(path) {
  const { isRefused, isBroken, text = "" } = await asked({ call: "ask", method: "GET", path, body: "" });
  if (isBroken) return { trouble: host.trouble || told("local-broken") };
  return isRefused ? { trouble: JSON.parse(text).message ?? told("local-broken") } : { text };
}

/** The answer, or how far it is: then a page asks again. @param {Call} call @returns {Promise<Found>} */
async function askedLong(call) {
  const { path } = call;
  let work = works.get(path);
  if (!work) {
    let tell = (/** @type {Found} */ _) => {};
    const news = new Promise((/** @type {typeof tell} */ end) => {
      tell = end;
    });
    work = { whole: asked(call), news, tell };
    works.set(path, work);
  }
  const found = await Promise.race([work.whole, work.news]);
  const isWhole = "isRefused" in found || "isBroken" in found;
  if (isWhole) works.delete(path);
  return found;
}

/** @param {Call} call @returns {Promise<Found>} */
function asked(call) {
  if (host.trouble) return Promise.resolve({ isBroken: true });
  requests += 1;
  const id = requests;
  const by = workerFor(call.path);
  const found = new Promise((/** @type {(found: Found) => void} */ end) => waiting.set(id, { by, end }));
  by.postMessage({ id, call });
  return found;
}

/** A table of this page: its requests go to Python, its frames come from there.
 * @param {string} match @param {string|null} seat @param {{frame: (frame: any) => void, end: () => void}} table
 * @returns {{send: (request: object) => void, close: () => void}} */
export function openTable(match, seat, table) {
  requests += 1;
  const window = requests;
  const tell = (/** @type {object} */ call) => started().postMessage({ call: { ...call, window } });
  windows.set(window, table);
  if (host.trouble) queueMicrotask(() => lose(table));
  else tell({ call: "open", match, seat });
  return {
    send: (request) => tell({ call: "hear", text: JSON.stringify(request) }),
    close: () => {
      windows.delete(window);
      tell({ call: "close" });
    },
  };
}

/** The addresses of files that are being made. @type {Set<string>} */
const saving = new Set();

/** A file that a page links to is made here, and saved: once, even if the link is tapped twice.
 * @param {MouseEvent} event */
async function save(event) {
  const link = /** @type {HTMLAnchorElement|null} */ (
    /** @type {Element} */ (event.target).closest?.('a[href^="/api/"]')
  );
  if (!link) return;
  event.preventDefault();
  const path = link.getAttribute("href") ?? "";
  if (saving.has(path)) return;
  saving.add(path);
  const { text, trouble } = await textOf(path);
  saving.delete(path);
  if (link.nextElementSibling?.matches(".not-saved")) link.nextElementSibling.remove();
  if (text === undefined) {
    const notice = document.createElement("span");
    Object.assign(notice, { className: "notice not-saved", role: "alert", textContent: trouble });
    link.after(notice);
    return;
  }
  const name = link.download || "cassino.txt";
  const type = name.endsWith(".html") ? "text/html" : "text/plain";
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Whether another page has begun to use a new version. */
let isReplaced = false;

/** Lets the browser keep all files, when this page has what it needs; where no Python starts, header.js does. A version
 * that comes later waits until somebody wants it, or all pages are closed; other pages go on in the one they have.
 */
async function keepPages() {
  const keeper = navigator.serviceWorker;
  if (!keeper) return;
  if (keeper.controller) {
    keeper.addEventListener("controllerchange", () => {
      isReplaced = true;
      change({ renew: () => location.reload() });
    });
  }
  try {
    const registration = await keeper.register("/sw.js");
    watch(registration);
    const { active } = await keeper.ready;
    active?.postMessage({ type: "language", language: LANGUAGE });
  } catch (problem) {
    console.warn(problem); // it plays all the same, as long as there is a network
  }
}

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  const look = () => {
    if (isReplaced) return;
    const { active, waiting: next } = registration;
    change({ renew: active && next ? () => renew(next) : null });
  };
  const follow = () => registration.installing?.addEventListener("statechange", look);
  look();
  follow();
  registration.addEventListener("updatefound", follow);
}

/** Begins to use a new version on this page. @param {ServiceWorker} next */
function renew(next) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  next.postMessage({ type: "skipWaiting" });
}

document.addEventListener("click", save);
