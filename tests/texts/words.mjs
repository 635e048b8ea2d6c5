// Words messages as the browser does: [messages, names] on stdin; for each message its sentence in symbols, in words and in parts.

import { readFileSync } from "node:fs";
import { load, parts, spoken, written } from "../../src/cassino/server/static/shared/texts.js";

await load("reviews", "puzzles");

const [messages, names] = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(messages.map((message) => [written(message, names), spoken(message, names), parts(message, names)])));
