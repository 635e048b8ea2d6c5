// What was told of a deal.

/** Whether nothing was told of a deal yet. @param {import("../types.js").ToldDeal} draft */
export const isBlank = ({ sides, sweeps, mishaps, claim, thrown_in_by, first }) =>
  areUnknown([claim, thrown_in_by, first]) && !sweeps.length && !mishaps.length && sides.every(isBlankSide);

/** @param {import("../types.js").ToldSide} side */
const isBlankSide = ({ captured, cards, suits, special, best, oranges, false_oranges }) =>
  !captured?.length && !special?.length && !oranges && !false_oranges && areUnknown([cards, ...suits, ...best]);

/** @param {unknown[]} facts */
const areUnknown = (facts) => facts.every((each) => each === null);
