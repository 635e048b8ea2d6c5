// Words messages as the browser does: [language, messages, names] on stdin; for each message its sentence in symbols, in words and in parts.

import { readFileSync } from "node:fs";

const [lang, messages, names] = JSON.parse(readFileSync(0, "utf8"));
globalThis.document = { documentElement: { lang } };
const { load, parts, spoken, written } = await import("../../src/cassino/web/static/shared/texts.js");

await load("reviews", "puzzles");
console.log(JSON.stringify(messages.map((message) => [written(message, names), spoken(message, names), parts(message, names)])));
