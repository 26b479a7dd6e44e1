import type { Browser, Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openPage, sizes, visit } from "#support/browser.ts";
import { fingerOn } from "#support/finger.ts";
import { type GuestShop, startGuestShop } from "#support/guest-shop.ts";
import { openForAll } from "#support/open-for-all.ts";
import { untilStill } from "#support/until-still.ts";

let shop: GuestShop;
let browser: Browser;
openForAll(startGuestShop, (...opened) => {
  [shop, browser] = opened;
});

const phone = { viewport: sizes.phone, hasTouch: true, isMobile: true } as const;
const motions = ["no-preference", "reduce"] as const;

/** Where its upper edge is, once nothing moves it by itself. */
async function topOf(part: Locator): Promise<number> {
  await untilStill(part.page());
  return (await part.boundingBox())?.y ?? Number.NaN;
}

it.each(motions)("a drawer goes along with the finger, comes back or leaves (motion: %s)", async (motion) => {
  const { page, context, troubles, accessibility } = await openPage(browser, {
    ...phone,
    reducedMotion: motion,
    contrast: motion === "reduce" ? "more" : "no-preference",
  });
  const finger = await fingerOn(page);
  const follows = motion === "reduce" ? 0 : 1;
  await visit(page, `${shop.url}/products`);
  const opener = page.getByRole("button", { name: "Filters" });
  await opener.tap();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.waitFor();
  await page.waitForFunction(() => history.state?.haatOverlay);
  if (motion === "reduce") {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => faintIn(page)).toEqual([]);
    }
    expect(await accessibility()).toEqual([]);
  }

  const head = sheet.getByRole("heading", { name: "Filters" });
  const top = await topOf(sheet);
  await finger.press(head);
  await finger.moveTo(40);
  await finger.moveTo(120);
  await expect.poll(() => topOf(sheet)).toBeCloseTo(top + 120 * follows, 0);
  // Whoever turns round wants to keep it.
  await finger.moveTo(90);
  await finger.lift();
  await expect.poll(() => topOf(sheet)).toBeCloseTo(top, 0);

  const body = sheet.locator(".dialog-body");
  await body.evaluate((element) => element.scrollTo(0, 300));
  await finger.press(body);
  await finger.moveTo(40);
  await finger.moveTo(160);
  await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeLessThan(300);
  await finger.lift();
  await expect.poll(() => topOf(sheet)).toBeCloseTo(top, 0);

  await finger.press(head);
  await finger.moveTo(40);
  await finger.moveTo(500);
  await finger.lift();
  await sheet.waitFor({ state: "hidden" });
  await page.waitForFunction(() => !history.state?.haatOverlay);
  await expect.poll(() => isFocused(opener)).toBe(true);
  await opener.tap();
  await sheet.waitFor();
  await page.waitForFunction(() => history.state?.haatOverlay);
  await expect.poll(() => topOf(sheet)).toBeCloseTo(top, 0);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await page.waitForFunction(() => !history.state?.haatOverlay);

  const menu = page.locator("summary", { has: page.locator(".when-closed") });
  const told = menu.evaluate(untilTold);
  await menu.tap();
  await told;
  const panel = page.getByRole("navigation", { name: "Menu" });
  await panel.waitFor();
  await finger.press(panel.getByRole("link", { name: "Home" }));
  await finger.moveTo(-40);
  await finger.moveTo(-300);
  await finger.lift();
  await panel.waitFor({ state: "hidden" });
  await expect.poll(() => isFocused(menu)).toBe(true);

  const chatButton = page.getByRole("button", { name: "Customer Support" });
  // Opened as a card beside a wide page; turned upright, it is a drawer.
  await page.setViewportSize(sizes.desktop);
  await chatButton.tap();
  const chat = page.getByRole("dialog", { name: "Customer Support" });
  await expect.poll(() => isFocused(chat.getByLabel("Your message"))).toBe(true);
  await page.setViewportSize(sizes.phone);
  await page.waitForFunction(() => innerWidth < 768);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await topOf(chat);
  await finger.press(chat.getByRole("heading"));
  await finger.moveTo(40);
  await finger.moveTo(450);
  await finger.lift();
  await chat.waitFor({ state: "hidden" });
  await expect.poll(() => isFocused(chatButton)).toBe(true);
  await expect.poll(() => new URL(page.url()).pathname).toBe("/products");
  expect(troubles).toEqual([]);
  await context.close();
});

it.each(motions)(
  "the cart's number takes what was added, which is said once (motion: %s)",
  async (motion) => {
    const { page, context, troubles } = await openPage(browser, { ...phone, reducedMotion: motion });
    await page.addInitScript(noteMoves);
    await visit(page, `${shop.url}/product/${shop.productId}`);
    const count = page.locator("header [data-own=cart]");
    await expect.poll(() => count.isVisible()).toBe(false);
    const add = page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first();
    await add.tap();
    await expect.poll(() => count.textContent()).toBe("1");
    await expect
      .poll(() => page.evaluate(() => window.said))
      .toEqual([expect.stringMatching(/added to cart/i)]);
    const moves = await movesOf(page);
    const isMoved = motion === "no-preference";
    expect(moves.map(({ what }) => what)).toEqual(isMoved ? expect.arrayContaining(["count", "flying"]) : []);
    for (const { duration } of moves) expect(duration).toBeLessThanOrEqual(250);
    await expect.poll(() => page.locator(".flying").count()).toBe(0);
    await expect.poll(() => isFocused(add)).toBe(true);
    expect(troubles).toEqual([]);
    await context.close();
  },
);

const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement);

/** In the page: edges and small print that are not in the colour of the text. */
function faintIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ink = getComputedStyle(document.body).color;
    const shown = (parts: string) =>
      [...document.querySelectorAll(parts)].map((part) => getComputedStyle(part));
    const edges = shown(".site-header, .dialog-foot, .input, .product-card").map(
      ({ borderBottomColor }) => borderBottomColor,
    );
    // A filled chip has a ground of its own, and the colour that goes with it.
    const words = shown(".muted:not(.chip[aria-current] *), .filter-count").map(({ color }) => color);
    const faint = [...edges, ...words].filter((colour) => colour !== ink);
    return edges.length > 1 && words.length > 1 ? faint : ["nothing to compare"];
  });
}

declare global {
  interface Window {
    moves?: { what: string; duration: number }[];
    said?: string[];
  }
}

const movesOf = (page: Page) => page.evaluate(() => window.moves ?? []);

/** In the page: once it has heard that its menu is open, and acted on it. */
function untilTold(summary: Element): Promise<void> {
  return new Promise((done) => {
    summary.parentElement?.addEventListener("toggle", () => setTimeout(done), { once: true });
  });
}

/** In the page: what moves by script, and for how long; and what readers are told. */
function noteMoves(): void {
  const animate = Element.prototype.animate;
  window.moves = [];
  Element.prototype.animate = function (frames, timing) {
    const duration = typeof timing === "number" ? timing : Number(timing?.duration);
    window.moves?.push({ what: this.className, duration });
    return animate.call(this, frames, timing);
  };
  const said: string[] = [];
  window.said = said;
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const toasts = added.filter((one) => one.parentElement?.matches(".toaster [role]"));
    said.push(...toasts.map((one) => one.textContent ?? ""));
  }).observe(document, { childList: true, subtree: true });
}
