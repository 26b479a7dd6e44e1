// Takes messages for who works in the shop. It keeps nothing: see the shop's own worker for what visitors have seen.
const home = "/manage";

addEventListener("install", () => skipWaiting());

addEventListener("push", (event) => {
  event.waitUntil(show(event.data));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  if (mode !== "navigate") return;
  const { pathname, search } = new URL(url);
  const offline = `/offline?from=${encodeURIComponent(pathname + search)}`;
  event.respondWith(fetch(event.request).catch(() => Response.redirect(offline, 302)));
});

function show(data) {
  const { title, text, path, tag } = data.json();
  return registration.showNotification(title, {
    body: text,
    tag,
    renotify: true,
    icon: "/icon-192.png",
    data: { path: isOurs(path) ? path : home },
  });
}

async function open(path) {
  const address = new URL(path, location.origin).href;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address);
  if (there) return there.focus();
  return clients.openWindow(address);
}

function isOurs(path) {
  return path === home || path.startsWith(`${home}/`);
}
