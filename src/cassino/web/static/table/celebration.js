// A sweep or a victory: signs of the suits fly up for a moment.

import { movesCalmly, pace } from "../shared/settings.js";

const SIGNS = ["♠", "♥", "♦", "♣", "★"];
const COLORS = ["#ffd75e", "#ff8f7a", "#8fd3ff", "#c9f28f", "#e3c2ff"];

/** Only for the eye; the live region says what happened. @param {number} many signs */
export function celebrate(many) {
  const overlay = document.getElementById("overlay");
  if (!overlay || movesCalmly() || pace() === 0 || document.hidden) return;
  const [x, y] = [innerWidth / 2, innerHeight * 0.42];
  const host = document.querySelector("dialog[open]") ?? document.body;
  for (let order = 0; order < many; order += 1) throwSign(host, x, y, order / many);
}

/** @param {Element} host @param {number} x @param {number} y @param {number} share of a full turn */
function throwSign(host, x, y, share) {
  const sign = document.createElement("span");
  sign.className = "confetti";
  sign.setAttribute("aria-hidden", "true");
  sign.textContent = SIGNS[Math.floor(Math.random() * SIGNS.length)];
  Object.assign(sign.style, {
    left: `${x}px`,
    top: `${y}px`,
    color: COLORS[Math.floor(Math.random() * COLORS.length)],
  });
  host.append(sign);
  const angle = 2 * Math.PI * share + Math.random() * 0.5;
  const reach = 90 + Math.random() * Math.min(innerWidth, innerHeight) * 0.34;
  const away = `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach}px) rotate(${
    Math.random() * 540 - 270
  }deg)`;
  const fallen = `${away} translateY(120px)`;
  const flight = sign.animate(
    [
      { transform: "scale(.3)", opacity: 0 },
      { transform: away, opacity: 1, offset: 0.35 },
      { transform: fallen, opacity: 0 },
    ],
    { duration: 1100 + 700 * Math.random(), easing: "cubic-bezier(.15,.7,.4,1)" },
  );
  flight.finished.catch(() => {}).then(() => sign.remove());
}
