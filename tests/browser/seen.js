// Whether a person can see what is on a page: seen.py puts this into it.

(() => {
  /** Where an element is looked at, as parts of its width and height. */
  const POINTS = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]];
  /** Differences up to this many pixels are ignored. */
  const SLACK = 1;
  const BUTTONS = "button, select, .verb, .round-button";
  const NOT_FOR_EYES = ".unseen, .symbols, .skip, noscript, script, style, [hidden]";

  const cuts = (overflow) => ["hidden", "clip", "auto", "scroll"].includes(overflow);
  const shows = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE
    && node.data.trim());

  function named(element) {
    const classes = [element.tagName.toLowerCase(), ...element.classList].join(".");
    const text = element.getAttribute("aria-label") ?? element.textContent;
    return `${classes} "${text.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  }

  /** What is left of an element's place inside everything that cuts off what is larger. */
  function shownPart(element, place) {
    let { left, top, right, bottom } = place;
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(above);
      const edge = above.getBoundingClientRect();
      if (cuts(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (cuts(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { width: right - left, height: bottom - top };
  }

  /** The places of an element in lines of text, as high as a line: the boxes of two lines may overlap by a pixel or two
   * where no letter does. */
  function linesOf(element) {
    const high = parseFloat(getComputedStyle(element).lineHeight) || Infinity;
    return [...element.getClientRects()].filter(({ width }) => width > 1).map(({ left, top, width, height }) => {
      const spare = Math.max(0, height - high);
      return { left, top: top + spare / 2, width, height: height - spare };
    });
  }

  const isInline = (element) => getComputedStyle(element).display === "inline";
  const isInLine = (element, y) => !isInline(element)
    || linesOf(element).some(({ top, height }) => y >= top && y <= top + height);

  /** What lies over a place of an element; nothing that cannot be seen itself. */
  function cover(element, place) {
    for (const [x, y] of POINTS) {
      const [left, top] = [place.left + place.width * x, place.top + place.height * y];
      const first = document.elementsFromPoint(left, top).find((each) => shows(each) && isInLine(each, top));
      if (first && first !== element && !element.contains(first) && !first.contains(element)) return first;
    }
    return null;
  }

  /** Whether a text is longer than its element, which cuts it off for good. */
  function isTooLong(element, { overflowX }) {
    return (overflowX === "hidden" || overflowX === "clip") && element.scrollWidth > element.clientWidth + SLACK;
  }

  /** Why a person cannot see an element as it is meant. smallest: the least side of a button */
  function problems(element, smallest) {
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const place = element.getBoundingClientRect();
    if (!shows(element)) return ["is hidden"];
    if (place.width < 1 || place.height < 1) return ["has no size"];
    const style = getComputedStyle(element);
    const fits = place.height < innerHeight;
    const part = shownPart(element, place);
    const lines = isInline(element) ? linesOf(element) : [place];
    const over = fits ? lines.map((line) => cover(element, line)).find(Boolean) : null;
    const across = place.left < -SLACK || place.right > innerWidth + SLACK;
    const down = fits && (place.top < -SLACK || place.bottom > innerHeight + SLACK);
    const isCut = part.width < place.width - SLACK || (fits && part.height < place.height - SLACK);
    const isSmall = element.matches(BUTTONS) && Math.min(place.width, place.height) < smallest - 0.1;
    const [left, top, right, bottom] = [place.left, place.top, place.right, place.bottom].map(Math.round);
    return [
      across && `is outside of the window: from ${left} to ${right} of ${innerWidth}`,
      down && `is outside of the window: from ${top} down to ${bottom} of ${innerHeight}`,
      isCut && "is cut off by what it is in",
      isTooLong(element, style) && `is too long: ${element.scrollWidth} in ${element.clientWidth}`,
      over && `is covered by ${named(over)}`,
      isSmall && `is small: ${Math.round(place.width)} x ${Math.round(place.height)}`,
    ].filter(Boolean);
  }

  /** What is wrong with all buttons, cards and texts of the dialog in front, or of the page. */
  function all(smallest) {
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const cards = [...root.querySelectorAll("[data-card]")].filter((card) => !card.closest("button, .set"));
    const texts = [...root.querySelectorAll("*")].filter((each) => hasText(each) && !each.matches("option, svg *"));
    const asked = [...new Set([...root.querySelectorAll(BUTTONS), ...cards, ...texts])];
    return asked
      .filter((element) => shows(element) && !element.closest(NOT_FOR_EYES))
      .flatMap((element) => problems(element, smallest).map((problem) => `${named(element)} ${problem}`));
  }

  window.seen = { problems, all };
})();
