import { HtmlValidate } from "html-validate";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, sizes } from "#support/browser.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
const products: Record<string, string> = {};
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShopProcess(), openBrowser()]);
  for (const name of ["Nehru Jacket", "Fleece Hoodie", "Checked Cotton Shirt"]) {
    const answer = await fetch(`${shop.url}/api/products/search?search=${encodeURIComponent(name)}`);
    const found = (await answer.json()) as { products: { id: string; title: string }[] };
    products[name] = found.products.find(({ title }) => title.endsWith(name))?.id ?? "";
  }
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const total = async (page: Page) => {
  const words = (await page.locator("main [role=status]").first().textContent()) ?? "";
  return Number(words.replaceAll(/\D/g, ""));
};

const shows = (page: Page, count: number) => expect.poll(() => total(page)).toBe(count);

describe("listing", () => {
  it("applies a choice at once, names it, counts truly, and Back undoes one step", async () => {
    const { page, context, troubles } = await openPage(browser);
    await page.goto(`${shop.url}/products`, { waitUntil: "networkidle" });
    const panel = page.getByRole("complementary");
    const all = await total(page);
    const offered = panel.locator("label", { hasText: "Women's Clothing" });
    const count = Number(await offered.locator(".filter-count").textContent());
    await offered.click();
    await page.waitForURL(/category=womens-clothing/);
    await shows(page, count);
    expect(await page.locator(".product-card").count()).toBe(count);
    await panel.getByLabel("Price to, in rupees").fill("1500");
    await panel.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(/maxPrice=1500/);
    const applied = page.getByRole("list", { name: "Applied filters" });
    await applied.getByText("Up to ₹1,500.00").waitFor();
    expect(await total(page)).toBeLessThan(count);
    await page.getByLabel("Sort by").selectOption("price-up");
    await page.waitForURL(/sort=price-up/);
    await page.locator(".listing:not([aria-busy])").waitFor();
    const prices = await page.locator(".product-card .price-now").allTextContents();
    const amounts = prices.map((price) => Number(price.replaceAll(/[₹,]/g, "")));
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
    expect(amounts.every((amount) => amount <= 1500)).toBe(true);

    await page.goBack();
    await page.waitForURL((url) => !url.search.includes("sort"));
    await expect.poll(() => page.getByLabel("Sort by").inputValue()).toBe("relevance");
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes("maxPrice"));
    await shows(page, count);
    expect(await panel.getByLabel("Price to, in rupees").inputValue()).toBe("");
    await applied.getByRole("link", { name: /Women's Clothing/ }).click();
    await page.waitForURL((url) => !url.search.includes("category"));
    await shows(page, all);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("keeps a price that cannot be read, says why, and explains crossed ones", async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${shop.url}/products?minPrice=cheap`, { waitUntil: "networkidle" });
    const from = page.getByRole("complementary").getByLabel("Price from, in rupees");
    expect(await from.inputValue()).toBe("cheap");
    expect(await from.getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByLabel("Price to, in rupees").first().getAttribute("aria-invalid")).toBe(null);
    await from.fill("900");
    await page.getByLabel("Price to, in rupees").first().fill("100");
    await from.press("Enter");
    await page.getByText("The lowest price is above the highest.").first().waitFor();
    await context.close();
  });

  it("answers a search for nothing with the documented words and a way on", async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${shop.url}/products?search=zzqqxx`, { waitUntil: "networkidle" });
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { name: "No products found" }).isVisible()).toBe(true);
    expect(await main.textContent()).toContain("Try adjusting your filters or search criteria");
    await main.getByRole("link", { name: "Jewelry", exact: true }).click();
    await page.locator(".product-card").first().waitFor();
    await context.close();
  });

  it("turns real pages, and a card leads to its product from anywhere on it", async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${shop.url}/products`, { waitUntil: "networkidle" });
    const titles = () => page.locator(".product-card-title").allTextContents();
    const first = await titles();
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
    await page.waitForURL(/page=2/);
    await page.locator(".page[aria-current=page]", { hasText: "2" }).waitFor();
    const second = await titles();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await page
      .locator(".product-card-pictures")
      .first()
      .click({ position: { x: 20, y: 90 }, force: true });
    await page.waitForURL(/\/product\//);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(second[0]);
    await context.close();
  });

  it("filters by plain forms without script", async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${shop.url}/products?search=cotton`);
    const panel = page.getByRole("complementary");
    await panel.getByLabel("Price to, in rupees").fill("1000");
    await panel.locator("label", { hasText: "4 & Up" }).click();
    await panel.getByRole("button", { name: "Apply" }).click();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      search: "cotton",
      maxPrice: "1000",
      rating: "4",
    });
    const names = await page
      .getByRole("list", { name: "Applied filters" })
      .getByRole("listitem")
      .allTextContents();
    expect(names.slice(0, 3)).toEqual(["“cotton”", "Up to ₹1,000.00", "4 stars and up"]);
    await page.getByLabel("Sort by").selectOption("price-down");
    await page.locator(".sort-form").getByRole("button").click();
    expect(new URL(page.url()).searchParams.get("maxPrice")).toBe("1000");
    await context.close();
  });
});

describe("filter sheet of a phone", () => {
  it("changes nothing behind it, counts on its button, and Back closes it first", async () => {
    const { page, context, troubles } = await openPage(browser, { viewport: sizes.phone, hasTouch: true });
    await page.goto(`${shop.url}/products`, { waitUntil: "networkidle" });
    const all = await total(page);
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
    await shows(page, all);
    await show.click();
    await page.waitForURL(/category=jewelry/);
    await sheet.waitFor({ state: "hidden" });
    await page.locator("main [role=status]", { hasText: `${promised} products` }).waitFor();
    expect(promised).toBeLessThan(all);

    await page.getByRole("button", { name: /Filters/ }).click();
    await sheet.waitFor();
    expect(await show.textContent()).toContain(`Show ${promised} results`);
    await page.waitForFunction(() => history.state?.haatOverlay);
    await page.goBack();
    await sheet.waitFor({ state: "hidden" });
    expect(new URL(page.url()).search).toContain("category=jewelry");
    await page.goBack();
    await page.waitForURL((url) => url.search === "");
    await page.locator("main [role=status]", { hasText: `${all} products` }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe("product", () => {
  it("shows the picture of the chosen colour, by thumbnail, arrow key and closer look", async () => {
    const { page, context, troubles } = await openPage(browser);
    await page.goto(`${shop.url}/product/${products["Nehru Jacket"]}`, { waitUntil: "networkidle" });
    const seen = () =>
      page.locator(".gallery-track").evaluate((track) => {
        const at = Math.round(track.scrollLeft / track.clientWidth);
        return track.children[at]?.querySelector("img")?.currentSrc ?? "";
      });
    const shows = (part: string) => expect.poll(seen, { timeout: 5_000 }).toContain(part);
    await page.getByRole("radio", { name: "Emerald" }).check({ force: true });
    await shows("--emerald");
    const thumbnails = page.locator(".gallery-thumbnails a");
    expect(await thumbnails.nth(2).getAttribute("aria-current")).toBe("true");
    await thumbnails.nth(1).click();
    await shows("--2.");
    await thumbnails.nth(1).press("ArrowLeft");
    await expect.poll(seen).not.toContain("--");
    expect(await thumbnails.nth(0).evaluate((link) => link === document.activeElement)).toBe(true);
    const closer = page.getByRole("button", { name: "Look closer" });
    await closer.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Next picture" }).click();
    await dialog.locator("img[src*='--2.']").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await closer.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("asks for colour and size beside the choices, keeps the quantity within the stock", async () => {
    const { page, context } = await openPage(browser);
    await logIn(page);
    await page.goto(`${shop.url}/product/${products["Checked Cotton Shirt"]}`, { waitUntil: "networkidle" });
    const buy = page.locator("#buy");
    expect(await buy.getByText("Only 2 left").first().isVisible()).toBe(true);
    const quantity = buy.getByRole("spinbutton");
    await quantity.fill("15");
    await quantity.press("Tab");
    expect(await quantity.inputValue()).toBe("2");
    const add = buy.getByRole("button", { name: "Add to Cart" });
    const [colour, size] = [
      buy.getByRole("group", { name: "Colour" }),
      buy.getByRole("group", { name: "Size" }),
    ];
    await add.click();
    await colour.getByText("Please select a color").waitFor();
    expect(
      await colour
        .getByRole("radio")
        .first()
        .evaluate((radio) => radio === document.activeElement),
    ).toBe(true);
    await colour.getByRole("radio", { name: "Navy" }).check({ force: true });
    await add.click();
    await size.getByText("Please select a size").waitFor();
    expect(
      await size
        .getByRole("radio")
        .first()
        .evaluate((radio) => radio === document.activeElement),
    ).toBe(true);
    await size.getByRole("radio", { name: "L", exact: true }).check({ force: true });
    await add.click();
    await page.getByText("Added to cart", { exact: true }).waitFor();
    await context.close();
  });

  it("says truly that it is sold out, on its page and on its card", async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${shop.url}/product/${products["Fleece Hoodie"]}`, { waitUntil: "networkidle" });
    expect(await page.locator("#buy").getByRole("button", { name: "Out of Stock" }).isDisabled()).toBe(true);
    expect(await page.getByRole("spinbutton").count()).toBe(0);
    expect(await page.locator(".facts").textContent()).toContain("Out of Stock");
    await page.goto(`${shop.url}/products?search=hoodie`, { waitUntil: "networkidle" });
    const card = page.locator(".product-card").first();
    expect(await card.getByRole("button", { name: /Out of Stock/ }).isDisabled()).toBe(true);
    expect(await card.getByRole("button", { name: /wishlist/i }).isEnabled()).toBe(true);
    await context.close();
  });

  it("copies its address where the device has no sheet for sharing", async () => {
    const { page, context } = await openPage(browser, { permissions: ["clipboard-read", "clipboard-write"] });
    const address = `${shop.url}/product/${products["Nehru Jacket"]}`;
    await page.goto(`${address}?from=mail`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByText("Link copied to clipboard").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await context.close();
  });

  it("leads from a product that is none to the listing, and says so", async () => {
    const { page, context } = await openPage(browser);
    await page.goto(`${shop.url}/product/undefined`, { waitUntil: "networkidle" });
    expect(new URL(page.url()).pathname).toBe("/products");
    await page.getByText("Product not found").waitFor();
    await context.close();
  });

  it("keeps the button to buy in reach on a phone, with nothing upon it", async () => {
    const { page, context } = await openPage(browser, { viewport: sizes.phone, hasTouch: true });
    await page.goto(`${shop.url}/product/${products["Nehru Jacket"]}`, { waitUntil: "networkidle" });
    const bar = page.locator(".sticky-buy");
    await page.getByRole("heading", { name: "Ratings and reviews" }).scrollIntoViewIfNeeded();
    await bar.waitFor();
    const covered = await bar.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const places = [left + 30, (left + right) / 2, right - 30].map((x) =>
        document.elementFromPoint(x, (top + bottom) / 2),
      );
      return places.some((place) => !element.contains(place));
    });
    expect(covered).toBe(false);
    await page.locator("#buy").getByRole("button", { name: "Add to Cart" }).scrollIntoViewIfNeeded();
    await bar.waitFor({ state: "hidden" });
    await context.close();
  });
});

describe("every page of the catalogue", () => {
  const addresses = () => [
    "/",
    "/products?category=clothing&maxPrice=2000&rating=4",
    "/products?search=zzqqxx",
    `/product/${products["Nehru Jacket"]}`,
    `/product/${products["Fleece Hoodie"]}`,
  ];

  it.each([
    ["light", "phone"],
    ["dark", "desktop"],
  ] as const)("has no accessibility violation in the %s theme on a %s", async (colorScheme, size) => {
    const viewport = sizes[size];
    const { page, context, troubles, accessibility } = await openPage(browser, { colorScheme, viewport });
    for (const address of addresses().slice(1)) {
      await page.goto(shop.url + address, { waitUntil: "networkidle" });
      expect({ address, said: await accessibility() }).toEqual({ address, said: [] });
    }
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("cuts nothing at 320 pixels and moves nothing while it loads", async () => {
    const { page, context } = await openPage(browser, { viewport: { width: 320, height: 640 } });
    await page.addInitScript(watchShifts);
    for (const address of addresses()) {
      await page.goto(shop.url + address, { waitUntil: "networkidle" });
      const { wide, cut, shifted } = await page.evaluate(lookForFaults);
      expect({ address, wide, cut }).toEqual({ address, wide: false, cut: [] });
      expect(shifted).toBeLessThanOrEqual(0.02);
    }
    await context.close();
  });

  it("is valid HTML as the server sends it", async () => {
    for (const address of addresses()) {
      const html = await (await fetch(shop.url + address)).text();
      const { results } = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(
        html,
      );
      const said = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`),
      );
      expect({ address, said }).toEqual({ address, said: [] });
    }
  });
});

async function logIn(page: Page): Promise<void> {
  const [email, password] = ["asha@example.com", "monsoon-2nd-floor"];
  await fetch(`${shop.url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Asha Rao", email, password }),
  });
  await page.goto(`${shop.url}/login`, { waitUntil: "networkidle" });
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

function watchShifts(): void {
  const store = window as unknown as { shifted: number };
  store.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) store.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Text that hides without saying so by dots. */
function lookForFaults() {
  const cut = [...document.querySelectorAll<HTMLElement>("main :is(h1,h2,h3,p,a,button,label,dd,dt,legend)")]
    .filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest(".sr-only, .gallery-track, .product-card-title") &&
        element.clientWidth > 1,
    )
    .filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "visible",
    )
    .map((element) => element.textContent ?? "");
  const { shifted } = window as unknown as { shifted: number };
  return { wide: document.documentElement.scrollWidth > innerWidth, cut, shifted };
}
