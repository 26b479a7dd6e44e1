// Keeps what a visitor has seen readable without a network. What is somebody's own is never kept.
// To take it back everywhere: set `retired` to true and restart the shop; docs/operating.md says more.
const retired = false;

const pages = "haat-pages-3";
const files = "haat-files-2";
const mostPages = 60;
const mostFiles = 250;
const offlinePage = "/offline";

addEventListener("install", (event) => {
  skipWaiting();
  if (!retired) event.waitUntil(Promise.allSettled([keepOfflinePage(offlinePage), keepOpenPages()]));
});

addEventListener("activate", (event) => {
  // Pages wait for a worker that takes over: what takes long goes on behind it.
  event.waitUntil(retired ? Promise.race([retire(), wait(3_000)]) : forgetOldCaches());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // A page that came while it went has registered it anew.
  if (retired) return void event.waitUntil(registration.unregister());
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (/^\/(?:assets|pictures)\//.test(url.pathname)) event.respondWith(fromFiles(event));
  else if (request.mode === "navigate") event.respondWith(fromNetwork(event, toOfflinePage));
  // What is prefetched may never be read: the page asks once more for what is.
  else if (url.pathname.endsWith(".data") && !isPrefetch(request)) event.respondWith(fromNetwork(event));
});

function isPrefetch({ headers }) {
  return (headers.get("sec-purpose") ?? headers.get("purpose") ?? "").startsWith("prefetch");
}

/** Their names change with their content: what is kept is right for ever. */
async function fromFiles({ request }) {
  const cache = await caches.open(files);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") {
    await cache.put(request.url, answer.clone());
    await trim(cache, mostFiles);
  }
  return answer;
}

async function fromNetwork(event, otherwise) {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (isShared(answer)) event.waitUntil(keepPage(request.url, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await keptPage(request.url);
    const base = request.mode === "navigate" && (await leadsTo(request, kept));
    if (base) return Response.redirect(base, 302);
    if (kept) return kept;
    if (otherwise) return otherwise(request);
    throw error;
  }
}

/** As the shop leads who chose another language, where an installed one opens without a network and there is more to show there. */
async function leadsTo({ url }, kept) {
  if (new URL(url).pathname !== "/") return "";
  const base = `/${(await self.cookieStore?.get("lang"))?.value ?? "en"}`;
  if (base === "/en") return "";
  return (await keptPage(base)) ?? (!kept && (await keptPage(base + offlinePage))) ? base : "";
}

function keptPage(address, how) {
  return caches.match(address, { cacheName: pages, ignoreVary: true, ...how });
}

/** The shop marks what is somebody's own with no-store, and so keeps it out of here. */
function isShared(answer) {
  const control = answer.headers.get("cache-control") ?? "no-store";
  return answer.ok && !answer.redirected && !control.includes("no-store");
}

async function keepPage(address, answer) {
  const cache = await caches.open(pages);
  await cache.put(address, answer);
  await trim(cache, mostPages);
  await keepWholePage(cache, address);
  await keepOfflinePageFor(address);
}

/** A page reached within the shop arrived as data alone: a reload without a network needs the document. */
async function keepWholePage(cache, address) {
  const url = new URL(address);
  if (!url.pathname.endsWith(".data") || navigator.connection?.saveData) return;
  url.pathname = url.pathname.slice(0, -".data".length).replace(/\/_$/, "/");
  url.searchParams.delete("_routes");
  if (await cache.match(url.href, { ignoreVary: true })) return;
  const answer = await fetch(url.href);
  if (isShared(answer)) await cache.put(url.href, answer);
}

/** An address of its own, so that what the browser shows and what the page takes itself for agree. */
async function toOfflinePage(request) {
  const { pathname, search } = new URL(request.url);
  const wanted = offlinePageFor(request.url);
  const shown = (await keptPage(wanted)) ? wanted : offlinePage;
  if (pathname === shown) return keptPage(shown, { ignoreSearch: true });
  return Response.redirect(`${shown}?from=${encodeURIComponent(pathname + search)}`, 302);
}

function offlinePageFor(address) {
  const [base] = /^(?:\/[a-z]{2}(?=\/|$))?/.exec(new URL(address).pathname);
  return base + offlinePage;
}

/** Two letters first in an address are a language. Its own letters may be large: its page is kept with the first page in it. */
async function keepOfflinePageFor(address) {
  const wanted = offlinePageFor(address);
  if (!(await keptPage(wanted))) await keepOfflinePage(wanted);
}

/** Asked for without cookies where somebody is signed in, and kept with the files it needs. */
async function keepOfflinePage(wanted) {
  const asked = await fetch(wanted);
  const answer = isShared(asked) ? asked : await fetch(wanted, { credentials: "omit" });
  if (isShared(answer)) await keepWithFiles(wanted, answer);
}

/** The page that brought the worker was there before it, and would be the one that is missing. */
async function keepOpenPages() {
  if (navigator.connection?.saveData) return;
  for (const { url } of await clients.matchAll({ type: "window", includeUncontrolled: true })) {
    const [address] = url.split("#");
    const answer = await fetch(address);
    if (isShared(answer)) await keepWithFiles(address, answer);
    await keepOfflinePageFor(address);
  }
}

async function keepWithFiles(address, answer) {
  const html = await answer.clone().text();
  await (await caches.open(pages)).put(address, answer);
  const needed = new Set(html.match(/\/assets\/[\w.-]+/g) ?? []);
  await (await caches.open(files)).addAll([...needed]);
}

/** The oldest go first; the offline pages stay. */
async function trim(cache, most) {
  const keys = await cache.keys();
  const old = keys.filter(({ url }) => !/^(?:\/[a-z]{2})?\/offline$/.test(new URL(url).pathname));
  for (const key of old.slice(0, Math.max(0, old.length - most))) await cache.delete(key);
}

async function forgetOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== pages && name !== files).map((name) => caches.delete(name)));
  await clients.claim();
}

async function retire() {
  // May itself wait until this worker has taken over.
  const unregistered = registration.unregister();
  await forgetAll();
  // The worker before this one may still be writing what it had begun.
  await wait(2_000);
  await forgetAll();
  await unregistered;
}

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function forgetAll() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
