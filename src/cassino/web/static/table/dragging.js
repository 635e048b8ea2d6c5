// Cards of the hand that are dragged to the table, or pressed for long. A tap remains a tap.

import { openPlays } from "./selecting.js";

/** How far a finger must move for a drag, in pixels. */
const FAR = 12;
/** How long a long press is, in milliseconds. */
const LONG = 500;

/** @typedef {{card: string, element: HTMLElement, x: number, y: number, pointer: number, drags: boolean}} Grip */

/** @param {import("./state.js").Table} table @param {HTMLElement} root @returns {() => void} the end of it */
export function watchDrags(table, root) {
  /** @type {Grip|null} */
  let grip = null;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer = undefined;

  const release = () => {
    clearTimeout(timer);
    if (grip) grip.element.style.translate = "";
    grip?.element.classList.remove("dragged");
    grip = null;
  };
  /** The click that follows is no tap. */
  const swallow = () => {
    const stop = (/** @type {Event} */ event) => event.stopPropagation();
    root.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", stop, { capture: true }), 60);
  };
  const down = (/** @type {PointerEvent} */ event) => {
    const element = /** @type {HTMLElement|null} */ (
      /** @type {Element} */ (event.target).closest("[data-picks=hand] [data-pick]")
    );
    if (!element || event.button !== 0 || grip || !event.isPrimary) return;
    const card = element.dataset.pick ?? "";
    grip = { card, element, x: event.clientX, y: event.clientY, pointer: event.pointerId, drags: false };
    timer = setTimeout(() => {
      release();
      swallowNext = true;
      openPlays(table, card);
    }, LONG);
  };
  let swallowNext = false;
  const move = (/** @type {PointerEvent} */ event) => {
    if (!grip || event.pointerId !== grip.pointer) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!grip.drags && Math.hypot(dx, dy) < FAR) return;
    clearTimeout(timer);
    grip.drags = true;
    grip.element.classList.add("dragged");
    grip.element.style.translate = `${dx}px ${dy}px`;
  };
  const up = (/** @type {PointerEvent} */ event) => {
    if (swallowNext) swallow();
    swallowNext = false;
    if (!grip || event.pointerId !== grip.pointer) return;
    const { card, drags } = grip;
    const under = drags ? document.elementFromPoint(event.clientX, event.clientY) : null;
    release();
    if (!drags) return;
    swallow();
    const onto = /** @type {HTMLElement|null} */ (under?.closest("[data-picks=table] [data-pick]"));
    if (onto || under?.closest(".middle")) table.dispatch({ type: "drop", card, onto: onto?.dataset.pick ?? null });
  };
  const menu = (/** @type {Event} */ event) =>
    /** @type {Element} */ (event.target).closest("[data-picks=hand]") && event.preventDefault();
  root.addEventListener("pointerdown", down);
  root.addEventListener("contextmenu", menu);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  const cancel = () => {
    swallowNext = false;
    release();
  };
  addEventListener("pointercancel", cancel);
  return () => {
    release();
    root.removeEventListener("pointerdown", down);
    root.removeEventListener("contextmenu", menu);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
  };
}
