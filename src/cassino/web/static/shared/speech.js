// The live region: what is said aloud by a screen reader.

const KEPT = 6;

/** @param {string[]} sentences */
export function say(...sentences) {
  const live = document.getElementById("live");
  const text = sentences.filter(Boolean).join(" ");
  if (!live || !text) return;
  const line = document.createElement("p");
  line.textContent = text;
  live.append(line);
  while (live.childElementCount > KEPT) live.firstElementChild?.remove();
}
