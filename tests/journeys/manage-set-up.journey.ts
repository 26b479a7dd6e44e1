import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, sizes } from "#support/browser.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";

let office: OfficeForTests;
let browser: Browser;
beforeAll(async () => {
  [office, browser] = await Promise.all([openOffice(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await office?.stop();
});

const strip = (page: Page, said: string) => page.locator(".strip").filter({ hasText: said }).waitFor();
const save = (page: Page) => page.locator(".save-bar").getByRole("button").click();

describe("the set-up", () => {
  it("leads from the demo to a shop of one's own, without script", async () => {
    const { page, context } = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
    await context.addCookies([office.cookieOf(await office.person("owner"))]);
    await page.goto(`${office.url}/manage`);
    await page.getByRole("link", { name: /Steps of the set-up are open/ }).click();
    await page.getByText("0 of 9 steps are done.").waitFor();

    await page.getByRole("link", { name: "Set the name" }).click();
    await page.getByLabel("Name of the shop (English)").fill("Asha Pickles");
    await save(page);
    await back("1 of 9");
    await page.getByRole("link", { name: "Set who sells" }).click();
    await page.getByLabel("Legal name").fill("Asha Stores LLP");
    await page.getByLabel("Street and number (English)").fill("4 Temple Street");
    await page.getByLabel("PIN code").fill("560001");
    await page.locator("[name='grievanceOfficer.name']").fill("Meera");
    await page.locator("[name='grievanceOfficer.phone']").fill("+91 80 5550 0101");
    await save(page);
    await back("2 of 9");
    await page.getByRole("link", { name: "Set delivery and tax" }).click();
    await page.getByLabel("How prices are made").selectOption("india");
    await page.getByLabel(/^State where/).selectOption("29");
    await page.locator("[name='deliveryPaise']").fill("60");
    await save(page);
    await back("3 of 9");
    await page.getByRole("button", { name: "Send a test letter to me" }).click();
    await strip(page, "the letter lies as a file");

    await page.getByLabel("Yes, take the demo away").check();
    await page.getByRole("button", { name: "Empty the demo" }).click();
    await strip(page, "Taken away: 114 goods");
    expect(await page.getByRole("button", { name: "Empty the demo" }).count()).toBe(0);
    await expect
      .poll(async () => (await (await fetch(`${office.url}/api/products`)).json()).products)
      .toEqual([]);
    expect(await (await fetch(office.url)).text()).toContain("Asha Pickles");

    async function back(said: string): Promise<void> {
      await strip(page, "Saved");
      await page.goto(`${office.url}/manage/set-up`);
      await page.getByText(`${said} steps are done.`).waitFor();
    }
  });

  it("is told in Hindi, for everybody, and to nobody who may not change the shop", async () => {
    const { page, context, accessibility } = await openPage(browser, { viewport: sizes.phone });
    const owner = await office.person("owner");
    await context.addCookies([office.cookieOf(owner), { name: "lang", value: "hi", url: office.url }]);
    await page.goto(`${office.url}/manage/set-up`);
    await page.getByRole("heading", { name: "दुकान की तैयारी" }).waitFor();
    expect(await accessibility()).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await accessibility()).toEqual([]);
    const { cookie } = await office.person("packer");
    for (const path of ["/manage/set-up", "/manage/shop", "/manage/shop/contact"])
      expect((await fetch(office.url + path, { headers: { cookie } })).status, path).toBe(404);
  });
});
