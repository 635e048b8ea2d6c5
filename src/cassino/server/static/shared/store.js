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

  /** @param {(state: State, event: Event) => State} reduce the state after an event; a pure function @param {State} state the first */
  constructor(reduce, state) {
    this.#reduce = reduce;
    this.#state = state;
  }

  get state() {
    return this.#state;
  }

  /** Subscribers may dispatch events themselves. @param {Event} event */
  dispatch = (event) => {
    const before = this.#state;
    const state = this.#reduce(before, event);
    if (state === before) return;
    this.#state = state;
    for (const told of [...this.#subscribers]) told(state, event);
  };

  /** Calls a function after each change. @param {(state: State, event: Event) => void} told @returns {() => void} ends it */
  subscribe(told) {
    this.#subscribers.add(told);
    return () => this.#subscribers.delete(told);
  }
}
