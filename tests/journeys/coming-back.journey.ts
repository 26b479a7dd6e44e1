import type { Browser, Page, Request } from "playwright-core";
import { expect, it } from "vitest";
import { openPage, sizes, untilAtRest, untilInUse, visit } from "#support/browser.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

const said = "Good things, made well, priced honestly.";
const saidSince = "Something else is said by now.";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const sections = (page: Page) => page.locator("main section[aria-labelledby]");

async function goOnToAllGoods(page: Page): Promise<void> {
  await page.locator('main a[href="/products"]').first().tap();
  await heading(page, "Products").waitFor();
  // What does not show at first follows, and with it the page's end.
  await expect.poll(() => page.locator(".product-card").count()).toBe(24);
  await page.getByRole("navigation", { name: "Pages" }).waitFor();
  await untilInUse(page);
}

it("shows at once what one comes Back to: within a minute without asking, much later made anew", async () => {
  const { page, context, troubles } = await openPage(browser, { viewport: sizes.phone, hasTouch: true });
  const left = Date.now();
  await page.clock.setFixedTime(left);
  const sale = page.waitForResponse(/flash-sale\.data/);
  await visit(page, shop.url);
  await sale;
  const shown = await sections(page).count();
  await goOnToAllGoods(page);
  const asked: string[] = [];
  // What stands in view on the page that one leaves may be asked for ahead at that moment.
  const note = (request: Request) =>
    /\/(?:_|flash-sale)\.data/.test(request.url()) && asked.push(request.url());
  page.on("request", note);
  await page.clock.setFixedTime(left + 50_000);
  await page.goBack();
  await heading(page, said).waitFor();
  await untilAtRest(page);
  expect(asked).toEqual([]);
  expect(await sections(page).count()).toBe(shown);
  page.off("request", note);

  await goOnToAllGoods(page);
  await page.route(/\/_\.data/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(said, saidSince) });
  });
  await page.clock.setFixedTime(left + 400_000);
  await page.goBack();
  await heading(page, saidSince).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});
