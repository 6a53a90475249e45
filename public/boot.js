// Runs before the first paint, without waiting for the app: chooses language and colours, loads the parts
// of the app as they are needed, and speaks up when one cannot load or has stopped. Kept free of the app's
// code on purpose: it must work when nothing else does.
(() => {
  const WORDS = {
    en: {
      loading: "The curtain is being hung…",
      unloadable: "Noren could not be loaded. Check your connection, then try again.",
      stopped: "Noren has stopped because of an error of its own. Reloading the page puts it right.",
      outdated: "A new version of Noren has taken the place of this one. Reloading the page brings it; games that are kept go on.",
      reload: "Reload the page",
      rescue: "Save the game as a file",
    },
    fr: {
      loading: "On accroche le rideau…",
      unloadable: "Noren n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.",
      stopped: "Noren s’est arrêté à cause d’une erreur de sa part. Recharger la page remet tout en ordre.",
      outdated: "Une nouvelle version de Noren a remplacé celle-ci. Rechargez la page pour l’obtenir ; les parties enregistrées continuent.",
      reload: "Recharger la page",
      rescue: "Enregistrer la partie dans un fichier",
    },
    it: {
      loading: "Stiamo appendendo la tenda…",
      unloadable: "Non è stato possibile caricare Noren. Controlla la connessione e riprova.",
      stopped: "Noren si è fermato per un suo errore. Ricaricando la pagina tutto torna a posto.",
      outdated: "Una nuova versione di Noren ha preso il posto di questa. Ricarica la pagina per averla; le partite salvate continuano.",
      reload: "Ricarica la pagina",
      rescue: "Salva la partita in un file",
    },
  };
  const root = document.documentElement;

  // Storage may be forbidden, and then even asking throws.
  const recall = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  // Copies of this app on one origin share its storage: the path tells their games apart (src/app/kept.rs). What was kept
  // before there was this rule belongs to whichever comes first.
  const HERE = `@${new URL("./", document.baseURI).pathname}`;
  const adopt = (key) => {
    const save = localStorage.getItem(key);
    localStorage.removeItem(key);
    try {
      localStorage.setItem(key + HERE, save);
    } catch {
      localStorage.setItem(key, save);
    }
  };
  try {
    Object.keys(localStorage).filter((key) => /^noren\.save\.[a-z0-9]+\.[ab]$/.test(key)).forEach(adopt);
  } catch {
    // There is nothing to adopt.
  }

  const spoken = [recall("noren.language"), ...navigator.languages]
    .filter(Boolean)
    .map((tag) => tag.toLowerCase().split("-")[0]);
  // A translator may write its own language over `lang`; what we speak stays.
  root.dataset.language = root.lang = spoken.find((tag) => Object.hasOwn(WORDS, tag)) ?? "en";
  const theme = recall("noren.theme");
  if (theme) root.dataset.theme = theme;

  const say = () => {
    const words = WORDS[root.dataset.language];
    for (const element of document.querySelectorAll("[data-words]")) {
      element.textContent = words[element.dataset.words];
    }
    return words;
  };

  // The game that was kept last, as it stands in the storage (src/store): nothing of the app is needed to take it along.
  const lastKept = () => {
    try {
      const saves = Object.keys(localStorage)
        .filter((key) => key.startsWith("noren.save.") && key.endsWith(HERE))
        .map((key) => localStorage.getItem(key));
      const time = (save) => Number(/"saved":(\d+)/.exec(save)?.[1] ?? 0);
      return saves.toSorted((one, other) => time(other) - time(one))[0];
    } catch {
      return undefined;
    }
  };
  const offerFile = () => {
    const rescue = document.getElementById("rescue");
    const save = lastKept();
    rescue.hidden = save === undefined;
    rescue.onclick = () => {
      const href = URL.createObjectURL(new Blob([save]));
      Object.assign(document.createElement("a"), { href, download: "noren.noren" }).click();
      URL.revokeObjectURL(href);
    };
  };

  // The first failure only: what follows it is noise.
  let failed = null;
  const fail = (reason) => {
    if (failed) return;
    failed = reason;
    const words = say();
    const failure = document.getElementById("failure");
    for (const other of document.body.children) other.inert = other !== failure;
    document.getElementById("failure-words").textContent = words[reason];
    offerFile();
    failure.hidden = false;
    const reload = document.getElementById("reload");
    reload.onclick = beginAnew;
    reload.focus();
  };

  // With the newest build there is (public/offline.js).
  const beginAnew = () => (window.noren.renew ? window.noren.renew() : location.reload());

  // Somebody who goes back to a part that is there need not reload, and perhaps lose a game.
  const recover = () => {
    failed = null;
    document.getElementById("failure").hidden = true;
    for (const other of document.body.children) other.inert = false;
  };

  // A panic in Rust, or anything else that ends the app, is a trap in WebAssembly.
  const trapped = (error) => {
    if (error instanceof WebAssembly.RuntimeError) fail("stopped");
  };
  addEventListener("error", (event) => trapped(event.error));
  addEventListener("unhandledrejection", (event) => trapped(event.reason));

  // The files of every part stand in the page: of those that are code (the pages, and each game) and of every language.
  const files = {};
  for (const { name, content } of document.querySelectorAll('meta[name^="part-"]')) files[name.slice("part-".length)] = content.split(" ");
  const PARTS = Object.keys(files).filter((part) => files[part].some((file) => file.endsWith(".wasm")));
  const addresses = (part) => files[part].map((file) => new URL(file, document.baseURI).href);

  // The addresses of tables, of the pages where they are set and of replays, which say more, name the game; as in
  // src/app/route.rs. Every other address belongs to the pages.
  const gameAt = (page) => {
    const address = /^#?\/*([a-z]+)\/([a-z]+)\/*([^?]*)(?:\?|$)/.exec(location.hash.toLowerCase());
    const isPage = address?.[2] === page && (address[3] === "" || page === "replay");
    return isPage && PARTS.includes(address[1]) ? address[1] : null;
  };
  const wanted = () => gameAt("table") ?? gameAt("replay") ?? "pages";

  const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));

  // What a cache on the way has lost or spoilt may be whole past it.
  const fetched = async (href) => {
    const found = await fetch(href).catch(() => undefined);
    if (found?.ok) return found;
    const again = await fetch(href, { cache: "reload" });
    if (!again.ok) throw new Error(`${href}: ${again.status}`);
    return again;
  };
  const imported = (href) => import(href).catch(() => import(`${href}?${Date.now()}`));

  // All texts of a language are one book, which the parts of the app share (src/app/books.rs).
  const books = {};
  const readBook = async (language) => {
    if (!Object.hasOwn(books, language)) books[language] = await (await fetched(addresses(language)[0])).text();
  };
  const fetchBook = async (language) => {
    try {
      await readBook(language);
      return true;
    } catch (error) {
      console.error(error);
      note(WORDS[root.dataset.language].unloadable);
      return false;
    }
  };
  // One tab at a time writes a kept game: by the browser's locks, where it has them. Whoever takes one by force leaves the
  // other with an event that names the game (src/app/kept.rs).
  const held = new Map();
  const lose = (slot) => {
    letGo(slot);
    dispatchEvent(new CustomEvent("noren-lost", { detail: slot }));
  };
  const hold = (slot, byForce, done) => {
    if (held.has(slot)) return done(true);
    if (!navigator.locks) return lease(slot, byForce, done);
    const release = new Promise((free) => held.set(slot, free));
    const keep = (lock) => {
      if (!lock) held.delete(slot);
      done(lock !== null);
      return lock && release;
    };
    const asked = navigator.locks.request(`noren.save.${slot}`, byForce ? { steal: true } : { ifAvailable: true }, keep);
    asked.catch(() => lose(slot));
  };
  // A page that comes back from where the browser had put it aside may have been overtaken meanwhile.
  addEventListener("pageshow", (event) => event.persisted && [...held.keys()].forEach(lose));
  // Where the browser has no locks, which it keeps for secure pages, a note in the storage stands in for one. It is written
  // anew every minute, as often as a hidden tab may, and counts for nothing when it is old.
  const LASTS = 150_000;
  const me = `${Date.now()}-${Math.random()}`;
  const lease = (slot, byForce, done) => {
    const key = `noren.lease.${slot}`;
    const [owner, written] = recall(key)?.split(" ") ?? [];
    if (!byForce && owner && owner !== me && Date.now() - Number(written) < LASTS) return done(false);
    const sign = () => {
      try {
        localStorage.setItem(key, `${me} ${Date.now()}`);
      } catch {
        // Where nothing can be kept there is nothing to lose.
      }
    };
    const end = new AbortController();
    const { signal } = end;
    const beat = setInterval(sign, LASTS / 3);
    const tear = () => recall(key)?.startsWith(me) && localStorage.removeItem(key);
    const free = () => {
      clearInterval(beat);
      end.abort();
      tear();
    };
    addEventListener("pagehide", tear, { signal });
    addEventListener("storage", (event) => event.key === key && event.newValue && !event.newValue.startsWith(me) && lose(slot), { signal });
    held.set(slot, free);
    sign();
    done(true);
  };
  const letGo = (slot) => {
    held.get(slot)?.();
    held.delete(slot);
  };
  // Tables that were set, by game, on their way to the part that plays it (src/app/play/handover.rs).
  window.noren = { books, fetchBook, hold, letGo, tables: {} };

  // A sentence that stands in nobody's way.
  const note = (words) => {
    document.getElementById("note")?.remove();
    const element = Object.assign(document.createElement("p"), { id: "note", className: "note", textContent: words });
    element.setAttribute("role", "alert");
    document.body.append(element);
    setTimeout(() => element.remove(), 8000);
  };
  const loading = new Map();
  const ready = new Set();
  const load = (part) => {
    if (!loading.has(part)) loading.set(part, start(part));
    return loading.get(part);
  };
  const start = async (part) => {
    const [code, wasm] = addresses(part);
    const [app, bytes] = await Promise.all([imported(code), fetched(wasm), readBook(root.dataset.language)]);
    await parsed;
    await app.default({ module_or_path: bytes });
    ready.add(part);
  };

  // While the part that is needed has not come, the page says so. For the first one it does so by itself.
  const wait = () => {
    document.getElementById("waiting")?.remove();
    if (failed || ready.has(wanted()) || document.getElementById("shell")) return;
    const waiting = document.createElement("div");
    waiting.id = "waiting";
    waiting.className = "shell";
    waiting.setAttribute("role", "status");
    const words = document.createElement("p");
    words.className = "shell-words";
    words.dataset.words = "loading";
    waiting.append(words);
    document.body.append(waiting);
    say();
  };

  // Whoever sets a table will play at it: its part comes while he is still busy. If it cannot, that is told when it is needed.
  const loadAhead = () => {
    const part = gameAt("new");
    if (part) load(part).catch(() => loading.delete(part));
  };

  // Does another build lie on the host by now, and none of our files?
  const isOutdated = async () => {
    try {
      const { id } = await (await fetch("build.json", { cache: "no-store" })).json();
      return id !== document.querySelector("meta[name=build]").content;
    } catch {
      return false;
    }
  };
  const explain = async (error) => {
    if (error instanceof WebAssembly.RuntimeError) return "stopped";
    return (await isOutdated()) ? "outdated" : "unloadable";
  };
  const isFirstTry = () => performance.getEntriesByType("navigation")[0]?.type !== "reload";

  const arrive = async () => {
    const part = wanted();
    parsed.then(wait);
    try {
      await load(part);
      if (failed && failed !== "stopped" && part === wanted()) recover();
    } catch (error) {
      console.error(error);
      loading.delete(part);
      await parsed;
      const reason = await explain(error);
      // Nobody has seen anything yet.
      if (reason === "outdated" && ready.size === 0 && isFirstTry()) return beginAnew();
      if (part === wanted()) fail(reason);
    }
    wait();
    loaded.then(() => soon(loadAhead));
  };

  const soon = window.requestIdleCallback ?? setTimeout;
  const loaded = new Promise((resolve) => addEventListener("load", resolve));

  parsed.then(say);
  addEventListener("hashchange", arrive);
  // A style sheet that a deploy has deleted leaves the page bare.
  const isBare = ({ target }) => target.rel === "stylesheet" && isFirstTry();
  addEventListener("error", async (event) => isBare(event) && (await isOutdated()) && beginAnew(), true);
  arrive();
})();
