import type { Browser } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, sizes, visit } from "#support/browser.ts";
import { showsTotal, totalOf } from "#support/listing.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

describe("sizes, colours and brands", () => {
  it("apply several at a time, count truly, and are taken off one by one", async () => {
    const { page, context, troubles, accessibility } = await openPage(browser);
    await visit(page, `${shop.url}/category/clothing`);
    const panel = page.getByRole("complementary");
    const group = (name: string) => panel.getByRole("group", { name, exact: true });
    const countOf = async (name: string, value: string) => {
      const label = group(name).locator("label", { has: page.locator(`[value="${value}"]`) });
      return Number(await label.locator(".filter-count").textContent());
    };
    const all = await totalOf(page);
    const inFreeSize = await countOf("Size", "Free Size");
    await group("Size")
      .getByRole("checkbox", { name: /^Free Size/ })
      .check();
    await page.waitForURL(/size=Free(\+|%20)Size/);
    await showsTotal(page, inFreeSize);
    // Beside what is chosen of the same filter others stay to be chosen.
    const inL = await countOf("Size", "L");
    await group("Size").getByRole("checkbox", { name: /^L/ }).check();
    await page.waitForURL(/size=L/);
    await showsTotal(page, inFreeSize + inL);
    const [more] = await group("Colour")
      .getByText(/^\d+ more$/)
      .all();
    await more?.click();
    const maroon = await countOf("Colour", "Maroon");
    const box = group("Colour").getByRole("checkbox", { name: /^Maroon/ });
    await box.check();
    await page.waitForURL(/colour=Maroon/);
    await showsTotal(page, maroon);
    expect(await box.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await accessibility()).toEqual([]);

    const applied = page.getByRole("list", { name: "Applied filters" });
    const chips = () => applied.getByRole("link", { name: /^Remove/ }).allTextContents();
    expect(await chips()).toEqual(["Size: L", "Size: Free Size", "Colour: Maroon"]);
    await applied.getByRole("link", { name: "Remove the filter Size: Free Size" }).click();
    await page.waitForURL((url) => url.searchParams.getAll("size").join() === "L");
    await page.getByLabel("Sort by").selectOption("price-up");
    await page.waitForURL(/sort=price-up/);
    expect(await chips()).toEqual(["Size: L", "Colour: Maroon"]);
    await page.getByRole("link", { name: "Clear Filters" }).first().click();
    await page.waitForURL((url) => !url.searchParams.has("size"));
    await expect.poll(() => totalOf(page)).toBeGreaterThanOrEqual(all);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("narrow a search by plain forms without script", async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await visit(page, `${shop.url}/products?search=cotton`);
    const panel = page.getByRole("complementary");
    await panel.getByRole("checkbox", { name: /^M\b/ }).check();
    await panel.getByRole("checkbox", { name: /^XL/ }).check();
    await panel.getByRole("checkbox", { name: /^Kavroo/ }).check();
    await panel.getByRole("button", { name: "Show products" }).click();
    await page.waitForURL(/brand=Kavroo/);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("search"), ...searchParams.getAll("size")]).toEqual(["cotton", "M", "XL"]);
    const brands = await page.locator(".product-card-brand").allTextContents();
    expect(new Set(brands)).toEqual(new Set(["Kavroo"]));
    const applied = page.getByRole("list", { name: "Applied filters" });
    await applied.getByRole("link", { name: "Remove the filter Brand: Kavroo" }).click();
    await page.waitForURL((url) => !url.searchParams.has("brand"));
    expect(new URL(page.url()).searchParams.getAll("size")).toEqual(["M", "XL"]);
    await context.close();
  });

  it("are chosen in the sheet of a phone, in Hindi too", async () => {
    const { page, context, troubles, accessibility } = await openPage(browser, { viewport: sizes.phone });
    await visit(page, `${shop.url}/hi/category/clothing`);
    await page.getByRole("button", { name: "फ़िल्टर" }).click();
    const sheet = page.getByRole("dialog");
    const black = sheet.getByRole("checkbox", { name: /^काला/ });
    await black.check();
    await sheet.getByRole("checkbox", { name: /^M\b/ }).check();
    expect(await accessibility()).toEqual([]);
    await sheet.getByRole("button", { name: /^\d+ नतीजे दिखाएँ$/ }).click();
    await page.waitForURL(/size=M/);
    expect(new URL(page.url()).searchParams.get("colour")).toBe("Black");
    const applied = page.getByRole("list", { name: "लगे हुए फ़िल्टर" });
    await applied.getByText("रंग: काला").waitFor();
    await expect.poll(() => page.locator(".product-card").count()).toBeGreaterThan(0);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
