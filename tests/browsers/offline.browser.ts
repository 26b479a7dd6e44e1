import { describe, expect, it, onTestFinished } from "vitest";
import type { DrivenPage } from "#support/drive/driven-page.ts";
import { eachBrowser } from "#support/drive/each-browser.ts";
import { startShopProcess } from "#support/shop-process.ts";

const keptPages = ({ evaluate }: DrivenPage) =>
  evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("haat-pages"));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

const titleOf = ({ evaluate }: DrivenPage) => evaluate(() => document.querySelector("h1")?.textContent);

describe.each(eachBrowser())("in $name, when the shop is gone", ({ open }) => {
  it("what was seen is shown, and an offline page for all else", async () => {
    const shop = await startShopProcess();
    let isOpen = true;
    onTestFinished(async () => {
      if (isOpen) await shop.stop();
    });
    const { page } = await open(shop.url);
    await page.visit("/");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.visit("/stores");
    await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(["/stores", "/offline"]));
    await shop.stop();
    isOpen = false;
    await page.visit("/stores");
    expect(await titleOf(page)).toBe("Our Stores");
    await page.visit("/stores/mumbai");
    await page.untilAt(/\/offline$/);
    expect(await titleOf(page)).toBe("You are offline");
  });
});
