// The worker of a page without a server: it starts Python, which answers the pages and keeps the tables. No rule of a
// game stands in JavaScript.

import { caller } from "./calls.js";
import { openKeeper } from "./keep.js";

/** `cassino site` adds the hash of what is there, so that each version has an address of its own. */
const PYTHON = "/python/";

/** Other tabs of this browser. */
const tabs = new BroadcastChannel("cassino");
/** @type {(started: import("./calls.js").Started) => void} */
let begin = () => {};
/** @type {Promise<import("./calls.js").Started>} */
const started = new Promise((end) => {
  begin = end;
});
const call = caller(
  started,
  (message) => postMessage(message),
  (matches) => tabs.postMessage(matches),
);

tabs.onmessage = ({ data }) => {
  for (const match of data) call({ call: "follow", match });
};
onmessage = ({ data }) => {
  if (data.language) start(data.language);
  else call(data.call, data.id);
};

/** @param {string} language */
async function start(language) {
  try {
    const [keeper, speaker] = await Promise.all([openKeeper(), speakerIn(language)]);
    begin({ keeper, speaker });
    postMessage({ isReady: true, isKept: keeper.isKept });
  } catch (problem) {
    console.error(problem);
    postMessage({ isFailed: true, hasWasm: typeof WebAssembly === "object" });
  }
}

/** @param {string} language @returns {Promise<import("./calls.js").Speaker>} */
async function speakerIn(language) {
  const address = `${PYTHON}pyodide.mjs`;
  const [bundle, { loadPyodide }] = await Promise.all([fetched(`${PYTHON}cassino.zip`), import(address)]);
  const python = await loadPyodide({ indexURL: PYTHON, stdLibURL: `${PYTHON}stdlib.zip` });
  const folder = python.runPython("import sys; next(each for each in sys.path if each.endswith('site-packages'))");
  python.unpackArchive(bundle, "zip", { extractDir: folder });
  const tell = (/** @type {string} */ progress) => postMessage({ progress });
  return python.pyimport("cassino.local.speaking").Speaker(language, tell);
}

/** @param {string} address */
async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
