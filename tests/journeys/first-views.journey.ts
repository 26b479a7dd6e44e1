import type { Browser, Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openPage, untilInUse, visit } from "#support/browser.ts";
import { productWithChoices } from "#support/buyers.ts";
import { openForAll } from "#support/open-for-all.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";

const phone = { width: 360, height: 780 };

let shop: ShopProcess;
let browser: Browser;
let choices: string;
openForAll(
  () => startShopProcess({ CASH_ON_DELIVERY: "1" }),
  async (...opened) => {
    [shop, browser] = opened;
    choices = `${shop.url}/product/${await productWithChoices(shop)}`;
  },
);

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("It does not show.");
  return box;
}

const foot = async (part: Locator) => boxOf(part).then(({ y, height }) => y + height);

/** Above what lies over the foot of the screen. */
const showsAbove = (page: Page, bar: string, part: Locator) =>
  expect
    .poll(async () => (await foot(part)) <= (await boxOf(page.locator(bar))).y, { message: String(part) })
    .toBe(true);

it("sells on the home page before one scrolls, and says how one may pay", async () => {
  const { page, context, troubles, accessibility } = await openPage(browser, { viewport: phone });
  await visit(page, shop.url);
  const goods = page.getByRole("list", { name: "On the stall today" }).getByRole("link");
  await expect.poll(() => goods.count()).toBe(3);
  await expect.poll(() => goods.first().locator("[lang=en]").getByRole("img").count()).toBe(1);
  for (const one of await goods.all()) {
    await expect.poll(() => one.textContent()).toMatch(/₹[\d,]+\.\d\d/);
    await showsAbove(page, ".bottom-bar", one);
  }
  const ways = page.getByRole("list", { name: "Ways to pay" }).getByRole("listitem");
  await expect
    .poll(() => ways.allTextContents())
    .toEqual(expect.arrayContaining(["UPI", "RuPay", "Visa", "Mastercard", "Cash on delivery"]));
  expect(await accessibility()).toEqual([]);
  const name = await goods.first().getByRole("img").getAttribute("alt");
  await goods.first().click();
  await page.waitForURL(/\/product\//);
  await page.getByRole("heading", { level: 1, name: name ?? "" }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

it.each(["", "/hi"])("names the categories on the home page before one scrolls: %s/", async (lang) => {
  const { page, context } = await openPage(browser, { viewport: phone });
  // Gone on to: a shop without an owner has a line for its first one above the page that is opened.
  await visit(page, `${shop.url}${lang}/stores`);
  // Whoever comes for the first time on a slow line has the system's letters for Hindi; by now the shop's are here.
  await page.reload();
  await untilInUse(page);
  await page.locator(".bottom-bar a").first().click();
  await showsAbove(page, ".bottom-bar", page.locator("#categories"));
  await context.close();
});

it("shows nothing twice on the stall and in the sections of the home page", async () => {
  const { page, context } = await openPage(browser);
  await visit(page, shop.url);
  const stall = await namesOf(page.locator(".hero-good"));
  const cards = await namesOf(page.locator("main .product-card-link"));
  const featured = await namesOf(
    page.getByRole("region", { name: "Featured" }).locator(".product-card-link"),
  );
  expect([stall.length, featured.length, cards.length]).toEqual([3, 4, 20]);
  expect(new Set([...stall, ...featured]).size).toBe(7);
  expect(new Set(cards).size).toBe(20);
  await context.close();
});

/** By where they lead. */
const namesOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

it("shows four goods with their prices on the first screen of a phone", async () => {
  const { page, context } = await openPage(browser, { viewport: phone });
  await visit(page, `${shop.url}/products`);
  const prices = page.locator(".product-card .price-now");
  for (const at of [0, 1, 2, 3]) await showsAbove(page, ".bottom-bar", prices.nth(at));
  // Their pictures wait for no layout, those of all others do.
  const ways = await page
    .locator(".product-card .picture:not(.product-card-second)")
    .evaluateAll((all) => all.map((one) => one.getAttribute("loading")));
  expect(ways).toEqual([...Array(4).fill(null), ...Array(20).fill("lazy")]);
  // They are shown whole, and what adds them stands clear of them.
  const picture = await boxOf(page.locator(".product-card-pictures").first());
  expect(Math.abs(picture.width - picture.height)).toBeLessThan(1);
  const add = await boxOf(page.locator(".product-card-add").first());
  expect(add.y).toBeGreaterThanOrEqual(picture.y + picture.height);
  expect(Math.min(add.width, add.height)).toBeGreaterThanOrEqual(44);
  await context.close();
});

it("shows a card's second picture to whoever hovers, with script and without, and spares a phone all of them", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, context } = await openPage(browser, { javaScriptEnabled });
    await visit(page, `${shop.url}/products`);
    const card = page.locator(".product-card").first();
    const shown = () =>
      card.locator(".product-card-second").evaluateAll(([one]) => one && getComputedStyle(one).opacity);
    await expect.poll(shown).toBe("0");
    await card.hover();
    await expect.poll(shown).toBe("1");
    await context.close();
  }
  const { page, context } = await openPage(browser, { viewport: phone, hasTouch: true, isMobile: true });
  await visit(page, `${shop.url}/products`);
  expect(await page.locator(".product-card .picture").count()).toBe(24);
  await context.close();
});

it("comes Back on a phone to the goods that one left", async () => {
  const { page, context, troubles } = await openPage(browser, { viewport: phone, hasTouch: true });
  await visit(page, `${shop.url}/products`);
  const card = page.locator(".product-card").nth(19);
  await expect
    .poll(async () => {
      await card.scrollIntoViewIfNeeded();
      return within(card);
    })
    .toBe(true);
  await card.locator(".product-card-link").tap();
  await page.waitForURL(/\/product\//);
  await page.locator("#buy").waitFor();
  // It needs no answer of the shop.
  await page.route(/\.data/, () => undefined);
  await page.goBack();
  await page.waitForURL(/\/products$/);
  await expect.poll(() => within(card)).toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
});

/** Whole on the screen. */
const within = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

it("names, prices and rates a product on a phone's first screen, and sells it on a desktop's", async () => {
  const { page, context } = await openPage(browser, { viewport: phone });
  await visit(page, choices);
  for (const part of ["main h1", "#buy .price-now", "main .stars"])
    await showsAbove(page, ".sticky-buy", page.locator(part).first());
  await page.setViewportSize({ width: 1280, height: 760 });
  await expect.poll(() => foot(page.locator(".buy-form > .button"))).toBeLessThanOrEqual(760);
  await context.close();
});

it.each([
  { width: 1280, height: 800 },
  { width: 1366, height: 700 },
])("shows a product's picture and its thumbnails in one window: %o", async (viewport) => {
  const { page, context } = await openPage(browser, { viewport });
  await visit(page, choices);
  expect(await foot(page.locator(".gallery-thumbnails"))).toBeLessThanOrEqual(viewport.height);
  const picture = await boxOf(page.locator(".gallery-stage"));
  expect(Math.abs(picture.width - picture.height)).toBeLessThan(2);
  await context.close();
});

it("has a button to buy in reach on a phone while the form's own lies below the bar", async () => {
  const { page, context } = await openPage(browser, { viewport: phone });
  await visit(page, choices);
  const own = page.locator(".buy-form > .button");
  await own.evaluate((button) => {
    const top = button.getBoundingClientRect().top - window.innerHeight + 20;
    window.scrollTo({ top: window.scrollY + top, behavior: "instant" });
  });
  await page.locator(".sticky-buy").waitFor();
  await own.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: "instant" }));
  await page.locator(".sticky-buy").waitFor({ state: "hidden" });
  await context.close();
});
