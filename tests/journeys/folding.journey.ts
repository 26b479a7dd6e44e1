import type { Browser, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openPage, sizes, untilAtRest, visit } from "#support/browser.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

/** Of the middle of a part of the header: whether it is what a finger meets there. */
const meets = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

it("folds the search away while one reads on, and has it again for whoever goes back or writes", async () => {
  const { page, context } = await openPage(browser, { viewport: sizes.phone });
  await visit(page, `${shop.url}/products`);
  await page.locator(".chat-button").waitFor({ state: "attached" });
  const search = "header .search-form";
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
  expect(await meets(page, search)).toBe(true);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => meets(page, search)).toBe(false);
  await expect.poll(() => meets(page, "header .header-tools > a[href$='/cart']")).toBe(true);
  await page.mouse.wheel(0, -60);
  await expect.poll(() => meets(page, search)).toBe(true);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => meets(page, search)).toBe(false);
  await page.locator(`${search} input`).focus();
  await expect.poll(() => meets(page, search)).toBe(true);
  await context.close();
});

it("leaves the search as it is for what has the focus beneath a float", async () => {
  const { page, context } = await openPage(browser, { viewport: sizes.phone });
  await visit(page, shop.url);
  const float = page.locator(".flash-button");
  // What makes way is heard of once the page is in use.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      await page.mouse.wheel(0, -60);
      return float.isVisible();
    })
    .toBe(true);
  // A wheel's last step may come late, and would show it again.
  await untilAtRest(page);
  await float.evaluate((covers) => {
    const { x, y } = covers.getBoundingClientRect();
    const button = document.createElement("button");
    button.textContent = "Beneath";
    button.style.cssText = `position:fixed;left:${x}px;top:${y}px`;
    document.querySelector("main")?.append(button);
    button.focus({ preventScroll: true });
  });
  await float.waitFor({ state: "hidden" });
  expect(await meets(page, "header .search-form")).toBe(true);
  await context.close();
});

it("opens the whole menu under a folded header", async () => {
  const { page, context } = await openPage(browser, { viewport: sizes.phone });
  await visit(page, `${shop.url}/products`);
  await page.locator(".chat-button").waitFor({ state: "attached" });
  await page.mouse.wheel(0, 900);
  await expect.poll(() => meets(page, "header .search-form")).toBe(false);
  await page.locator(".mobile-menu > summary").click();
  await expect.poll(() => meets(page, ".mobile-menu-panel .mobile-link >> visible=true >> nth=0")).toBe(true);
  await context.close();
});
