// What the page and its service worker (public/worker.js) have to do with each other: the worker is started when the page
// has nothing else to do, and asked for news; what it says is told to the app. Where a browser forbids any of this, the app
// plays as it does without.
(() => {
  const root = document.documentElement;
  const build = document.querySelector("meta[name=build]").content;
  const home = new URL("./", document.baseURI);

  // As long as this page is open, its build is kept whole.
  navigator.locks?.request(`noren ${home.pathname} ${build}`, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});

  // The app reads such news on the root element, as it does what its parts know of each other (src/app/pages/news.rs).
  const tell = (name, value) => {
    if (value) root.dataset[name] = value;
    else delete root.dataset[name];
    dispatchEvent(new Event("noren-news"));
  };

  // Even asking for it throws where it is forbidden.
  const worker = (() => {
    try {
      return navigator.locks && navigator.serviceWorker;
    } catch {
      return undefined;
    }
  })();
  const HOUR = 3_600_000;
  let looked = 0;
  const look = () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    worker.controller?.postMessage("look");
  };

  let onChosen;
  const hear = ({ data }) => {
    if (data.chosen) onChosen?.();
    else tell("fresh", data.newest !== undefined && data.newest !== build);
  };

  // Those who save data get what they come for, and all of it once they play.
  const keepsGame = () => {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith("noren.save."));
    } catch {
      return false;
    }
  };
  const start = async () => {
    if (!worker || (navigator.connection?.saveData && !keepsGame())) return;
    worker.addEventListener("message", hear);
    const isFirst = !worker.controller;
    try {
      await worker.register(new URL("worker.js", home), { updateViaCache: "none" });
    } catch {
      return;
    }
    // One that has just come has just looked.
    if (isFirst) looked = Date.now();
    look();
    document.addEventListener("visibilitychange", look);
  };

  // Begins anew with the newest build that can be had: what the worker has kept, else what lies on the host, past the caches.
  const renew = async () => {
    if (worker?.controller) {
      const chosen = new Promise((resolve) => (onChosen = resolve));
      worker.controller.postMessage("choose");
      await Promise.race([chosen, new Promise((resolve) => setTimeout(resolve, 2000))]);
    } else {
      await fetch(home, { cache: "reload", signal: AbortSignal.timeout(5000) }).catch(() => {});
    }
    location.reload();
  };

  // The browser's own offer to install waits until somebody asks for it. Safari on phones makes none, but says that it could.
  let offer;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event;
    tell("install", "asked");
  });
  addEventListener("appinstalled", () => tell("install"));
  if (navigator.standalone === false) tell("install", "by-hand");
  const install = () => {
    offer?.prompt();
    tell("install");
  };

  // Asks once that what is kept may stay. Some browsers put the question to the reader.
  const persist = () => {
    try {
      if (localStorage.getItem("noren.persist")) return;
      localStorage.setItem("noren.persist", "asked");
      navigator.storage?.persist?.().catch(() => {});
    } catch {
      // Where nothing may be kept there is nothing to ask for.
    }
  };

  Object.assign(window.noren, { renew, install, persist });
  // Not before the page has long been there, and has nothing else to do.
  const soon = window.requestIdleCallback ?? setTimeout;
  addEventListener("load", () => setTimeout(() => soon(start), 2500));
})();
