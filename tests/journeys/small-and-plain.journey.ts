import type { Browser, BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, sizes, visit } from "#support/browser.ts";
import { buyerWith, plainProduct, productWithChoices } from "#support/buyers.ts";
import { choose } from "#support/choose.ts";
import { openForAll } from "#support/open-for-all.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let shop: ShopProcess;
let browser: Browser;
let choices: string;
openForAll(
  () => startShopProcess({ CASH_ON_DELIVERY: "1" }),
  async (...opened) => {
    [shop, browser] = opened;
    choices = `/product/${await productWithChoices(shop)}`;
  },
);

/** Somebody with one thing in the cart, and, if wanted, one order of it. */
async function enter(context: BrowserContext, isOrdered = false): Promise<string> {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const { cookie, token } = await buyerWith(db, await plainProduct(db));
  await db.close();
  await signIn(context, shop.url, { cookie, token });
  if (!isOrdered) return "";
  const answer = await fetch(`${shop.url}/api/cart/checkout`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ paymentMethod: "cash" }),
  });
  const { orderId } = (await answer.json()) as { orderId: string };
  return orderId;
}

const coloursOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => [
    ...new Set(
      all.map((one) => {
        const { backgroundColor, color } = getComputedStyle(one);
        return `${backgroundColor} ${color}`;
      }),
    ),
  ]);

describe("with the colours of the system", () => {
  it("tells the chosen colour and size, and shows swatches and stars", async () => {
    const { page, context } = await openPage(browser, { forcedColors: "active", reducedMotion: "reduce" });
    await visit(page, shop.url + choices);
    await page.locator(".option-tiles .tile").first().click();
    await page.locator(".option-tiles").nth(1).locator(".tile").first().click();
    for (const group of [0, 1]) {
      const tiles = `:nth-match(.option-tiles, ${group + 1}) .tile`;
      const [chosen] = await coloursOf(page, `${tiles}:has(:checked)`);
      const others = await coloursOf(page, `${tiles}:not(:has(:checked)):not(:has(:disabled))`);
      expect(chosen).toBeDefined();
      expect(others).not.toContain(chosen);
    }
    const swatches = await page
      .locator(".swatch")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    const given = await page
      .locator(".swatch")
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).style.background));
    expect(swatches).toEqual(given);
    const star = page.locator(".stars-row").first();
    expect(await star.evaluate((one) => getComputedStyle(one).backgroundImage)).toContain("gradient");
    expect(await star.evaluate((one) => getComputedStyle(one).forcedColorAdjust)).toBe("none");
    await context.close();
  });

  it("tells the chosen way to pay and the page one is on", async () => {
    const { page, context } = await openPage(browser, { forcedColors: "active", reducedMotion: "reduce" });
    await enter(context);
    await visit(page, `${shop.url}/cart`);
    await choose(page.getByRole("radio", { name: "PayPal" }));
    const [chosen] = await coloursOf(page, ".tile:has(:checked)");
    expect(await coloursOf(page, ".tile:not(:has(:checked))")).not.toContain(chosen);
    await visit(page, `${shop.url}/products`);
    const [here] = await coloursOf(page, ".page[aria-current]");
    expect(await coloursOf(page, ".page:not([aria-current])")).not.toContain(here);
    await context.close();
  });
});

it("gives what lies over a page an edge, and drawn signs a colour, where the system's colours are alone", async () => {
  const { page, context } = await openPage(browser, {
    forcedColors: "active",
    reducedMotion: "reduce",
    viewport: sizes.phone,
  });
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).borderBottomWidth));
  await visit(page, `${shop.url}/stores`);
  expect(await edge("main .badge")).toBeGreaterThan(0);
  await page.locator(".mobile-menu > summary").click();
  await expect.poll(() => edge(".mobile-menu-panel")).toBeGreaterThan(0);
  await page.getByRole("combobox").first().pressSequentially("jhumk");
  await expect.poll(() => edge(".suggestions")).toBeGreaterThan(0);
  await visit(page, shop.url + choices);
  await page.locator(".gallery-track").click();
  await expect.poll(() => edge(".zoom-dialog")).toBeGreaterThan(0);
  await visit(page, `${shop.url}/policies/contact`);
  const [sign, words] = await page.locator("main .button .icon").evaluateAll((all) =>
    all
      .slice(0, 1)
      .flatMap((one) => [one, one.parentElement as Element])
      .map((one) => getComputedStyle(one).color),
  );
  expect(sign).toBeDefined();
  expect(sign).toBe(words);
  // A ground of the system's own colour stays, below words that have a plate of another.
  const grounds = await coloursOf(page, "main .button-primary");
  expect(grounds.map((one) => one.split(") ")[0])).toEqual(
    (await coloursOf(page, "main .button-quiet")).map((one) => one.split(") ")[0]),
  );
  await context.close();
});

describe("at 400 % of a screen of 1280 pixels", () => {
  const viewport = { width: 320, height: 256 };

  it("leaves the screen to what one reads, and nothing floats over it", async () => {
    const { page, context } = await openPage(browser, { viewport });
    for (const path of ["/products", choices, "/stores"]) {
      await visit(page, shop.url + path);
      await page.locator(".chat-button").waitFor({ state: "attached" });
      await page.mouse.wheel(0, 600);
      const stuck = await page.evaluate(() =>
        [...document.querySelectorAll("body *")]
          .filter((one) => ["fixed", "sticky"].includes(getComputedStyle(one).position))
          .map((one) => one.getBoundingClientRect())
          .reduce(
            (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
            0,
          ),
      );
      expect(stuck).toBeLessThanOrEqual(viewport.height / 3);
    }
    await context.close();
  });

  it("says in the chat what can be read", async () => {
    const { page, context } = await openPage(browser, { viewport, reducedMotion: "reduce" });
    await visit(page, `${shop.url}/stores`);
    await page.locator(".chat-button").waitFor({ state: "attached" });
    await page.locator(".opens-chat").filter({ visible: true }).first().click();
    const panel = page.locator(".chat-panel");
    await panel.waitFor();
    for (const part of [
      panel.locator(".chat-bubble").first(),
      panel.getByRole("textbox"),
      panel.locator(".chat-foot a"),
    ]) {
      await part.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          part.evaluate((one) => {
            const { top, bottom, left, width } = one.getBoundingClientRect();
            return (
              top >= 0 &&
              bottom <= innerHeight &&
              one.contains(document.elementFromPoint(left + width / 2, (top + bottom) / 2))
            );
          }),
        )
        .toBe(true);
    }
    await context.close();
  });

  it("greets so that all of it can be read and closed", async () => {
    const { page, context } = await openPage(browser, { viewport, isNew: true, reducedMotion: "reduce" });
    await visit(page, shop.url);
    const welcome = page.getByRole("dialog", { name: /welcome/i });
    await welcome.waitFor();
    const box = await welcome.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    for (const part of [welcome.getByRole("heading"), welcome.getByText("WELCOME10")]) {
      await part.scrollIntoViewIfNeeded();
      const isOnTop = await part.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isOnTop).toBe(true);
    }
    await welcome.getByRole("button", { name: "Close" }).click();
    await welcome.waitFor({ state: "detached" });
    await context.close();
  });
});

it("loses nothing on a narrow screen with the spacing that a reader may set", async () => {
  const { page, context } = await openPage(browser, {
    viewport: { width: 320, height: 640 },
    bypassCSP: true,
  });
  const orderId = await enter(context, true);
  for (const path of [`/order/${orderId}`, `/success?order=${orderId}`, "/flash-sale", "/stores"]) {
    await visit(page, shop.url + path);
    await page.addStyleTag({
      content:
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    });
    const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width, path).toBeLessThanOrEqual(room ?? 0);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(a, h1, h2, h3, p, dd, dt, span)")]
        .filter((one) => getComputedStyle(one).webkitLineClamp !== "none")
        .filter((one) => one.scrollHeight > one.clientHeight + 1)
        .map(({ textContent }) => textContent),
    );
    expect(cut, path).toEqual([]);
  }
  await context.close();
});

it("keeps the words of a button whole at 320 pixels, and an address where three ways stand beside each other", async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 320, height: 640 } });
  await enter(context);
  await visit(page, shop.url + choices);
  const status = await page.evaluate(async (productId) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${localStorage.token}` };
    const body = JSON.stringify({ productId });
    return (await fetch("/api/wishlist/add", { method: "POST", headers, body })).status;
  }, choices.slice("/product/".length));
  expect(status).toBe(200);
  await visit(page, `${shop.url}/wishlist`);
  const button = page.locator(".wish-buy .button-label");
  // Two lines are 36 and more.
  expect(await button.evaluate((one) => one.clientHeight)).toBeLessThan(30);
  await page.setViewportSize({ width: 700, height: 640 });
  await visit(page, `${shop.url}/policies/contact`);
  const domain = page.locator('main a[href^="mailto:"].button > :last-child');
  // A sign that nobody sees would be copied along.
  expect(await domain.textContent()).toBe("namaste@haat.example");
  const lines = await domain.evaluate(({ lastChild }) => {
    const range = document.createRange();
    range.selectNode(lastChild as Node);
    return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size;
  });
  expect(lines).toBe(1);
  await context.close();
});

it("prints the receipt of one thing on one page, without shadows", async () => {
  const { page, context } = await openPage(browser);
  const orderId = await enter(context, true);
  await visit(page, `${shop.url}/order/${orderId}`);
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  const shadows = await page
    .locator(".card")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).boxShadow));
  expect(new Set(shadows)).toEqual(new Set(["none"]));
  await context.close();
});
