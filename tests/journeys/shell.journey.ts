import type { Browser, Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, sizes, visit } from "#support/browser.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

const header = "header";

describe("header", () => {
  it("searches for the trimmed text and clears the box, and does nothing for a blank one", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, shop.url);
    const box = page.locator(header).getByPlaceholder("Search products...").first();
    await box.fill("   ");
    await box.press("Enter");
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    await box.fill("  blue & white  ");
    await box.press("Enter");
    await page.waitForURL(/\/products/);
    await expect.poll(() => new URL(page.url()).searchParams.get("search")).toBe("blue & white");
    await context.close();
  });

  it("opens the Products menu by click and by keyboard, closes it by Escape and keeps the focus", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, shop.url);
    const opener = page.locator("nav[aria-label=Main]").getByRole("button", { name: "Products" });
    const link = page.locator("nav[aria-label=Main]").getByRole("link", { name: "Jewelry" });
    await expect.poll(() => link.isVisible()).toBe(false);
    await opener.focus();
    await page.keyboard.press("Enter");
    await link.waitFor({ state: "visible" });
    await expect.poll(() => link.getAttribute("href")).toBe("/products?category=jewelry");
    await page.keyboard.press("Escape");
    await link.waitFor({ state: "hidden" });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await opener.hover();
    await link.waitFor({ state: "visible" });
    await context.close();
  });

  it("offers the same links on a phone", async () => {
    const { page, context } = await openPage(browser, { viewport: sizes.phone });
    await visit(page, shop.url);
    await page.locator(header).getByLabel("Menu").first().click();
    await page.locator("nav[aria-label=Menu] summary", { hasText: "Products" }).click();
    for (const name of ["Electronics", "Clothing", "Jewelry", "Stationery", "Grocery"]) {
      await expect.poll(() => page.getByRole("link", { name }).count()).toBeGreaterThan(0);
    }
    await page.getByRole("link", { name: "Register" }).first().waitFor();
    await context.close();
  });

  it("is one row on a tablet, and the quick links one line on a phone", async () => {
    const { page, context } = await openPage(browser, { viewport: { width: 768, height: 1024 } });
    await visit(page, shop.url);
    const parts = page.locator("header :is(.search-form, .header-tools, .mobile-menu)");
    await expect.poll(() => rowsOf(parts)).toBe(1);
    await page.setViewportSize(sizes.phone);
    await expect.poll(() => rowsOf(parts)).toBe(2);
    const links = page.getByRole("list").filter({ hasText: "Home" }).locator(".footer-link:visible");
    await expect.poll(() => links.count()).toBe(5);
    await expect.poll(() => rowsOf(links)).toBe(1);
    await context.close();
  });
});

/** Each begins where the one above it has ended. */
const rowsOf = (parts: Locator) =>
  parts.evaluateAll((all) => {
    let [rows, end] = [0, 0];
    for (const { top, bottom } of all
      .map((part) => part.getBoundingClientRect())
      .sort((a, b) => a.top - b.top)) {
      if (top >= end) rows++;
      end = Math.max(end, bottom);
    }
    return rows;
  });

describe("theme", () => {
  it("follows the system until one is chosen, keeps the choice, and shows no flash", async () => {
    const { page, context } = await openPage(browser, { colorScheme: "dark" });
    await visit(page, shop.url);
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await background();
    await page
      .getByRole("button", { name: /dark theme/i })
      .first()
      .click();
    // The button answers first, the page is painted anew after it.
    await expect.poll(background).not.toBe(dark);
    const light = await background();
    await page.reload({ waitUntil: "commit" });
    await page.waitForFunction(() => document.body !== null);
    expect(await background()).toBe(light);
    await context.close();
  });
});

describe("back to top", () => {
  it("appears after 300 pixels and brings page and focus to the top", async () => {
    const { page, context } = await openPage(browser, { viewport: sizes.phone, reducedMotion: "reduce" });
    await visit(page, shop.url);
    const button = page.getByRole("button", { name: "Back to top" });
    // Heard and drawn: the event, and two frames after it.
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => done()));
          addEventListener("scroll", drawn, { once: true });
          scrollTo(0, 250);
        }),
    );
    await expect.poll(() => button.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 400));
    await button.waitFor({ state: "visible" });
    await button.click();
    await page.waitForFunction(() => scrollY === 0);
    await context.close();
  });
});

describe("footer", () => {
  it("reaches from edge to edge on the page that asks for the newsletter itself", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/newsletter`);
    const columns = await page
      .locator("footer .page-width")
      .first()
      .evaluate((grid) => {
        const [room, last] = [grid, grid.lastElementChild].map(
          (one) => one?.getBoundingClientRect().right ?? 0,
        );
        return {
          over: (room ?? 0) - (last ?? 0),
          margin: Number.parseFloat(getComputedStyle(grid).paddingInlineEnd),
        };
      });
    expect(Math.abs(columns.over - columns.margin)).toBeLessThan(1);
    await context.close();
  });
});

describe("language", () => {
  it("loads the letters of Hindi where Hindi is read, and elsewhere those of its own name alone", async () => {
    for (const lang of ["en", "hi"]) {
      const { page, context } = await openPage(browser);
      const loaded: string[] = [];
      page.on("request", (request) => {
        const font = /\/anek-(\w+)-[^/]*\.woff2$/.exec(request.url())?.[1];
        if (font) loaded.push(font);
      });
      await visit(page, `${shop.url}${lang === "hi" ? "/hi" : ""}/stores`);
      await page.getByRole("button", { name: "हिन्दी" }).scrollIntoViewIfNeeded();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(loaded.includes("devanagari"), lang).toBe(lang === "hi");
      expect(loaded.includes("hindi"), lang).toBe(lang === "en");
      await context.close();
    }
  });

  it("is switched in the menu of a phone without script, on the same page", async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false, viewport: sizes.phone });
    await visit(page, `${shop.url}/stores`);
    await page.locator(header).getByLabel("Menu").first().click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect
      .poll(() => menu.getByRole("button", { name: "English" }).getAttribute("aria-pressed"))
      .toBe("true");
    await menu.getByRole("button", { name: "हिन्दी" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/hi/stores");
    await context.close();
  });

  it("is switched in the footer without script, on the same page", async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await visit(page, `${shop.url}/?from=test`);
    await page.getByRole("contentinfo").getByRole("button", { name: "हिन्दी" }).click();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("hi");
    await expect.poll(() => new URL(page.url()).pathname).toBe("/hi");
    await context.close();
  });
});

describe("not found", () => {
  it("answers 404 with a way on", async () => {
    const { page, context } = await openPage(browser);
    const answer = await page.goto(`${shop.url}/no/such/page`);
    expect(answer?.status()).toBe(404);
    await page.locator("main").getByRole("link", { name: "Go to the home page" }).click();
    await page.waitForURL(`${shop.url}/`);
    await context.close();
  });
});

describe("navigation", () => {
  it("moves the focus to the new page and tells its title", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/no/such/page`);
    const before = await page.title();
    await page.locator("main").getByRole("link", { name: "Go to the home page" }).click();
    await page.waitForURL(`${shop.url}/`);
    await page.waitForFunction((old) => document.title !== old, before);
    await page.waitForFunction(() => document.activeElement?.matches("main h1"));
    await expect
      .poll(async () =>
        page
          .getByRole("status")
          .filter({ hasText: await page.title() })
          .count(),
      )
      .toBe(1);
    await context.close();
  });
});
