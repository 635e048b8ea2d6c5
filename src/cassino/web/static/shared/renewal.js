// A page that is older than its server: it is loaded anew, once.

const KEY = "cassino.renewed";

/** Loads the page anew, unless that was tried with these very scripts.
 * @param {string} [scripts] their address, which is another one after an upgrade @param {() => void} [reload] */
export function renew(scripts = import.meta.url, reload = () => location.reload()) {
  try {
    if (sessionStorage.getItem(KEY) === scripts) return;
    sessionStorage.setItem(KEY, scripts);
  } catch {
    return; // Where nothing is kept, it might go on for ever.
  }
  reload();
}
