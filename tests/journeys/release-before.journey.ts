import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openBrowser, openPage, visit } from "#support/browser.ts";
import { buyer, plainProducts } from "#support/buyers.ts";
import { type Release, releaseBefore } from "#support/release-before.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let browser: Browser;
let before: Release;
let shop: ShopProcess;
const data = mkdtempSync(join(tmpdir(), "haat-shop-"));
beforeAll(async () => {
  browser = await openBrowser();
  before = releaseBefore();
  shop = await startShopProcess({ DATA_DIR: data }, before);
});
afterAll(async () => {
  await shop?.stop();
  before?.remove();
  rmSync(data, { recursive: true, force: true });
});

const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());
const isOfBefore = (page: Page) =>
  page.evaluate(
    () => document.querySelector("link[href*='/assets/before-'], script[src*='/assets/before-']") !== null,
  );
const isInUse = (page: Page) => page.getByRole("button", { name: "Support" }).first().waitFor();

it("leads tabs of the release before to the one of now: they add, go on, buy, and stay without a network", async () => {
  const { page, context } = await openPage(browser, { serviceWorkers: "allow" });
  const db = openDatabase({ DATA_DIR: data });
  const { cookie, token } = await buyer(db);
  const [productId = ""] = await plainProducts(db, 1);
  await db.close();
  await signIn(context, shop.url, { cookie, token });
  const inCart = async () => {
    const counts = await context.request.get(`${shop.url}/api/cart/counts`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await counts.json()) as { data: { units: number } }).data.units;
  };
  await visit(page, `${shop.url}/stores`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit(page, `${shop.url}/product/${productId}`);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect.poll(inCart).toBe(1);
  await expect.poll(() => cacheNames(page)).toEqual(["haat-files-1", "haat-pages-2"]);
  const paying = await context.newPage();
  await visit(paying, `${shop.url}/cart`);
  expect([await isOfBefore(page), await isOfBefore(paying)]).toEqual([true, true]);

  const { port } = new URL(shop.url);
  await shop.stop();
  shop = await startShopProcess({ DATA_DIR: data, PORT: port });

  // What a tab has of its script serves on.
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect.poll(inCart).toBe(2);
  expect(await isOfBefore(page)).toBe(true);

  // What it has not brings the page of now, on which the same press is heard.
  const proceed = paying.getByRole("button", { name: "Proceed to Checkout" });
  await proceed.click();
  await expect.poll(() => isOfBefore(paying)).toBe(false);
  await isInUse(paying);
  await proceed.click();
  await paying.getByLabel("Card Number").fill("4111 1111 1111 1111");
  await paying.getByLabel("Cardholder Name").fill("Asha Rao");
  await paying.getByLabel("Expiry Date").fill("0530");
  await paying.getByLabel("CVV").fill("737");
  await paying.getByRole("button", { name: "Save Card" }).click();
  await paying.getByRole("button", { name: /^Pay ₹/ }).click();
  await paying.waitForURL(/\/success\?order=/);
  await paying.getByRole("heading", { name: "Payment Successful" }).waitFor();

  await page.getByRole("link", { name: "Stores", exact: true }).first().click();
  await page.waitForURL(/\/stores$/);
  const terms = page.getByRole("link", { name: "Terms", exact: true });
  // A page that is brought anew twice at once may be the kept one of before again: one presses once more.
  const pressed = async () => {
    if (await isOfBefore(page)) await terms.click();
    return isOfBefore(page);
  };
  await expect.poll(pressed, { interval: 5_000 }).toBe(false);
  await isInUse(page);
  await terms.click();
  await page.waitForURL(/\/policies\/terms$/);

  // The worker of now takes over once the one before has nothing to do. A browser ends that one after half a minute at
  // rest, but not while its developer tools are attached, as they are here.
  const devtools = await context.newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
  await expect.poll(() => cacheNames(page)).toEqual(["haat-files-2", "haat-pages-3"]);
  await visit(page, `${shop.url}/stores`);
  await shop.stop();
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => page.locator("h1").textContent()).toBe("Our Stores");
  await page.goto(`${shop.url}/stores/mumbai`);
  await page.waitForURL(/\/offline\?from=/);
  shop = await startShopProcess({ DATA_DIR: data, PORT: port });
  await context.setOffline(false);
  await page.waitForURL(/\/stores\/mumbai$/);
  await expect.poll(() => page.locator("h1").textContent()).toBe("Haat Bandra West");
  await context.close();
});
