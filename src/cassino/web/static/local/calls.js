// One call of the host after another: each is a series of wishes, which are fulfilled here (cassino/local/keeping.py).

/** What Python offers: texts in, texts out. @typedef {{begin: (call: string) => string,
 *   go_on: (answer: string) => string}} Speaker */
/** @typedef {{speaker: Speaker, keeper: import("./keep.js").Keeper}} Started */

/** @param {Promise<Started>} started @param {(message: object) => void} tell the page
 * @param {(matches: string[]) => void} spread tells other tabs which matches have gone on */
export function caller(started, tell, spread) {
  /** @type {Promise<unknown>} */
  let last = started.catch(() => {});

  /** @param {Record<string, any>} call @param {number} [id] of the request of a page */
  function call(call, id) {
    last = last.then(async () => {
      try {
        await carryOut(await started, call, id);
      } catch (problem) {
        console.error(problem);
        if (id !== undefined) tell({ id, isBroken: true });
        else if (call.window !== undefined) tell({ window: call.window, isBroken: true });
      }
    });
  }

  /** @param {Started} started @param {Record<string, any>} call @param {number|undefined} id */
  async function carryOut({ speaker, keeper }, call, id) {
    let wish = speaker.begin(JSON.stringify(call));
    while (wish) wish = speaker.go_on(JSON.stringify(await fulfilled(keeper, JSON.parse(wish), id)));
  }

  /** @param {import("./keep.js").Keeper} keeper @param {any} wish @param {number|undefined} id */
  async function fulfilled(keeper, wish, id) {
    switch (wish.do) {
      case "read":
        return keeper.read(wish.match, wish.after);
      case "list":
        return keeper.list();
      case "things":
        return keeper.things(wish.kind, wish.id);
      case "remove":
        return keeper.remove(wish.kind, wish.id);
      case "keep":
        return keep(keeper, wish);
      case "later":
        setTimeout(() => call({ call: "go_on", match: wish.match, version: wish.version }), 1000 * wish.seconds);
        return null;
      case "answer":
        tell({ id, isRefused: wish.is_refused, text: wish.text });
        return null;
      default:
        tell(wish);
        return null;
    }
  }

  /** @param {import("./keep.js").Keeper} keeper @param {{rows: import("./keep.js").Row[],
   *   lines: import("./keep.js").Line[], things: import("./keep.js").Change[]}} wish */
  async function keep(keeper, { rows, lines, things }) {
    const result = await keeper.keep(rows, lines, things);
    if (result === "kept") spread(lines.map(({ id }) => id));
    return result;
  }

  return call;
}
