#!/usr/bin/env node
// A player in JavaScript: makes the most valuable capture, or trails the least valuable card.
//
//   cassino arena "exec:node examples/bots/taker.mjs" greedy

import { createInterface } from "node:readline";

let points = {};

// What a card is worth: the points that the rules give for it (`worth` adds a little for every card).
function readRules(rules) {
  points = {};
  for (const item of rules.scoring.items) {
    if (item.each) points[item.each] = item.points;
  }
}

function worth(card) {
  const isAce = card.startsWith("A");
  return (points[card] ?? 0) + (isAce ? (points.aces ?? 0) : 0) + (card.endsWith("S") ? 0.15 : 0) + 0.1;
}

function cardsOf(move) {
  return move.split(" / ")[0].match(/\b(10|[2-9AJQK1])[CDHSGYRB]\b/g) ?? [];
}

function value(move) {
  const total = cardsOf(move).reduce((sum, card) => sum + worth(card), 0);
  if (move.includes(" x ")) return total;
  return move.startsWith("trail") ? -total : -1;
}

function choose(turn) {
  return turn.moves.reduce((best, move) => (value(move) > value(best) ? move : best));
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "end") break;
  if (message.type === "hello") readRules(message.rules);
  const answer = message.type === "hello" ? { protocol: 1, name: "taker" } : { move: choose(message) };
  process.stdout.write(JSON.stringify(answer) + "\n");
}
