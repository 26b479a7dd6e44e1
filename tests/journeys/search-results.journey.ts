import type { Browser } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, sizes, visit } from "#support/browser.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

type Hearing = { hear(text: string): void };

describe("the results of a search", () => {
  it("goes on after a small find with what stands around it", async () => {
    const { page, context, accessibility } = await openPage(browser);
    await visit(page, `${shop.url}/products?search=shoes`);
    const main = page.getByRole("main");
    await main.getByRole("heading", { level: 1, name: "1 result for “shoes”" }).waitFor();
    const more = main.getByRole("region", { name: "More in Sports" });
    await more.getByRole("article").nth(3).waitFor();
    const links = await main
      .locator(".product-card-link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(links).size).toBe(5);
    expect(await accessibility()).toEqual([]);
    await more.getByRole("link", { name: "See all" }).click();
    await page.waitForURL(/\/category\/sports$/);
    await context.close();
  });

  it("offers beside a search only the categories of what was found, and counts them, and no ratings", async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await visit(page, `${shop.url}/products?search=kurta`);
    const found = Number.parseInt((await page.locator("main h1").textContent()) ?? "", 10);
    const categories = page.getByRole("group", { name: "Category" }).locator("label");
    const offered = await categories.allTextContents();
    expect(offered).toEqual([`All${found}`, "Men's Clothing2", "Women's Clothing1"]);
    const ratings = page.getByRole("group", { name: "Customer Reviews" }).locator("label");
    // Of these the numbers would be of both what was found and what is beside it.
    expect(await ratings.last().textContent()).toBe("All Ratings");
    await context.close();
  });

  it("tells the shop what a search led into the cart, by the sign of its card", async () => {
    const { page, context } = await openPage(browser);
    const told: unknown[] = [];
    await page.exposeFunction("hear", (text: string) => told.push(JSON.parse(text)));
    await page.addInitScript(() => {
      navigator.sendBeacon = (_, said) => {
        void new Response(said).text().then((text) => (globalThis as unknown as Hearing).hear(text));
        return true;
      };
    });
    await visit(page, `${shop.url}/products?search=kurta`);
    const sign = page.getByRole("button", { name: /^Add to Cart: .*Kurta/ }).first();
    const productId = await sign.getAttribute("value");
    await sign.click();
    await expect.poll(() => told).toContainEqual({ search: "kurta", productId, deed: "added" });
    await context.close();
  });

  it("cuts what only mentions the search off from what matches it, and counts no filter for it", async () => {
    const { page, context, troubles, accessibility } = await openPage(browser, { viewport: sizes.phone });
    await visit(page, `${shop.url}/products?search=kurta`);
    const main = page.getByRole("main");
    const found = await main.getByRole("heading", { level: 1 }).textContent();
    expect(found).toMatch(/^\d results for “kurta”$/);
    const titles = main.locator(".product-card-title");
    const related = main.getByRole("region", { name: "You may also like" }).locator(".product-card-title");
    await related.first().waitFor();
    const kurtas = (await titles.allTextContents()).slice(
      0,
      (await titles.count()) - (await related.count()),
    );
    expect(kurtas).toHaveLength(Number.parseInt(found ?? "", 10));
    expect(kurtas.every((title) => title.includes("Kurta"))).toBe(true);
    expect(await page.getByRole("list", { name: "Applied filters" }).count()).toBe(0);
    expect((await page.getByRole("button", { name: "Filters" }).textContent())?.trim()).toBe("Filters");
    expect(await accessibility()).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each([true, false])(
    "leads back to the words that were searched, with script %s",
    async (javaScriptEnabled) => {
      const { page, context } = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled });
      await visit(page, `${shop.url}/products?search=kurta`);
      await page.getByRole("link", { name: "Change the search" }).click();
      const box = page.locator("input[name=search]:focus");
      await box.waitFor();
      expect(await box.inputValue()).toBe(javaScriptEnabled ? "kurta" : "");
      await box.fill("saree");
      await box.press("Enter");
      await page.waitForURL(/search=saree/);
      await context.close();
    },
  );

  it("clears the filters of a search and keeps its words", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/products?search=kurta&minPrice=900000`);
    const main = page.getByRole("main");
    await main.getByRole("heading", { level: 1, name: "No products found" }).waitFor();
    await main.locator(".empty-state").getByRole("link", { name: "Clear Filters" }).click();
    await main.getByRole("heading", { level: 1, name: "results for “kurta”" }).waitFor();
    await context.close();
  });
});
