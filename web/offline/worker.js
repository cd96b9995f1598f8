// Lets the page open while the server is away. What it holds is put in when the page is built.
const VERSION = "%VERSION%"; // another one for every build
const FILES = ["%FILES%"]; // the page, what it is made of, and its sign
const PAGE = "/";
const NOT_OURS = /^\/(api|health|metrics)(\/|$)/; // what the server says is never kept

self.addEventListener("install", (event) => {
  const fetched = FILES.map((path) => new Request(path, { cache: "no-cache" }));
  event.waitUntil(caches.open(VERSION).then((kept) => kept.addAll(fetched)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== VERSION).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))));
  self.clients.claim();
});

/** From the server; from what is kept only if it can't be reached: so nobody sees an old page. */
async function newest(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(path);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || NOT_OURS.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(newest(request, PAGE));
  // Names of assets change with what they hold: what is kept is never old.
  else if (pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
  } else if (FILES.includes(pathname)) event.respondWith(newest(request, pathname));
});

// A message came while the page may be closed.
self.addEventListener("push", (event) => {
  const { title = "Teotihuacan", text = "", path = "/", topic } = event.data?.json() ?? {};
  const more = { body: text, icon: "/icon-192.png", badge: "/icon.svg", tag: topic, data: { path } };
  event.waitUntil(self.registration.showNotification(title, more));
});

/** Show a page: in the window that is open there, else in a new one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
