// Runs before the first paint, without waiting for the app: chooses language and colours, loads the
// app, and speaks up when it cannot load or has stopped. Kept free of the app's code on purpose: it
// must work when nothing else does.
(() => {
  const WORDS = {
    en: {
      loading: "The curtain is being hung…",
      unloadable: "Noren could not be loaded. Check your connection, then try again.",
      stopped: "Noren has stopped because of an error of its own. Reloading the page puts it right.",
      reload: "Reload the page",
    },
    fr: {
      loading: "On accroche le rideau…",
      unloadable: "Noren n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.",
      stopped: "Noren s’est arrêté à cause d’une erreur de sa part. Recharger la page remet tout en ordre.",
      reload: "Recharger la page",
    },
    it: {
      loading: "Stiamo appendendo la tenda…",
      unloadable: "Non è stato possibile caricare Noren. Controlla la connessione e riprova.",
      stopped: "Noren si è fermato per un suo errore. Ricaricando la pagina tutto torna a posto.",
      reload: "Ricarica la pagina",
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

  const spoken = [recall("noren.language"), ...navigator.languages]
    .filter(Boolean)
    .map((tag) => tag.toLowerCase().split("-")[0]);
  root.lang = spoken.find((tag) => Object.hasOwn(WORDS, tag)) ?? "en";
  const theme = recall("noren.theme");
  if (theme) root.dataset.theme = theme;

  const say = () => {
    const words = WORDS[root.lang] ?? WORDS.en;
    for (const element of document.querySelectorAll("[data-words]")) {
      element.textContent = words[element.dataset.words];
    }
    return words;
  };

  // Once only: what follows the first failure is noise.
  let failed = false;
  const fail = (reason) => {
    if (failed) return;
    failed = true;
    const words = say();
    const failure = document.getElementById("failure");
    for (const other of document.body.children) other.inert = other !== failure;
    document.getElementById("failure-words").textContent = words[reason];
    failure.hidden = false;
    const reload = document.getElementById("reload");
    reload.addEventListener("click", () => location.reload());
    reload.focus();
  };

  // A panic in Rust, or anything else that ends the app, is a trap in WebAssembly.
  const trapped = (error) => {
    if (error instanceof WebAssembly.RuntimeError) fail("stopped");
  };
  addEventListener("error", (event) => trapped(event.error));
  addEventListener("unhandledrejection", (event) => trapped(event.reason));

  addEventListener("DOMContentLoaded", async () => {
    say();
    try {
      const app = await import(document.getElementById("app-code").href);
      await app.default({ module_or_path: document.getElementById("app-wasm").href });
    } catch (error) {
      console.error(error);
      fail(error instanceof WebAssembly.RuntimeError ? "stopped" : "unloadable");
    }
  });
})();
