// What is typed into a field.

/** The number; null for an empty field. @param {Event} event */
export function wholeNumber(event) {
  const { value } = /** @type {HTMLInputElement} */ (event.target);
  return value === "" ? null : Number(value);
}
