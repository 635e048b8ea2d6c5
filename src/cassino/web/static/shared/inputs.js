// What is typed or chosen in a field.

/** @param {Event} event */
export const valueOf = (event) =>
  /** @type {HTMLInputElement|HTMLSelectElement|HTMLTextAreaElement} */ (event.target).value;

/** Which of its options a list has chosen. @param {Event} event */
export const placeOf = (event) => /** @type {HTMLSelectElement} */ (event.target).selectedIndex;

/** @param {Event} event */
export const isChecked = (event) => /** @type {HTMLInputElement} */ (event.target).checked;

/** The number; null for an empty field. @param {Event} event */
export const wholeNumber = (event) => (valueOf(event) === "" ? null : Number(valueOf(event)));
