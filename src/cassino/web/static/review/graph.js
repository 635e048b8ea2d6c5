// The winning chances as a graph, which is also what one moves through the match with.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { told } from "../shared/texts.js";
import { percent } from "../shared/wording.js";
import { isFault, spokenMove } from "./words.js";

/** @typedef {import("./main.js").Reader} Reader */
/** @typedef {import("../types.js").Review} Review */
/** @typedef {import("../types.js").ReviewedMove} Move */

const narrow = matchMedia("(max-width: 760px)");
const HEIGHT = 250;
const LEFT = 58;
const TOP = 12;
const FOOT = 26;
const SHAPES = 6;

/** So wide is the drawing: its letters stay as large on a phone. */
const width = () => (narrow.matches ? 480 : 1000);

/** @param {number} number @param {number} last */
const across = (number, last) => LEFT + ((width() - LEFT - SHAPES) * number) / Math.max(1, last);

/** @param {number} chance */
const down = (chance) => TOP + (HEIGHT - TOP - FOOT) * (1 - chance);

/** The sides that have a line: of two, one is enough. @param {Review} review */
export const drawn = (review) => (review.sides.length === 2 ? [0] : review.sides.map((_, side) => side));

/** @param {Reader} reader @param {Review} review */
export function graph(reader, review) {
  const last = reader.moves.length;
  const move = reader.moves[reader.at - 1];
  return html`<div class="graph" role="slider" tabindex="0" aria-label=${told("review-slider")} aria-valuemin="1"
    aria-valuemax=${last}
    aria-valuenow=${reader.at} aria-valuetext=${spokenMove(review, move)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => follow(event, reader)}
      @pointermove=${(/** @type {PointerEvent} */ event) => event.buttons && follow(event, reader)}>
    <svg viewBox=${`0 0 ${width()} ${HEIGHT}`} aria-hidden="true" focusable="false">
      ${grid(review, last)} ${drawn(review).map((side) => line(reader, review, side))}
      ${marks(reader, review)} ${cursor(reader, review, move)}
    </svg>
  </div>`;
}

/** @param {Review} review @param {number} last */
function grid(review, last) {
  return svg`${[0, 0.5, 1].map(
    (chance) => svg`<line class="rule" x1=${LEFT} x2=${width()} y1=${down(chance)} y2=${down(chance)}/>
      <text class="scale" x=${LEFT - 6} y=${down(chance) + 5} text-anchor="end">${percent(chance)}</text>`,
  )}
    ${review.deals.map((deal) => {
      const x = across((deal.moves[0]?.number ?? 1) - 1, last);
      return svg`<line class="deal" x1=${x} x2=${x} y1=${TOP} y2=${HEIGHT - FOOT}/>
        <text class="scale" x=${x + 4} y=${HEIGHT - 7}>${told("shared-deal", { number: deal.number })}</text>`;
    })}`;
}

/** @param {Reader} reader @param {Review} review @param {number} side */
function line(reader, review, side) {
  const chances = [review.deals[0].chances[side], ...reader.moves.map((move) => move.chances[side])];
  const points = chances.map(
    (chance, number) => `${across(number, reader.moves.length).toFixed(1)},${down(chance).toFixed(1)}`,
  );
  const area = `${across(0, 1)},${down(0)} ${points.join(" ")} ${across(1, 1)},${down(0)}`;
  return svg`${drawn(review).length === 1 ? svg`<polygon class="area" points=${area}/>` : nothing}
    <polyline class=${`chance side${side}`} points=${points.join(" ")}/>`;
}

/** Faults have shapes, too, for who cannot tell the colours apart. @param {Reader} reader @param {Review} review */
function marks(reader, review) {
  const turning = new Set(review.turning_points.filter((point) => !point.is_deal).map((point) => point.number));
  return reader.moves
    .filter((move) => turning.has(move.number) || isFault(move))
    .map((move) => {
      const x = across(move.number, reader.moves.length);
      const y = down(move.chances[review.sides.length > 2 ? move.side : 0]);
      if (turning.has(move.number))
        return svg`<rect class="mark turning" x=${x - SHAPES} y=${y - SHAPES} width=${2 * SHAPES} height=${2 * SHAPES}
          transform=${`rotate(45 ${x} ${y})`}/>`;
      return svg`<circle class=${`mark ${move.grade}`} cx=${x} cy=${y} r=${move.grade === "inaccuracy" ? 3.5 : 5.5}/>`;
    });
}

/** @param {Reader} reader @param {Review} review @param {Move} move */
function cursor(reader, review, move) {
  const x = across(reader.at, reader.moves.length);
  return svg`<line class="cursor" x1=${x} x2=${x} y1=${TOP} y2=${HEIGHT - FOOT}/>
    ${drawn(review).map((side) => svg`<circle class="cursor" cx=${x} cy=${down(move.chances[side])} r="7"/>`)}`;
}

/** The move under the pointer. @param {PointerEvent} event @param {Reader} reader */
function follow(event, reader) {
  const box = /** @type {HTMLElement} */ (event.currentTarget).querySelector("svg")?.getBoundingClientRect();
  if (!box) return;
  const x = ((event.clientX - box.left) / box.width) * width();
  const number = Math.round(((x - LEFT) / (width() - LEFT - SHAPES)) * reader.moves.length);
  if (reader.within(number) !== reader.at) reader.go(number);
}
