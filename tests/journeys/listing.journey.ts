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

describe("listing", () => {
  it.each([
    ["/category/fashion", 200],
    ["/category/fashion/mens-clothing", 200],
    ["/category/clothing/men's%20clothing", 200],
    ["/category/Electronics/Phones%20%26%20Tablets", 200],
    ["/category/books/mens-clothing", 404],
    ["/category/no-such-one", 404],
  ])("knows categories by their ids and documented names in any case: %s", async (path, status) => {
    expect((await fetch(shop.url + path)).status).toBe(status);
  });

  it("applies a choice at once, names it, counts truly, and Back undoes one step", async () => {
    const { page, context, troubles } = await openPage(browser);
    await visit(page, `${shop.url}/products`);
    const panel = page.getByRole("complementary");
    const all = await totalOf(page);
    const offered = panel.locator("label", { hasText: "Women's Clothing" });
    const count = Number(await offered.locator(".filter-count").textContent());
    await offered.click();
    await page.waitForURL(/category=womens-clothing/);
    await showsTotal(page, count);
    await expect.poll(() => page.locator(".product-card").count()).toBe(count);
    await panel.getByLabel("Price to, in rupees").fill("1500");
    await panel.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(/maxPrice=1500/);
    const applied = page.getByRole("list", { name: "Applied filters" });
    await applied.getByText("Up to ₹1,500.00").waitFor();
    await expect.poll(() => totalOf(page)).toBeLessThan(count);
    await page.getByLabel("Sort by").selectOption("price-up");
    await page.waitForURL(/sort=price-up/);
    // The address changes before the list is drawn.
    const isFromTheCheapest = async () => {
      const prices = await page.locator(".product-card .price-now").allTextContents();
      const amounts = prices.map((price) => Number(price.replaceAll(/[₹,]/g, "")));
      return amounts.every((amount, at) => amount >= (amounts[at - 1] ?? 0) && amount <= 1500);
    };
    await expect.poll(isFromTheCheapest).toBe(true);

    await page.goBack();
    await page.waitForURL((url) => !url.search.includes("sort"));
    await expect.poll(() => page.getByLabel("Sort by").inputValue()).toBe("relevance");
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes("maxPrice"));
    await showsTotal(page, count);
    await expect.poll(() => panel.getByLabel("Price to, in rupees").inputValue()).toBe("");
    // What the page is called by is no filter beside it.
    await applied.waitFor({ state: "detached" });
    await panel.getByRole("radio", { name: /^All \d/ }).check();
    await page.waitForURL((url) => !url.search.includes("category"));
    await showsTotal(page, all);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("goes on after a small category with what stands around it, and not where one filters", async () => {
    const { page, context, troubles, accessibility } = await openPage(browser);
    await visit(page, `${shop.url}/category/electronics/phones`);
    const more = page.getByRole("region", { name: "More in Electronics" });
    await more.getByRole("article").nth(3).waitFor();
    const links = await page
      .locator("main .product-card-link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.length).toBe((await totalOf(page)) + 4);
    expect(new Set(links).size).toBe(links.length);
    expect(await accessibility()).toEqual([]);
    await page
      .getByRole("complementary")
      .getByRole("radio", { name: /^4 & Up/ })
      .check();
    await page.waitForURL(/rating=4/);
    await more.waitFor({ state: "hidden" });
    await page.goBack();
    await more.getByRole("link", { name: "See all" }).click();
    await page.waitForURL(/\/category\/electronics$/);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("offers once to clear the filters, and then shows all", async () => {
    const { page, context, troubles } = await openPage(browser);
    await visit(page, `${shop.url}/products`);
    const clear = page.getByRole("link", { name: "Clear Filters" });
    expect(await clear.count()).toBe(1);
    const all = await totalOf(page);
    await page.getByRole("complementary").locator("label", { hasText: "Women's Clothing" }).click();
    await page.waitForURL(/category=womens-clothing/);
    await clear.waitFor();
    expect(await clear.count()).toBe(1);
    await clear.press("Enter");
    await expect.poll(() => totalOf(page)).toBe(all);
    expect(await clear.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each([320, 360, 768])(
    "keeps the sign of the cart beside what it was, and what is off on the picture, at %i pixels",
    async (width) => {
      const { page, context } = await openPage(browser, { viewport: { width, height: 740 } });
      await visit(page, `${shop.url}/flash-sale`);
      const rooms = await page.locator("article.product-card:has(.price-before)").evaluateAll((cards) =>
        cards.map((card) => {
          const box = (part: string) => card.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          return [
            // Beside what it was on a narrow card, below it on a wide one.
            Math.max(
              box(".product-card-add").left - box(".price-before s").right,
              box(".product-card-add").top - box(".price-before s").bottom,
            ),
            box(".product-card-pictures").bottom - box(".price-off").bottom,
            box(".product-card-wish").left - box(".price-off").right,
          ];
        }),
      );
      expect(rooms.length).toBeGreaterThan(3);
      for (const room of rooms.flat()) expect(room).toBeGreaterThan(0);
      await context.close();
    },
  );

  it("keeps the end of its filters in sight beside the goods, and their beginning for whoever walks them by keys", async () => {
    const { page, context } = await openPage(browser, { viewport: { width: 1280, height: 700 } });
    await visit(page, `${shop.url}/products`);
    const panel = page.getByRole("complementary", { name: "Filters" });
    const ends = () => panel.evaluate((one) => one.getBoundingClientRect().bottom);
    expect(await ends()).toBeGreaterThan(700);
    for (const top of [1500, 1300, 1800]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
      await expect.poll(ends).toBe(700 - 16);
    }
    const all = panel.getByRole("radio", { name: /^All \d/ });
    await panel.getByLabel("Price from, in rupees").focus();
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => all.evaluate((one) => one === document.activeElement)).toBe(true);
    const y = () => all.evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(async () => (await y()) > 76 && (await y()) < 700).toBe(true);
    await context.close();
  });

  it("counts what each rating leaves", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/products`);
    const ratings = page.getByRole("group", { name: "Customer Reviews" }).locator("label");
    await expect.poll(() => ratings.locator(".filter-count").count()).toBe(5);
    await context.close();
  });

  it("counts nothing beside the categories where the asked one is unknown", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/products?category=no-such-one`);
    await page.getByRole("heading", { name: "No products found" }).waitFor();
    expect(await page.locator(".filter-count").count()).toBe(0);
    await context.close();
  });

  it.each([sizes.phone, sizes.desktop])(
    "shows what is sold out no higher than what is not: %o",
    async (viewport) => {
      const { page, context } = await openPage(browser, { viewport });
      await visit(page, `${shop.url}/category/electronics/phones`);
      const soldOut = page.locator(".product-card[data-sold-out]").first();
      await soldOut.getByRole("button", { name: /Out of Stock/ }).waitFor();
      const below = await page.locator(".product-card").evaluateAll((cards) =>
        cards.map((card) => {
          const price = card.querySelector(".price")?.getBoundingClientRect().bottom ?? 0;
          return Math.round(card.getBoundingClientRect().bottom - price);
        }),
      );
      // A wide card's button has a row of its own below the price, which what is sold out leaves out.
      expect(new Set(below).size).toBe(viewport.width < 768 ? 1 : 2);
      await context.close();
    },
  );

  it("says of what a category holds and a search found which colours and sizes are left, and of all goods does not", async () => {
    const { page, context } = await openPage(browser, { viewport: sizes.phone });
    await visit(page, `${shop.url}/category/clothing/women's%20clothing`);
    const card = (name: string) => page.locator(".product-card", { hasText: name });
    await card("Anarkali Dress").getByText("Sizes S M L XL").waitFor();
    await card("Anarkali Dress").getByText("2 colours").waitFor();
    await visit(page, `${shop.url}/products?search=anarkali`);
    await card("Anarkali Dress").getByText("Sizes S M L XL").waitFor();
    await visit(page, `${shop.url}/products`);
    await card("Anarkali Dress").waitFor();
    expect(await page.getByText("Sizes S M L XL").count()).toBe(0);
    await context.close();
  });

  it("keeps a price that cannot be read, says why, and explains crossed ones", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/products?minPrice=cheap`);
    const from = page.getByRole("complementary").getByLabel("Price from, in rupees");
    await expect.poll(() => from.inputValue()).toBe("cheap");
    await expect.poll(() => from.getAttribute("aria-invalid")).toBe("true");
    await expect
      .poll(() => page.getByLabel("Price to, in rupees").first().getAttribute("aria-invalid"))
      .toBe(null);
    await from.fill("900");
    await page.getByLabel("Price to, in rupees").first().fill("100");
    await from.press("Enter");
    await page.getByText("The lowest price is higher than the highest.").first().waitFor();
    await context.close();
  });

  it("answers a search for nothing with the documented words and a way on", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/products?search=zzqqxx`);
    const main = page.getByRole("main");
    await expect.poll(() => main.getByRole("heading", { name: "No products found" }).isVisible()).toBe(true);
    await main.getByText("Try adjusting your filters or search criteria").waitFor();
    const words = (await main.textContent()) ?? "";
    const inOrder = [
      "No products found",
      "You searched for “zzqqxx”. Try adjusting your filters or search criteria",
      "Or look through a category",
      "Loved by shoppers",
    ];
    const places = inOrder.map((one) => words.indexOf(one));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    // There is no filter to be cleared.
    expect(await main.locator(".empty-state").getByRole("link", { name: "Clear Filters" }).count()).toBe(0);
    await main.getByRole("link", { name: "Change the search" }).click();
    const box = page.getByRole("combobox", { name: "Search the shop" });
    await expect.poll(() => box.inputValue()).toBe("zzqqxx");
    const popular = main.getByRole("list", { name: "Popular now" }).getByRole("link");
    expect(await popular.count()).toBe(4);
    const [name, address] = [await popular.first().textContent(), await popular.first().getAttribute("href")];
    expect(await (await fetch(shop.url + address)).text()).toContain(`>${name}</h1>`);
    await main.getByRole("link", { name: "Jewelry", exact: true }).click();
    await page.locator(".product-card").first().waitFor();
    await context.close();
  });

  it("turns real pages, and a card leads to its product from anywhere on it", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/products`);
    const titles = () => page.locator(".product-card-title").allTextContents();
    const first = await titles();
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
    await page.waitForURL(/page=2/);
    await page.locator(".page[aria-current=page]", { hasText: "2" }).waitFor();
    const second = await titles();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    const card = page.locator(".product-card").first();
    await card.click({ position: { x: 20, y: 90 } });
    await page.waitForURL(/\/product\//);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(second[0]);
    await context.close();
  });

  it("filters by plain forms without script", async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await visit(page, `${shop.url}/products?search=cotton`);
    const panel = page.getByRole("complementary");
    await panel.getByLabel("Price to, in rupees").fill("1000");
    await panel.locator("label", { hasText: "4 & Up" }).click();
    await panel.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(/maxPrice=1000/);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      search: "cotton",
      maxPrice: "1000",
      rating: "4",
    });
    const names = page.getByRole("list", { name: "Applied filters" }).getByRole("listitem");
    // Its address is known before the page has come.
    await expect
      .poll(async () => (await names.allTextContents()).slice(0, 2))
      .toEqual(["Up to ₹1,000.00", "4 stars and up"]);
    await page.getByLabel("Sort by").selectOption("price-down");
    await page.locator(".sort-form").getByRole("button").click();
    await expect.poll(() => new URL(page.url()).searchParams.get("maxPrice")).toBe("1000");
    await context.close();
  });
});
