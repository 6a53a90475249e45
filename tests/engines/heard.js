// Hears, before all else on the page, what an engine complains of: not every one lets its console be read from outside.
(() => {
  const hear = (text) => sessionStorage.setItem("heard", `${sessionStorage.getItem("heard") ?? ""}${text}\n`);
  for (const kind of ["error", "warn"]) {
    const say = console[kind].bind(console);
    console[kind] = (...words) => {
      hear(words.join(" "));
      say(...words);
    };
  }
  addEventListener("error", ({ message, target }) => hear(message ?? `${target.src ?? target.href} did not come`), true);
  addEventListener("unhandledrejection", ({ reason }) => hear(reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => hear(`${effectiveDirective} forbids ${blockedURI}`));
})();
