import { HtmlValidate } from "html-validate";
import type { Browser } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, sizes, visit } from "#support/browser.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";
import { times } from "#support/thorough.ts";

/** Pages that anybody may open; what holds for every page is tested on each of them. */
const addresses = [
  "/",
  "/no/such/page",
  "/category/no-such-one",
  "/stores",
  "/stores/delhi",
  "/newsletter",
  "/flash-sale",
  "/offline",
  "/policies/contact",
  "/policies/privacy",
];

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

/** In the theme and size that are asked for, with nothing in which a machine finds trouble. */
async function look(address: string, colorScheme: "light" | "dark", size: "phone" | "desktop") {
  const { page, context, troubles, accessibility } = await openPage(browser, {
    colorScheme,
    viewport: sizes[size],
    // What is half faded in has no contrast of its own yet.
    reducedMotion: "reduce",
  });
  await visit(page, shop.url + address);
  expect(await accessibility()).toEqual([]);
  expect(troubles).toEqual([]);
  return { page, context };
}

describe.each(addresses)("%s", (address) => {
  it("has no accessibility violation in light on a phone, and fits a screen of 320 pixels", async () => {
    const { page, context } = await look(address, "light", "phone");
    await page.setViewportSize({ width: 320, height: 640 });
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    await context.close();
  });

  it("has none in dark on a desktop, but one h1, the landmarks, its title, and a skip link first", async () => {
    const { page, context } = await look(address, "dark", "desktop");
    await expect.poll(() => page.locator("h1").count()).toBe(1);
    for (const landmark of ["header", "main", "footer", "nav"])
      await expect.poll(() => page.locator(landmark).count()).toBeGreaterThan(0);
    await expect.poll(() => page.title()).toMatch(/Haat/);
    await page.keyboard.press("Tab");
    const first = page.locator(":focus");
    await expect.poll(() => first.getAttribute("href")).toMatch(/^#/);
    await first.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    await context.close();
  });

  // By day each theme and each size once.
  it.each(
    times<["light" | "dark", "phone" | "desktop"][]>(
      [],
      [
        ["light", "desktop"],
        ["dark", "phone"],
      ],
    ),
  )("has none in %s on a %s", async (colorScheme, size) => {
    await look(address, colorScheme, size);
  });

  it("shows its content without script", async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await visit(page, shop.url + address);
    await expect.poll(() => page.locator("h1").isVisible()).toBe(true);
    await expect.poll(() => page.getByRole("contentinfo").isVisible()).toBe(true);
    await expect.poll(() => page.locator("div[hidden]:not(:empty, [data-own])").count()).toBe(0);
    await context.close();
  });

  it("is valid HTML as the server sends it", async () => {
    const html = await (await fetch(shop.url + address)).text();
    const report = await new HtmlValidate({
      extends: ["html-validate:standard"],
      rules: { "no-missing-references": "error", "valid-autocomplete": "error", "wcag/h71": "error" },
    }).validateString(html);
    const said = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
    expect(html.length).toBeGreaterThan(1_000);
    expect(said).toEqual([]);
  });

  it("speaks Hindi when asked", async () => {
    const { page, context, troubles } = await openPage(browser);
    await visit(page, `${shop.url}/hi${address}`);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("hi");
    // A heading may be data, such as a store's name; the words around it are ours.
    await expect.poll(() => page.locator("main").textContent()).toMatch(/[\u0900-\u097f]/);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
