import type { Browser } from "playwright-core";
import { expect, it } from "vitest";
import { openPage, visit } from "#support/browser.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, async (...opened) => {
  [shop, browser] = opened;
});

async function addressOf(title: string): Promise<string> {
  const answer = await fetch(`${shop.url}/api/products/search?search=${encodeURIComponent(title)}`);
  const { products } = (await answer.json()) as { products: { id: string }[] };
  return `${shop.url}/product/${products[0]?.id}`;
}

it("shows the picture as large as the window first, then nearer by press, wheel, drag and key", async () => {
  const { page, context, troubles, inBothThemes } = await openPage(browser);
  await visit(page, await addressOf("Nehru Jacket"));
  await page.locator(".gallery-track").click();
  const dialog = page.getByRole("dialog");
  const stage = dialog.locator(".zoom-stage");
  const says = (text: string) => expect.poll(() => dialog.getByRole("status").textContent()).toContain(text);
  const shift = () => stage.locator("div").evaluate((inner) => new DOMMatrix(inner.style.transform).e);
  await says("Picture 1 of 3 100%");
  const rooms = await stage.evaluate((element) =>
    [element, element.querySelector("img")].map((one) => one?.clientHeight),
  );
  expect(rooms[1]).toBe(rooms[0]);
  expect(await inBothThemes()).toEqual([]);

  await dialog.getByRole("button", { name: "Zoom in" }).click();
  await says("150%");
  await page.keyboard.press("-");
  await says("100%");
  await page.keyboard.press("ArrowRight");
  await says("Picture 2 of 3 100%");
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await says("225%");
  await page.keyboard.press("ArrowRight");
  await expect.poll(shift).toBeLessThan(0);
  await dialog.getByRole("button", { name: "Next picture" }).press("Enter");
  await says("Picture 3 of 3 100%");

  const { x, y, width, height } = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.dblclick(middle.x, middle.y);
  await says("225%");
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y);
  await page.mouse.up();
  await expect.poll(shift).toBeGreaterThan(0);
  await says("225%");
  await page.mouse.wheel(0, 2000);
  await says("100%");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(troubles).toEqual([]);
  await context.close();
});

it("fills a phone with it, of which a swipe shows the sides before it turns to the next one", async () => {
  const { page, context, accessibility } = await openPage(browser, {
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  await visit(page, await addressOf("Nehru Jacket"));
  await page.locator(".gallery-track").click();
  const dialog = page.getByRole("dialog");
  const says = (text: string) => expect.poll(() => dialog.getByRole("status").textContent()).toContain(text);
  const stage = dialog.locator(".zoom-stage");
  const picture = stage.locator("img").first();
  await dialog.getByText("Tap or pinch to zoom").waitFor();
  await expect.poll(() => picture.evaluate((one) => one.clientWidth)).toBe(504);
  const { x, y, width, height } = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const swipe = async (far: number) => {
    const from = x + width / 2 - far / 2;
    await page.mouse.move(from, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(from + far, y + height / 2, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(-100);
  await says("Picture 1 of 3 100%");
  await swipe(-100);
  await says("Picture 2 of 3 100%");
  await dialog.getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(async () => Math.round((await picture.boundingBox())?.width ?? 0)).toBe(360);
  expect(await accessibility()).toEqual([]);
  await context.close();
});

it("shows what the page has already, until the large picture has come", async () => {
  const { page, context } = await openPage(browser);
  await visit(page, await addressOf("Leather Cricket Ball"));
  const seen = page.locator(".gallery-track img").first();
  await expect.poll(() => seen.evaluate(isThere)).toBe(true);
  const held: (() => void)[] = [];
  await page.route(/-1200\.(?:avif|webp)$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.locator(".gallery-track").click();
  const pictures = page.getByRole("dialog").locator(".zoom-stage img");
  await expect.poll(() => pictures.first().evaluate(isThere)).toBe(true);
  expect(await pictures.last().evaluate(isThere)).toBe(false);
  for (const go of held) go();
  await expect.poll(() => pictures.last().evaluate(isThere)).toBe(true);
  await context.close();
});

function isThere(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
}

it.each([360, 1280])("leads to the first of many small pictures, at %i pixels", async (width) => {
  const { page, context } = await openPage(browser, { viewport: { width, height: 740 } });
  await visit(page, await addressOf("Nehru Jacket"));
  await page.getByRole("button", { name: "Look closer" }).click();
  const row = page.getByRole("dialog").locator(".zoom-pictures");
  await row.waitFor();
  const firstFrom = await row.evaluate((list) => {
    for (let more = 0; more < 20; more++) list.append(list.children[0]?.cloneNode(true) ?? "");
    const edge = (element?: Element | null) => element?.getBoundingClientRect().left ?? 0;
    list.scrollLeft = 0;
    return [edge(list.firstElementChild) - edge(list), edge(list.parentElement) - edge(list)];
  });
  expect(Math.min(firstFrom[0] ?? -1, -(firstFrom[1] ?? 1))).toBeGreaterThanOrEqual(0);
  await context.close();
});
