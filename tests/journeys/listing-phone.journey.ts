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

describe("tools of a listing on a phone", () => {
  it("begins the chips of a small phone with the chosen one, and leads them to its edge", async () => {
    const { page, context } = await openPage(browser, { viewport: { width: 360, height: 740 } });
    await visit(page, `${shop.url}/category/electronics/cameras-wearables`);
    const chips = page.getByRole("navigation", { name: "Within" });
    const boxes = await chips
      .getByRole("link")
      .evaluateAll((all) => all.map((one) => ({ x: one.getBoundingClientRect().x, here: one.ariaCurrent })));
    expect(boxes.map(({ here }) => here)).toEqual(["page", ...Array(boxes.length - 1).fill(null)]);
    const signs = await page
      .locator(".listing-tools > :is(div, form)")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(signs).toHaveLength(2);
    for (const right of signs) expect(right).toBeLessThan(boxes[0]?.x ?? 0);
    expect(await chips.locator("ul").evaluate((row) => row.getBoundingClientRect().right)).toBe(360);
    await context.close();
  });

  it.each([360, 768])("leads the keys along its tools as they are seen, at %i pixels", async (width) => {
    const { page, context } = await openPage(browser, { viewport: { width, height: 740 } });
    await visit(page, `${shop.url}/category/electronics`);
    await page.getByRole("button", { name: /^Filters/ }).focus();
    const tools = page.locator(".listing-tools :is(button, select, a):visible");
    // Where each stands before a key moves the row of chips, which follows the one in use.
    const places = await tools.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    const led: number[] = [];
    for (const _ of places) {
      led.push(await tools.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement)));
      // The row has followed: what is in use begins in sight.
      const isInSight = () =>
        page
          .locator(".listing-tools :focus")
          .evaluate((one) => one.getBoundingClientRect().x > 0 && one.getBoundingClientRect().x < innerWidth);
      await expect.poll(isInSight).toBe(true);
      await page.keyboard.press("Tab");
    }
    expect(places.length).toBeGreaterThan(3);
    const asSeen = places
      .map((_, at) => at)
      .toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
    expect(led).toEqual(asSeen);
    await context.close();
  });

  it("offers to clear the filters in the sheet of a phone", async () => {
    const { page, context } = await openPage(browser, { viewport: sizes.phone });
    const sheet = page.getByRole("dialog", { name: "Filters" });
    for (const query of ["", "?rating=4"]) {
      await visit(page, `${shop.url}/products${query}`);
      await page.getByRole("button", { name: /^Filters/ }).click();
      await sheet.getByRole("button", { name: /^Show \d+ results/ }).waitFor();
      expect(await sheet.getByRole("link", { name: "Clear Filters" }).count()).toBe(1);
      // Two categories stand beside each other, and leave the prices in sight.
      const shown = (field: Element) => {
        const body = field.closest(".dialog-body")?.getBoundingClientRect();
        return field.getBoundingClientRect().bottom < (body?.bottom ?? 0);
      };
      await expect.poll(() => sheet.getByLabel("Price to, in rupees").evaluate(shown)).toBe(true);
    }
    await context.close();
  });

  it("stands on the chip of all goods of a phone where no filter is left, for the total is out of sight", async () => {
    const { page, context } = await openPage(browser, { viewport: sizes.phone });
    await visit(page, `${shop.url}/products?rating=4`);
    await page.getByRole("link", { name: "Remove the filter 4 stars and up" }).press("Enter");
    const chip = page.getByRole("navigation", { name: "Within" }).locator("[aria-current]:focus");
    await chip.waitFor();
    expect(await chip.textContent()).toMatch(/^All\d+$/);
    await context.close();
  });

  it("keeps its heading in sight on a phone where a price cannot be read", async () => {
    const { page, context } = await openPage(browser, { viewport: sizes.phone });
    const height = async () => (await page.getByRole("heading", { level: 1 }).boundingBox())?.height ?? 0;
    const hides = () => page.locator("main .phone-hears h1").count();
    await visit(page, `${shop.url}/products`);
    expect(await hides()).toBe(1);
    await visit(page, `${shop.url}/products?minPrice=cheap`);
    expect(await height()).toBeGreaterThan(16);
    expect(await hides()).toBe(0);
    await context.close();
  });

  it("offers what a category holds in one row of a phone, and shows where one is", async () => {
    const { page, context } = await openPage(browser, { viewport: sizes.phone });
    await visit(page, `${shop.url}/category/electronics/cameras-wearables`);
    const chips = page.getByRole("navigation", { name: "Within" }).getByRole("link");
    const boxes = () => chips.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect((await boxes()).length).toBeGreaterThan(3);
    expect(new Set((await boxes()).map(({ top }) => top)).size).toBe(1);
    await expect
      .poll(() => page.locator(".chip[aria-current]").evaluate((one) => one.getBoundingClientRect().right))
      .toBeLessThanOrEqual(sizes.phone.width);
    await context.close();
  });

  it("leads by chips from all goods of a phone to those of a category, its sort beside them", async () => {
    const { page, context, accessibility } = await openPage(browser, { viewport: sizes.phone });
    await visit(page, `${shop.url}/products`);
    const chips = page.getByRole("navigation", { name: "Within" });
    expect(await chips.locator("[aria-current]").textContent()).toMatch(/^All\d+$/);
    expect(await accessibility()).toEqual([]);
    await page.getByLabel("Sort by").selectOption("price-up");
    await page.waitForURL(/sort=price-up/);
    await chips.getByRole("link", { name: /^Jewelry/ }).click();
    await page.waitForURL(/category=jewelry/);
    await page.getByRole("heading", { level: 1, name: "Jewelry" }).waitFor();
    await context.close();
  });

  it("lays a card down that would stand alone in the last row of a phone", async () => {
    const { page, context } = await openPage(browser, { viewport: sizes.phone });
    await visit(page, `${shop.url}/category/electronics/phones`);
    const boxes = await page
      .locator(".product-grid")
      .first()
      .locator(".product-card")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(3);
    expect(boxes[2].width).toBeGreaterThan(1.9 * boxes[0].width);
    await context.close();
  });
});

describe("filter sheet of a phone", () => {
  it("changes nothing behind it, counts on its button, and Back closes it first", async () => {
    const { page, context, troubles } = await openPage(browser, { viewport: sizes.phone, hasTouch: true });
    await visit(page, `${shop.url}/products`);
    const all = await totalOf(page);
    const sheet = page.getByRole("dialog", { name: "Filters" });
    const opener = page.getByRole("button", { name: "Filters" });
    await opener.click();
    await sheet.locator("label", { hasText: "Jewelry" }).click();
    const show = sheet.getByRole("button", { name: /^Show/ });
    await page.waitForFunction(
      (all) => !document.querySelector("dialog[open]")?.textContent?.includes(`Show ${all} `),
      all,
    );
    const promised = Number((await show.textContent())?.replaceAll(/\D/g, ""));
    await showsTotal(page, all);
    await show.click();
    await page.waitForURL(/category=jewelry/);
    await sheet.waitFor({ state: "hidden" });
    await page.locator("main [role=status]", { hasText: `${promised} products` }).waitFor();
    expect(promised).toBeLessThan(all);

    await page.getByRole("button", { name: /Filters/ }).click();
    await sheet.waitFor();
    await expect.poll(() => show.textContent()).toContain(`Show ${promised} results`);
    await page.waitForFunction(() => history.state?.haatOverlay);
    await page.goBack();
    await sheet.waitFor({ state: "hidden" });
    await expect.poll(() => new URL(page.url()).search).toContain("category=jewelry");
    await page.goBack();
    await page.waitForURL((url) => url.search === "");
    await page.locator("main [role=status]", { hasText: `${all} products` }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});
