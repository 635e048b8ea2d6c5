// The boxes of what can be seen of each card, lines with their width, from the corner of the card.
() => {
  /** @param {SVGGraphicsElement} mark whether any of nine points of it is within the frame @param {SVGGeometryElement} frame */
  const reaches = (mark, frame) => {
    const { x, y, width, height } = mark.getBBox();
    const steps = [0.02, 0.5, 0.98];
    return steps.some((across) => steps.some((down) => frame.isPointInFill(new DOMPoint(x + across * width, y + down * height)
      .matrixTransform(mark.getScreenCTM()).matrixTransform(frame.getScreenCTM().inverse()))));
  };
  const boxOf = (mark, edge) => {
    const { x, y, width, height } = mark.getBBox();
    const line = mark.matches('.glyph') ? 0.085 * Number(mark.getAttribute('height')) : 0;
    const corners = [[x - line, y - line], [x + width + line, y + height + line]];
    const [first, last] = corners.map(([left, top]) => new DOMPoint(left, top).matrixTransform(mark.getScreenCTM()));
    return { left: Math.min(first.x, last.x) - edge.x, top: Math.min(first.y, last.y) - edge.y,
      right: Math.max(first.x, last.x) - edge.x, bottom: Math.max(first.y, last.y) - edge.y };
  };
  return [...document.querySelectorAll('[data-face]')].map((card) => {
    const edge = card.getBoundingClientRect();
    const marks = [...card.querySelectorAll('use, .frame, .pip')].filter((each) => each.checkVisibility() && each.getBoundingClientRect().width);
    const index = marks.filter((each) => each.closest('.corner'));
    return { card: card.dataset.face, width: edge.width, height: edge.height, marks: marks.map((mark) => {
      const kind = index.includes(mark) ? 'index' : mark.matches('path.frame') ? 'court' : mark.getAttribute('class');
      return { kind, inside: kind === 'court' && index.some((each) => reaches(each, mark)), ...boxOf(mark, edge) };
    }) };
  });
}
