import type { Browser } from "playwright-core";
import { expect, it } from "vitest";
import { openPage, sizes, visit } from "#support/browser.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
let product = "";
openForAll(openDemoShop, async (...opened) => {
  [shop, browser] = opened;
  const listed = (await (await fetch(`${shop.url}/api/products`)).json()) as { products: { _id: string }[] };
  product = `${shop.url}/product/${listed.products[0]?._id}`;
});

const day = /^Arrives in Bengaluru 560034 by \w{3} \d+ \w+$/;

it("says beside the goods when they come, remembers the PIN code, and tells the chat", async () => {
  const { page, troubles, accessibility } = await openPage(browser, { viewport: sizes.phone });
  await visit(page, product);
  const pin = page.getByLabel("PIN code");
  const answer = page.locator("form[action='/delivery'] [role=status]");
  await pin.fill("56003");
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByText("A PIN code has six digits").waitFor();
  await expect.poll(() => pin.evaluate((field) => field === document.activeElement)).toBe(true);

  await pin.fill("560 034");
  await pin.press("Enter");
  await answer.getByText("Delivery ₹").or(answer.getByText("Free delivery")).waitFor();
  await expect.poll(() => answer.locator("strong").textContent()).toMatch(day);
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/product\//);
  // Further down the header may lie on half a button, which is then told as too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await accessibility()).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(sizes.phone.width);

  await visit(page, product);
  await answer.getByText("in Bengaluru 560034").waitFor();
  await expect.poll(() => pin.inputValue()).toBe("560034");

  await page.goto(`${shop.url}/delivery?pinCode=12`);
  expect(await accessibility()).toEqual([]);
  await visit(page, `${shop.url}/stores`);
  await page.getByRole("button", { name: "Customer Support" }).click();
  await page.getByLabel("Your message").fill("how long does delivery take");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("3-5 business days. Arrives in Bengaluru 560034 by").waitFor();
  expect(troubles.filter((one) => !one.includes("422"))).toEqual([]);
});

it("says the same on a page of its own without script, in Hindi too", async () => {
  const { page, context } = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
  await visit(page, product);
  await page.getByLabel("PIN code").fill("012345");
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByText("A PIN code has six digits").waitFor();
  await page.getByLabel("PIN code").fill("560034");
  await page.getByRole("button", { name: "Check" }).click();
  await expect.poll(() => page.getByRole("status").getByRole("listitem").first().textContent()).toMatch(day);
  expect((await context.cookies()).find(({ name }) => name === "haat-pin")?.value).toBe("560034");
  await context.addCookies([{ name: "lang", value: "hi", url: shop.url }]);
  await page.reload();
  await page.getByText("बेंगलुरु 560034 में").waitFor();
  await page.getByRole("link", { name: "सामान पर वापस" }).click();
  await page.waitForURL(product.replace(shop.url, `${shop.url}/hi`));
});
