// The boxes of what can be seen of each card, from the corner of the card.
() => {
  /** Symbols are cut off at the box of their `use`, so that it holds all of their lines. */
  const box = (mark) => {
    if (!mark.matches("use")) return mark.getBBox();
    return Object.fromEntries(["x", "y", "width", "height"].map((name) => [name, mark[name].baseVal.value]));
  };
  const onScreen = (mark, x, y) => new DOMPoint(x, y).matrixTransform(mark.getScreenCTM());
  /** Whether any of nine points of a mark is within a frame. */
  const reaches = (mark, frame) => {
    const { x, y, width, height } = box(mark);
    const steps = [0.02, 0.5, 0.98];
    const points = steps.flatMap((across) =>
      steps.map((down) => onScreen(mark, x + across * width, y + down * height)));
    return points.some((point) => frame.isPointInFill(point.matrixTransform(frame.getScreenCTM().inverse())));
  };
  const placeOf = (mark, edge) => {
    const { x, y, width, height } = box(mark);
    const [first, last] = [onScreen(mark, x, y), onScreen(mark, x + width, y + height)];
    return {
      left: Math.min(first.x, last.x) - edge.x,
      top: Math.min(first.y, last.y) - edge.y,
      right: Math.max(first.x, last.x) - edge.x,
      bottom: Math.max(first.y, last.y) - edge.y,
    };
  };
  return [...document.querySelectorAll("[data-face]")].map((card) => {
    const edge = card.getBoundingClientRect();
    const marks = [...card.querySelectorAll("use, .frame")].filter((each) => each.checkVisibility()
      && each.getBoundingClientRect().width);
    const index = marks.filter((each) => each.closest(".corner"));
    return { card: card.dataset.face, width: edge.width, height: edge.height, marks: marks.map((mark) => {
      const kind = index.includes(mark) ? "index" : mark.matches("path.frame") ? "court" : mark.getAttribute("class");
      return { kind, inside: kind === "court" && index.some((each) => reaches(each, mark)), ...placeOf(mark, edge) };
    }) };
  });
}
