import type { Browser, Page } from "playwright-core";
import { expect, it } from "vitest";
import { boxesOf } from "#support/boxes-of.ts";
import { openPage, sizes, untilAtRest, visit } from "#support/browser.ts";
import { productWithChoices } from "#support/buyers.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

const chatButton = (page: Page) => page.getByRole("button", { name: "Customer Support" });
const welcome = (page: Page) => page.getByRole("dialog", { name: "Welcome to Haat!" });

it("welcomes once, and not at the next visit", async () => {
  const { page, context, troubles, accessibility } = await openPage(browser, {
    viewport: sizes.phone,
    isNew: true,
  });
  await page.clock.install();
  await page.goto(shop.url);
  await welcome(page).waitFor();
  expect(await accessibility()).toEqual([]);
  await page.keyboard.press("Escape");
  await welcome(page).waitFor({ state: "hidden" });
  await page.reload();
  // The panel opens by script, so the page is alive and has begun to count.
  await chatButton(page).click();
  const chat = page.getByRole("dialog", { name: "Customer Support" });
  await chat.waitFor();
  await page.keyboard.press("Escape");
  await chat.waitFor({ state: "hidden" });
  await page.clock.runFor(10_000);
  await expect.poll(() => welcome(page).count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

it("opens the flash sale over the real deals, with a countdown that runs", async () => {
  const { page, context, accessibility } = await openPage(browser);
  const sale = page.waitForResponse(/flash-sale\.data/);
  await visit(page, shop.url);
  await sale;
  await untilAtRest(page);
  await page.getByRole("link", { name: /^Flash sale: Up to 70% off/ }).click();
  const dialog = page.getByRole("dialog", { name: "Flash Sale" });
  const timer = dialog.getByRole("timer");
  const before = await timer.textContent();
  await expect.poll(() => timer.textContent()).not.toBe(before);
  await expect.poll(() => dialog.getByText("70% OFF", { exact: true }).count()).toBe(1);
  expect(await accessibility()).toEqual([]);
  await context.close();
});

it("gives the focus back to the chat button on a phone, where the panel hides it", async () => {
  const { page, context } = await openPage(browser, { viewport: sizes.phone, reducedMotion: "reduce" });
  await visit(page, `${shop.url}/stores`);
  const button = chatButton(page);
  await button.click();
  const panel = page.getByRole("dialog", { name: "Customer Support" });
  // Its style comes late and still moves nothing for whom moving things trouble.
  const style = () =>
    panel.evaluate((element) => {
      const { animationName, animationDuration } = getComputedStyle(element);
      return { animationName, animationDuration };
    });
  await expect.poll(style).toEqual({ animationName: "rise", animationDuration: "0.001s" });
  const box = panel.getByLabel("Your message");
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => button.isVisible()).toBe(false);
  await page.keyboard.press("Escape");
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await context.close();
});

it("leads to the deals and to WhatsApp by plain links without script", async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await visit(page, shop.url);
  const whatsapp = page.getByRole("link", { name: "Chat with us on WhatsApp" });
  await expect.poll(() => whatsapp.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/\d+\?text=Hello%20Haat/);
  await page.getByRole("link", { name: /^Flash sale: Up to 70% off/ }).click();
  await page.waitForURL(`${shop.url}/flash-sale`);
  await page.getByRole("heading", { name: "Flash Sale" }).waitFor();
  await expect.poll(() => page.getByText("70% OFF", { exact: true }).count()).toBe(1);
  await expect.poll(() => page.getByText("Ends tonight at midnight.").count()).toBe(1);
  const links = await page
    .locator("main article .product-card-link")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(new Set(links).size).toBe(links.length);
  // Its goods are on the same cards as everywhere, with all that can be done with them.
  const card = page.locator("main article").first();
  await card.getByRole("button", { name: /^Add .* to the wishlist/i }).waitFor();
  await card.getByRole("button", { name: /^Add to Cart/ }).waitFor();
  await context.close();
});

it("answers in the chat after a moment, keeps the talk for the visit, and gives focus back", async () => {
  const { page, context, accessibility } = await openPage(browser);
  await visit(page, `${shop.url}/stores`);
  const button = chatButton(page);
  await button.click();
  const panel = page.getByRole("dialog", { name: "Customer Support" });
  const log = panel.getByRole("log");
  await expect.poll(() => log.textContent()).toContain("Hello! How can we help you today?");
  const box = panel.getByLabel("Your message");
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  await box.fill("   ");
  await box.press("Enter");
  await expect.poll(() => log.locator("[data-sender=user]").count()).toBe(0);
  await panel.getByRole("button", { name: "Where is my order?" }).press("Enter");
  await log.getByRole("link", { name: "Track an order" }).waitFor();
  await expect.poll(() => panel.getByRole("button", { name: "Where is my order?" }).count()).toBe(0);
  // Where the answer is read: in the field, a phone's keyboard would come up and cover it.
  await expect.poll(() => log.evaluate((element) => element === document.activeElement)).toBe(true);
  await box.fill("What does shiping cost?");
  // It stands there for a second and a half: looked for from before it comes.
  await Promise.all([log.getByText("Support is typing…").waitFor(), box.press("Enter")]);
  await log.getByText("free for orders over ₹8,316.00", { exact: false }).waitFor();
  await box.fill("kitna discount milega");
  await box.press("Enter");
  const last = log.locator("[data-sender=agent]").last();
  await last.getByText("WELCOME10", { exact: false }).waitFor();
  const hidden = () =>
    last.evaluate((bubble) => {
      const window = bubble.closest("[role=log]")?.getBoundingClientRect();
      return window ? bubble.getBoundingClientRect().bottom - window.bottom : Number.NaN;
    });
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  expect(await accessibility()).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await visit(page, shop.url);
  await button.click();
  await expect.poll(() => log.textContent()).toContain("What does shiping cost?");
  await context.close();
});

it.each([320, 768, 1000])("has six places in the bar, all alike, at %i px", async (width) => {
  const { page, context } = await openPage(browser, { viewport: { width, height: 740 } });
  await visit(page, `${shop.url}/stores`);
  const boxes = await boxesOf(page, ".bottom-bar :is(a, button)");
  expect(boxes).toHaveLength(6);
  const words = await boxesOf(page, ".bottom-bar li:is(:nth-child(-n + 2), :last-child) span");
  for (const found of [
    boxes.map((box) => box.width),
    boxes.map((box) => box.top),
    words.map((box) => box.top),
  ])
    expect(Math.max(...found) - Math.min(...found)).toBeLessThan(1);
  await visit(page, `${shop.url}/product/${await productWithChoices(shop)}`);
  // Past the button of the page itself.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator(".sticky-buy").waitFor();
  await expect.poll(() => chatButton(page).isVisible()).toBe(false);
  await context.close();
});

it("leads from the bar to all the ways to ask before its script is there", async () => {
  const { page, context } = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
  await visit(page, `${shop.url}/stores`);
  await page.getByRole("navigation", { name: "Quick" }).getByRole("link", { name: "Support" }).click();
  await page.waitForURL(`${shop.url}/policies/contact`);
  await context.close();
});

it("goes with the bar while a phone's keyboard is open", async () => {
  const phone = { viewport: sizes.phone, hasTouch: true, isMobile: true };
  const { page, context } = await openPage(browser, phone);
  await visit(page, `${shop.url}/stores`);
  await chatButton(page).waitFor();
  await page.getByPlaceholder("Search city or store...").focus();
  await page.locator(".bottom-bar").waitFor({ state: "hidden" });
  await chatButton(page).waitFor({ state: "hidden" });
  await context.close();
});

it("leaves room between the chat and what is read beside it at 1280 pixels", async () => {
  const { page, context } = await openPage(browser);
  await visit(page, `${shop.url}/stores`);
  const [chat] = await boxesOf(page, ".chat-button");
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((heading?.x ?? 0) - (chat?.right ?? 0)).toBeGreaterThanOrEqual(8);
  await context.close();
});

it("leaves the page as it is where its script does not come, after one more try of the whole", async () => {
  const { page, context } = await openPage(browser, { viewport: sizes.phone });
  const named = await (await fetch(`${shop.url}/stores`)).text();
  await context.route(/\/assets\/[\w-]+\.js$/, (route) =>
    named.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  let loads = 0;
  page.on("load", () => loads++);
  const inUse = () => page.locator("button.opens-chat").waitFor();
  await page.goto(`${shop.url}/stores`);
  await expect.poll(() => loads).toBe(2);
  await inUse();
  await page.getByRole("combobox", { name: "Search the shop" }).fill("lamp");
  await expect.poll(() => loads).toBe(3);
  await inUse();
  expect(await page.locator("h1").textContent()).toBe("Our Stores");
  await context.close();
});
