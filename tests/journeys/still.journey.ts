import type { Browser } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { openPage, visit } from "#support/browser.ts";
import { measureVisit } from "#support/measure-visit.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";
import { type SlowLine, slowLine } from "#support/slow-line.ts";

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;

let shop: ShopProcess;
let line: SlowLine;
let browser: Browser;
openForAll(openDemoShop, async (...opened) => {
  [shop, browser] = opened;
  line = await slowLine(shop.url);
});
afterAll(() => line?.close());

it.each(["", "/products"])("moves nothing of “%s” on a phone, wherever the line pauses", async (path) => {
  const { page, context } = await openPage(browser, phone);
  const { moved, layoutShift } = await measureVisit(page, line.url + path);
  expect(moved).toEqual([]);
  expect(layoutShift).toBe(0);
  await context.close();
});

it("lays the end of a page out on a phone as it comes near", async () => {
  const { page, context } = await openPage(browser, phone);
  await visit(page, shop.url);
  const last = page.locator("footer .footer-link").last();
  const isLaidOut = () => last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(isLaidOut).toBe(true);
  await context.close();
});
