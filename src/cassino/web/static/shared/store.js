// The state of a page: it changes only by events, and who has subscribed is told of each change.

/**
 * @template State, Event
 */
export class Store {
  /** @type {Set<(state: State, event: Event) => void>} */
  #subscribers = new Set();
  /** @type {(state: State, event: Event) => State} */
  #reduce;
  /** @type {State} */
  #state;
  /** What subscribers are still to be told of, oldest first. @type {{state: State, event: Event}[]} */
  #untold = [];
  #isTelling = false;

  /** @param {(state: State, event: Event) => State} reduce the state after an event; a pure function
   * @param {State} state the first */
  constructor(reduce, state) {
    this.#reduce = reduce;
    this.#state = state;
  }

  get state() {
    return this.#state;
  }

  /** Subscribers may dispatch events themselves: the state changes at once, and all are told once they know of the
   * event before.
   * @param {Event} event */
  dispatch = (event) => {
    const before = this.#state;
    const state = this.#reduce(before, event);
    if (state === before) return;
    this.#state = state;
    this.#untold.push({ state, event });
    if (!this.#isTelling) this.#tell();
  };

  #tell() {
    this.#isTelling = true;
    try {
      for (let next = this.#untold.shift(); next; next = this.#untold.shift()) {
        for (const told of [...this.#subscribers]) told(next.state, next.event);
      }
    } finally {
      this.#isTelling = false;
    }
  }

  /** Calls a function after each change. @param {(state: State, event: Event) => void} told @returns {() => void} ends
   * it */
  subscribe(told) {
    this.#subscribers.add(told);
    return () => this.#subscribers.delete(told);
  }
}
