// The service worker: keeps whole builds in this browser, so that Noren plays with the network off and a page never meets
// the files of another build than its own. `build.json` says what a build is made of (scripts/manifest.mjs). The address of
// this file must never change, or those who have it would never hear of another.
//
// A build is a cache, named after this app, its path and the build. It is whole once its manifest lies in it, which comes
// last. A page says by a lock of the same name which build it is of (public/offline.js): that one stays as long as the page.
// Files are named after their content, so whichever build has the name that a page asks for has the right file.
const HOME = new URL(self.registration.scope);
const PREFIX = `noren ${HOME.pathname} `;
const MANIFEST = new URL("build.json", HOME).href;
const PAGE = new URL("index.html", HOME).href;
/** Lies in a build that pages may begin with. */
const CHOSEN = new URL("chosen", HOME).href;

/** The names of everything we keep: never anything of others on this origin, nor of a copy under another path. */
const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** The builds that are here whole, the newest first. */
const builds = async () => {
  const look = async (name) => {
    const cache = await caches.open(name);
    const [manifest, chosen] = await Promise.all([cache.match(MANIFEST), cache.match(CHOSEN)]);
    return manifest && { name, cache, isChosen: chosen !== undefined, taken: Number(manifest.headers.get("taken")), manifest: await manifest.json() };
  };
  const found = await Promise.all((await ours()).map(look));
  return found.filter(Boolean).sort((one, other) => other.taken - one.taken);
};

/** The names of the builds of which a page is open. */
const used = async () => (await navigator.locks.query()).held.map(({ name }) => name).filter((name) => name.startsWith(PREFIX));

const choose = async () => {
  const [newest] = await builds();
  await newest?.cache.put(CHOSEN, new Response());
};

/** The build that a page begins with: the newest, unless one of another build is open and nobody has chosen the newest. */
const current = async () => {
  const [newest] = await builds();
  if (newest && !newest.isChosen && (await used()).every((name) => name === newest.name)) await choose();
  return (await builds()).find(({ isChosen }) => isChosen) ?? newest;
};

const answer = async (request) => {
  const isPage = request.mode === "navigate";
  const kept = isPage ? [await current()].filter(Boolean) : await builds();
  for (const { cache } of kept) {
    const found = await cache.match(isPage ? PAGE : request.url);
    if (found) return found;
  }
  return fetch(request);
};

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === HOME.origin && pathname.startsWith(HOME.pathname) && request.method === "GET";
  const isPage = [HOME.pathname, new URL(PAGE).pathname].includes(pathname);
  // Whoever asks to get past the caches gets past this one too.
  const isPast = ["reload", "no-store"].includes(request.cache);
  if (isOurs && !isPast && (isPage || request.mode !== "navigate")) event.respondWith(answer(request));
});

const sha256 = async (bytes) => {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** A file from the network, exactly as the manifest has it; past the caches, if what lies in them is not. */
const fetchFile = async (url, hash) => {
  for (const cache of ["default", "reload"]) {
    const found = await fetch(url, { cache });
    const bytes = await found.arrayBuffer();
    if (found.ok && (await sha256(bytes)) === hash) {
      const headers = new Headers(found.headers);
      ["content-encoding", "content-length", "vary"].forEach((name) => headers.delete(name));
      return new Response(bytes, { headers });
    }
  }
  throw new Error(`${url} is not what the manifest says`);
};

/** Puts every file of a build into its cache: what an older one has, from there. */
const fill = async (cache, { files, online }, older) => {
  const wanted = Object.keys(files).filter((path) => !online.includes(path));
  const takeOne = async (path) => {
    const url = new URL(path, HOME).href;
    if (await cache.match(url)) return;
    const same = older.find((build) => build.manifest.files[path] === files[path]);
    await cache.put(url, (await same?.cache.match(url)) ?? (await fetchFile(url, files[path])));
  };
  // A few at a time: whatever the page wants meanwhile should not have to wait.
  const lane = async () => {
    for (let path = wanted.shift(); path !== undefined; path = wanted.shift()) await takeOne(path);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
};

/** A manifest without files: this app is to be found here no more. */
const leave = async () => {
  for (const name of await ours()) await caches.delete(name);
  await self.registration.unregister();
  throw new Error("there is nothing to keep");
};

/** Takes the build that lies on the host, whole or not at all, unless it is here. */
const take = async () => {
  const text = await (await fetch(MANIFEST, { cache: "no-store" })).text();
  const manifest = JSON.parse(text);
  if (Object.keys(manifest.files).length === 0) return leave();
  const name = PREFIX + manifest.id;
  const here = await builds();
  if (here[0]?.name === name) return;
  const cache = await caches.open(name);
  try {
    await fill(cache, manifest, here);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await cache.delete(CHOSEN);
  await cache.put(MANIFEST, new Response(text, { headers: { taken: Date.now() } }));
};

/** Old builds go when nobody uses them, and with them whatever never became whole. */
const sweep = async () => {
  const here = await builds();
  const kept = new Set([here[0]?.name, here.find(({ isChosen }) => isChosen)?.name, ...(await used())]);
  for (const name of await ours()) if (!kept.has(name)) await caches.delete(name);
};

/** Takes and sweeps. One worker at a time: a new one may be about to take over. */
const look = () =>
  navigator.locks.request(`taking ${PREFIX}`, async () => {
    try {
      await take();
    } finally {
      await sweep();
    }
  });

/** Tells a page which build is the newest here. */
const tell = async (page) => page.postMessage({ newest: (await builds())[0]?.manifest.id });
const tellAll = async () => Promise.all((await clients.matchAll()).map(tell));

addEventListener("install", (event) => event.waitUntil(look().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("message", (event) => {
  const { data, source } = event;
  // What cannot be had now is asked for again by the next page.
  if (data === "look") event.waitUntil(tell(source).then(look).then(tellAll, () => {}));
  if (data === "choose") event.waitUntil(choose().then(() => source.postMessage({ chosen: true })));
});
