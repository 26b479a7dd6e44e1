import type { Browser, Page } from "playwright-core";
import { expect, it } from "vitest";
import { boxesOf } from "#support/boxes-of.ts";
import { openPage, visit } from "#support/browser.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

/** Reads on past the strip of the sale, and a little back. */
const goBackUp = async (page: Page) => {
  await page.mouse.wheel(0, 1500);
  await page.getByRole("button", { name: "Back to top" }).waitFor();
  await page.mouse.wheel(0, -120);
  await page.locator(".flash-button").waitFor();
};

it("lets nothing that floats cover anything else at 320 pixels", async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 320, height: 568 } });
  await visit(page, shop.url);
  await page.locator(".chat-button").waitFor({ state: "attached" });
  await goBackUp(page);
  const others = "header :is(.header-tools > *, .search-form, summary), .bottom-bar :is(a, button)";
  const boxes = await boxesOf(page, `.floating, ${others}`);
  // Three float, three stand in the header, one below them, and six in the bar.
  expect(boxes).toHaveLength(13);
  for (const [at, a] of boxes.entries())
    for (const b of boxes.slice(at + 1))
      expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
  await context.close();
});

it.each([
  ["", 320],
  ["/hi", 360],
  ["", 768],
] as const)("lets nothing lie on what is read, in %s/ at %i pixels", async (lang, width) => {
  const { page, context } = await openPage(browser, { viewport: { width, height: 740 } });
  await visit(page, shop.url + lang);
  await page.locator(".chat-button").waitFor({ state: "attached" });
  const [whatsapp] = await boxesOf(page, ".float-start");
  const read = await boxesOf(page, ".hero :is(h1, p, a), .sale-strip a");
  for (const { left, right, top, bottom } of read)
    expect(
      right <= whatsapp.left || whatsapp.right <= left || bottom <= whatsapp.top || top >= whatsapp.bottom,
    ).toBe(true);
  await page.mouse.wheel(0, 1500);
  await page.locator(".float-end-first").waitFor();
  const [arrow] = await boxesOf(page, ".float-end-first");
  const [bar] = await boxesOf(page, ".bottom-bar");
  // The theme is chosen from everywhere.
  expect(await page.locator(".header-tools .icon-button[aria-pressed]").isVisible()).toBe(true);
  await page.mouse.wheel(0, -120);
  await page.locator(".flash-button").waitFor();
  const [sale] = await boxesOf(page, ".flash-button");
  expect([sale.width, sale.bottom]).toEqual([width, bar.top]);
  expect(arrow.bottom).toBeLessThanOrEqual(sale.top);
  await context.close();
});

it("leads to the top from the corner of a phone held across, whose header does not stay", async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 640, height: 360 } });
  await visit(page, `${shop.url}/products`);
  await page.locator(".chat-button").waitFor({ state: "attached" });
  await page.mouse.wheel(0, 900);
  const button = page.getByRole("button", { name: "Back to top" });
  await button.waitFor();
  const box = await button.boundingBox();
  expect(box?.y).toBeGreaterThan(250);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(360);
  await button.click();
  await page.waitForFunction(() => scrollY === 0);
  await context.close();
});

it("shows the sale on a phone to whoever goes back up, and not over what has the focus", async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 320, height: 568 } });
  await visit(page, shop.url);
  const sale = page.locator(".flash-button");
  await sale.waitFor({ state: "attached" });
  expect(await sale.isVisible()).toBe(false);
  await page.locator(".chat-button").waitFor({ state: "attached" });
  await goBackUp(page);
  await page.mouse.wheel(0, 120);
  await sale.waitFor({ state: "hidden" });
  await page.mouse.wheel(0, -120);
  await sale.waitFor();
  const box = await sale.boundingBox();
  const beneath = await page.evaluateHandle(({ x, y }) => {
    const button = document.createElement("button");
    button.textContent = "Beneath";
    button.style.cssText = `position:fixed;left:${x}px;top:${y}px`;
    document.querySelector("main")?.append(button);
    return button;
  }, box ?? { x: 0, y: 0 });
  await beneath.evaluate((button) => button.focus({ preventScroll: true }));
  await sale.waitFor({ state: "hidden" });
  await page.locator("header :is(a, button):visible").first().focus();
  await sale.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await sale.waitFor({ state: "hidden" });
  await context.close();
});

it.each([1280, 1920, 3440])("keeps what floats in the margin of a screen of %i pixels", async (width) => {
  const { page, context } = await openPage(browser, { viewport: { width, height: 800 } });
  await visit(page, shop.url);
  await page.locator(".chat-button").waitFor();
  await page.mouse.wheel(0, 900);
  await page.getByRole("button", { name: "Back to top" }).waitFor();
  await page.mouse.wheel(0, -100);
  await page.locator(".chat-button").waitFor();
  const beyond = await page.evaluate(() => {
    const content = document.querySelector("main .page-width");
    if (!content) return [];
    const margin = Number.parseFloat(getComputedStyle(content).paddingInlineStart);
    const { left, right } = content.getBoundingClientRect();
    return [...document.querySelectorAll(".floating, .chat-button")].map((float) => {
      const box = float.getBoundingClientRect();
      return Math.min(box.right - (left + margin), right - margin - box.left);
    });
  });
  expect(beyond).toHaveLength(4);
  for (const over of beyond) expect(over).toBeLessThanOrEqual(0);
  await context.close();
});

it("makes no line longer on a screen of 3440 pixels, and begins it where the page begins", async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 3440, height: 1440 } });
  const found = [];
  for (const path of ["/", "/policies/returns"]) {
    await visit(page, shop.url + path);
    found.push(
      ...(await page.evaluate(() =>
        [...document.querySelectorAll("main p:not(:empty), main li > a:not(:empty)")].map((line) => {
          const { left, right } = line.closest(".page-width")?.getBoundingClientRect() ?? {
            left: 0,
            right: 0,
          };
          const own = line.getBoundingClientRect();
          const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
          const outside = own.left < left || own.right > right;
          return {
            text: line.textContent?.slice(0, 30),
            page: (right - left) / rem,
            own: own.width / rem,
            outside,
          };
        }),
      )),
    );
  }
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ page: wide, own, outside }) => wide > 88 || own > 46 || outside)).toEqual([]);
  await context.close();
});
