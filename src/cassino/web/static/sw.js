// Shows "It is your turn" while no page is open, and opens the table when it is tapped. It keeps and fetches nothing
// else.

/** Of the service worker, which the types of pages do not know. */
const worker = /** @type {any} */ (self);

worker.addEventListener("push", (/** @type {any} */ event) => {
  const told = event.data?.json() ?? {};
  const path = String(told.path ?? "");
  event.waitUntil(
    worker.registration.showNotification(String(told.title ?? "Cassino"), {
      body: String(told.body ?? ""),
      tag: path,
      data: path,
      icon: "/static/art/icon.svg",
    }),
  );
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(shown(String(event.notification.data)));
});

/** Brings a window with the table to the front, or opens one. @param {string} path */
async function shown(path) {
  if (!/^\/m\/\w+$/.test(path)) return;
  const windows = await worker.clients.matchAll({ type: "window" });
  const open = windows.find((/** @type {any} */ each) => new URL(each.url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
}
