import type { Browser } from "playwright-core";
import { expect, it } from "vitest";
import { openPage, sizes, visit } from "#support/browser.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

it.each(["desktop", "phone"] as const)(
  "suggests while typing and is used by keyboard alone, on a %s",
  async (size) => {
    const { page, context, troubles, accessibility } = await openPage(browser, { viewport: sizes[size] });
    await visit(page, shop.url);
    const box = page.getByRole("combobox").first();
    await box.pressSequentially("jhumk");
    await page.getByRole("option").first().waitFor();
    await expect.poll(() => box.getAttribute("aria-expanded")).toBe("true");
    expect(await accessibility()).toEqual([]);

    await box.press("ArrowDown");
    const active = await box.getAttribute("aria-activedescendant");
    await expect.poll(() => page.locator(`[id="${active}"]`).getAttribute("aria-selected")).toBe("true");
    await box.press("Escape");
    await page.getByRole("option").first().waitFor({ state: "hidden" });
    await box.press("a");
    await page.getByRole("option", { name: "All results for “jhumka”" }).waitFor();
    await box.press("ArrowDown");
    await box.press("Enter");
    await page.waitForURL(/\/(product|category)\//);
    await expect.poll(() => box.inputValue()).toBe("");
    expect(troubles).toEqual([]);
    await context.close();
  },
);

it("says that nothing is suggested, and leads on to the search", async () => {
  const { page, context, accessibility } = await openPage(browser, { viewport: sizes.phone });
  await visit(page, shop.url);
  await page.getByRole("combobox").first().pressSequentially("zzqq");
  const on = page.getByRole("option", { name: "Search for “zzqq”" });
  await on.waitFor();
  await page.locator(".suggestions").getByText("No suggestions for this").waitFor();
  const around = page.getByRole("group", { name: "Or look around in" }).getByRole("option");
  expect(await around.first().textContent()).toBe("Electronics");
  expect(await page.getByRole("option").count()).toBe(1 + (await around.count()));
  expect(await accessibility()).toEqual([]);
  await on.click();
  await page.waitForURL(/search=zzqq/);
  await visit(page, shop.url);
  // It stands out where it is quoted, not in the words around that.
  await page.getByRole("combobox").first().pressSequentially("rch");
  const quoted = page.getByRole("option", { name: "Search for “rch”" });
  await quoted.waitFor();
  expect(await quoted.innerHTML()).toContain("“<strong>rch</strong>”");
  await page.getByRole("option", { name: "Clothing" }).click();
  await page.waitForURL(/\/category\/clothing/);
  await context.close();
});

it("suggests for what was typed before the script arrived", async () => {
  const { page, context } = await openPage(browser, { viewport: sizes.desktop });
  const { promise: arrives, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrives;
    await route.continue();
  });
  await page.goto(shop.url, { waitUntil: "commit" });
  await page.getByRole("combobox").first().pressSequentially("jhumk");
  letArrive();
  await page
    .getByRole("option", { name: /Jhumka/ })
    .first()
    .waitFor();
  await context.close();
});

it("closes the suggestions by a press on the page below, and follows no link that lies there", async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  await visit(page, shop.url);
  const box = page.getByRole("combobox").first();
  await box.pressSequentially("jhumk");
  await page.getByRole("option").first().waitFor();
  const beneath = await page.locator("main a").evaluateAll((links) => {
    const side = document.querySelector(".suggestions")?.getBoundingClientRect().left ?? 0;
    const boxes = links.map((link) => link.getBoundingClientRect());
    return boxes.find(({ top, bottom, right }) => top > 120 && bottom < 800 && right < side)?.toJSON();
  });
  await page.mouse.click(beneath.x + beneath.width / 2, beneath.y + beneath.height / 2);
  await page.getByRole("option").first().waitFor({ state: "hidden" });
  await box.press("a");
  await page.getByRole("option").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await context.close();
});
