// The built site on somebody's host: under any path, complete, and as strict as it says.
import { PAGES, expect, test } from "./site.js";

test("under a sub-path every page loads without a failed request or a complaint", async ({ page, visit, complaints, site }) => {
  expect(site).toContain("/any/sub/path/");
  for (const hash of Object.values(PAGES)) {
    await visit(hash);
    // Leaving before the last file has come would cut it off, and look like a failure.
    await page.waitForLoadState("networkidle");
  }
  expect(complaints).toEqual([]);
  expect(new URL(page.url()).pathname).toBe("/any/sub/path/");
});

test("every file is asked for inside the sub-path", async ({ page, visit, site }) => {
  const outside = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site)) outside.push(request.url());
  });
  for (const hash of Object.values(PAGES)) await visit(hash);
  expect(outside).toEqual([]);
});

test("the policy forbids inline scripts, inline styles and eval", async ({ page, visit, complaints }) => {
  await visit();
  const done = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.inlineScriptRan = true";
    document.body.append(script);
    const style = document.createElement("style");
    style.textContent = "body { outline: 7px solid red }";
    document.head.append(style);
    // In a turn of its own: what the test itself runs is not held to the policy.
    const evaluated = await new Promise((resolve) => {
      setTimeout(() => {
        try {
          resolve(eval("true"));
        } catch {
          resolve(false);
        }
      });
    });
    const styled = getComputedStyle(document.body).outlineWidth === "7px";
    return { script: window.inlineScriptRan === true, style: styled, eval: evaluated };
  });
  expect(done).toEqual({ script: false, style: false, eval: false });
  expect(complaints.join("\n")).toContain("Content Security Policy");
});

test("manifest and icons are there and fit each other", async ({ page, visit, request }) => {
  await visit();
  const href = await page.locator("link[rel=manifest]").evaluate((link) => link.href);
  const manifest = await (await request.get(href)).json();
  expect(manifest.name).toBe("Noren");
  for (const icon of manifest.icons) {
    const answer = await request.get(new URL(icon.src, href).href);
    expect(answer.status(), icon.src).toBe(200);
    expect(answer.headers()["content-type"]).toBe(icon.type);
  }
});

test("a path that is no file gets the host's 404 page, in all languages", async ({ page, site }) => {
  const answer = await page.goto(`${site}no/such/file`);
  expect(answer.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing behind this curtain");
  await expect(page.locator("[lang=fr]")).toBeVisible();
  await expect(page.locator("[lang=it]")).toBeVisible();
  // Its policy lets its own style through: the band at the top is there.
  await expect(page.locator("body")).toHaveCSS("border-top-width", "56px");
});
