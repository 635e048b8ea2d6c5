"""What is wrong with the texts on a page: some are cut off, or come from no catalog."""

import re

from playwright.sync_api import Page

from cassino.texts import language

CUT_OFF = """() => [...document.querySelectorAll("body *")].filter(each => {
  const style = getComputedStyle(each);
  const isClipped = style.overflowX !== "visible" && style.overflowX !== "auto" && style.overflowX !== "scroll";
  const ownText = [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim());
  const box = each.getBoundingClientRect();
  if (each.closest(".unseen")) return false;
  return ownText && isClipped && box.width > 2 && box.height > 2 && each.scrollWidth > each.clientWidth + 1;
}).map(each => each.textContent.trim().slice(0, 60))"""
"""Texts that are wider than the element that clips them."""
OUTSIDE = """() => [...document.querySelectorAll("button, a[class], summary")].flatMap(each => {
  const box = each.getBoundingClientRect();
  if (box.width < 2 || getComputedStyle(each).display === "inline") return [];
  const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT), found = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const text = range.getBoundingClientRect();
    const words = texts.currentNode.data.trim();
    const isSeen = words && text.width > 2 && !texts.currentNode.parentElement.closest(".unseen");
    if (isSeen && (text.left < box.left - 1 || text.right > box.right + 1)) found.push(words);
  }
  return found;
})"""
"""Texts that begin before the button they are in, or end after it."""
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth || document.body.scrollWidth > innerWidth"
SHOWN = """() => {
  const found = [];
  const unsaid = "script, style, noscript, code, kbd, [translate=no], svg text, title";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent && !parent.closest(unsaid)) found.push(walker.currentNode.data);
  }
  for (const name of ["aria-label", "title", "alt", "placeholder"])
    for (const each of document.querySelectorAll(`body [${name}]`))
      if (!each.closest(unsaid)) found.push(each.getAttribute(name));
  return found;
}"""
"""All texts of a page, and those of attributes that people see or hear."""
PLAIN = re.compile(r"\b[a-zA-Z]{3,}\b")
NAMES = {
    *("Ann", "Ben", "Cleo", "Dimitrios", "Eve", "Bob", "Hal", "Iris", "Joe", "Kim", "Lou", "Mia", "Cassino"),
    *("greedy", "Enter", "Tab", "Escape", "Space", "Shift", "QR", "JSON", "CSV", "HTML"),
}
"""Names of people and bots, and words that are the same in every language."""
NAMES |= {word for name in language.NAMES.values() for word in PLAIN.findall(name)}


def flaws(page: Page) -> list[str]:
    """Texts that are cut off or leave their button, and in the pseudo-language also those that are in plain English."""
    found = [f"cut off: {text!r}" for text in dict.fromkeys(page.evaluate(CUT_OFF))]
    found += [f"outside its button: {text!r}" for text in dict.fromkeys(page.evaluate(OUTSIDE))]
    found += ["the page is wider than the window"] * bool(page.evaluate(TOO_WIDE))
    if language.current() == language.PSEUDO:
        texts = dict.fromkeys(" ".join(text.split()) for text in page.evaluate(SHOWN))
        found += [f"not from a catalog: {text!r}" for text in texts if set(PLAIN.findall(text)) - NAMES]
    return found
