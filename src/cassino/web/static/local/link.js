// The connection to a match of this browser, in place of that to a server (table/socket.js).

import { isLasting, named } from "../table/naming.js";
import { host, openTable } from "./host.js";

/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../types.js").Request} Request */
/** @typedef {{frame: (frame: Frame) => void, state: (online: boolean, final: boolean) => void,
 * opened: () => void}} Listener */

/** @param {string} id @param {string|null} seat @param {Listener} listener */
export function connect(id, seat, listener) {
  let isOpen = false;
  /** @param {Frame} frame */
  function hear(frame) {
    if (!isOpen && frame.type === "view") {
      isOpen = true;
      listener.opened();
      if (host.notice) listener.frame({ type: "notice", code: "storage", message: { key: "notice-nothing-kept" } });
    }
    if (frame.type !== "done") listener.frame(frame);
  }
  const table = openTable(id, seat, { frame: hear, end: () => listener.state(false, true) });
  return {
    send(/** @type {Request} */ request) {
      table.send(isLasting(request) ? named(request) : request);
      return true;
    },
    retry() {},
    restart() {},
    close: table.close,
  };
}
