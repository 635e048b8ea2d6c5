// One connection to a match, opened again whenever it is lost.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Close codes after which another try cannot help: no such match, damaged match. */
const FINAL = new Set([4404, 4500]);

export class Link {
  /**
   * @param {string} address
   * @param {{frame: (frame: any) => void, state: (online: boolean, final: boolean) => void}} listener
   */
  constructor(address, listener) {
    this.address = address;
    this.listener = listener;
    this.wait = FIRST_WAIT;
    this.closed = false;
    /** @type {number|undefined} */
    this.timer = undefined;
    this.retryNow = () => this.retry();
    addEventListener("online", this.retryNow);
    this.open();
  }

  open() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.state(true, false);
    };
    socket.onmessage = (event) => this.listener.frame(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** @param {WebSocket} socket @param {number} code */
  lost(socket, code) {
    if (this.closed || socket !== this.socket) return;
    const final = FINAL.has(code);
    this.listener.state(false, final);
    if (final) return;
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  /** Tries at once instead of waiting for the next turn. */
  retry() {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  }

  /** @param {object} frame @returns {boolean} whether it could be sent */
  send(frame) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retryNow);
    this.socket?.close();
  }
}
