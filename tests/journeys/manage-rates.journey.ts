import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ownersOffice } from "#support/owners-office.ts";

const { opened, comeIn } = ownersOffice();

const strip = (page: Page, text: string) => page.locator(".strip").filter({ hasText: text }).waitFor();
const unfold = (page: Page, name: string) => page.locator("summary", { hasText: name }).click();
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > 360);

describe.each([
  { javaScriptEnabled: true, hsn: "8539", prefix: "737101", goods: "achar", code: "2001" },
  { javaScriptEnabled: false, hsn: "9405", prefix: "737102", goods: "शहद", code: "0409" },
])("the owner on a phone (script: $javaScriptEnabled)", ({ javaScriptEnabled, hsn, prefix, goods, code }) => {
  it("writes a tax rate down that is coming, sees what goods will pay, and takes it back", async () => {
    const { page, troubles, accessibility } = await comeIn({ javaScriptEnabled });
    await page.goto(`${opened.office.url}/manage/shop/taxes`);
    await page.getByRole("heading", { level: 1, name: "Tax rates" }).waitFor();
    if (javaScriptEnabled) expect([await accessibility(), await isWide(page)]).toEqual([[], false]);
    await page.getByRole("link", { name: "Add a rate" }).click();
    await page.getByLabel("HSN code, or its first digits").fill("lamp");
    await page.getByLabel("From which day").fill("2035-04-01");
    await page.getByLabel("Tax in percent").fill("12");
    if (javaScriptEnabled) await page.getByText("1 April 2035").waitFor();
    await press(page, "Save the rate");
    const code = page.getByLabel("HSN code, or its first digits");
    await page.locator('[name="hsn"][aria-invalid="true"]').waitFor();
    expect([await code.inputValue(), await page.getByLabel("Tax in percent").inputValue()]).toEqual([
      "lamp",
      "12",
    ]);
    if (javaScriptEnabled) expect(await accessibility()).toEqual([]);
    await code.fill(hsn);
    await press(page, "Save the rate");
    await strip(page, "Saved. It applies from its first day.");
    await unfold(page, "Try it");
    await page.getByLabel("HSN code or tax class").fill(hsn);
    await page.getByLabel("Price of a piece, in rupees").fill("112");
    await page.getByLabel("On which day").fill("2035-04-02");
    await press(page, "Show");
    await page.getByText("12%: ₹12 of the ₹112 is tax.").waitFor();
    await unfold(page, "Changes in the last 30 days");
    await press(page, new RegExp(`^Undo .*${hsn}`));
    await strip(page, "Undone. It is as it was before.");
    await expect.poll(() => page.getByRole("link", { name: new RegExp(`HSN ${hsn}`) }).count()).toBe(0);
    expect(troubles.filter((one) => !one.includes("422"))).toEqual([]);
  });

  it("says what one PIN code costs, sees what a shopper is told, and takes it back", async () => {
    const { page, troubles, accessibility } = await comeIn({ javaScriptEnabled });
    await page.goto(`${opened.office.url}/manage/shop/places`);
    await page.getByRole("heading", { level: 1, name: "Delivery by PIN code" }).waitFor();
    if (javaScriptEnabled) expect([await accessibility(), await isWide(page)]).toEqual([[], false]);
    // The way out of what is not in use yet.
    const india = page.getByRole("link", { name: "Use GST and PIN codes" });
    expect(await india.getAttribute("href")).toBe("/manage/shop/pricing");
    await page.getByRole("link", { name: "Add a place" }).click();
    await page.getByLabel("PIN code, or its first digits").fill("0");
    await page.getByLabel("Working days").fill("9");
    await page.getByLabel("Price, in rupees").first().fill("149");
    await press(page, "Save the place");
    await page.locator('[name="prefix"][aria-invalid="true"]').waitFor();
    await expect.poll(() => page.getByLabel("Price, in rupees").first().inputValue()).toBe("149");
    if (javaScriptEnabled) expect([await accessibility(), await isWide(page)]).toEqual([[], false]);
    await page.getByLabel("PIN code, or its first digits").fill(prefix);
    await press(page, "Save the place");
    await strip(page, "Saved. It applies at once.");
    await unfold(page, "Try it");
    await page.getByLabel("PIN code", { exact: true }).fill(prefix);
    await press(page, "Try");
    await page.getByText(`You deliver to ${prefix}.`).waitFor();
    await page.getByRole("link", { name: `${prefix} 9 days, ₹149, cash` }).waitFor();
    await unfold(page, "Changes in the last 30 days");
    await press(page, new RegExp(`^Undo .*${prefix}`));
    await strip(page, "Undone. It is as it was before.");
    await expect.poll(() => page.getByRole("link", { name: new RegExp(prefix) }).count()).toBe(0);
    expect(troubles.filter((one) => !one.includes("422"))).toEqual([]);
  });

  it("finds the code of goods by what they are called, adds the rate that is proposed, and gives a product the code", async () => {
    const { page, troubles, inBothThemes } = await comeIn({ javaScriptEnabled });
    await page.goto(`${opened.office.url}/manage/hsn`);
    await page.getByRole("heading", { level: 1, name: "Find an HSN code" }).waitFor();
    const found = page.getByRole("listitem").filter({ hasText: `HSN ${code}` });
    const find = async (words: string) => {
      await page.getByLabel("What is it?").fill(words);
      await page.getByRole("button", { name: "Find", exact: true }).click();
    };
    await find("zzyzx");
    await page.getByText("No goods of our list are called so").waitFor();
    await find(goods);
    await found.getByText("Proposed: 5%").waitFor();
    await found.getByText("Your tax rates have no row for it: 18%").waitFor();
    if (javaScriptEnabled) expect([await inBothThemes(), await isWide(page)]).toEqual([[], false]);
    await found.getByRole("link", { name: "Add this rate" }).click();
    await expect.poll(() => page.getByLabel("HSN code, or its first digits").inputValue()).toBe(code);
    expect(await page.getByLabel("Tax in percent").inputValue()).toBe("5");
    await press(page, "Save the rate");
    await strip(page, "Saved. It applies from its first day.");

    await page.goto(`${opened.office.url}/manage/goods`);
    const product = await page.locator('a[href*="/manage/goods/0"]').first().getAttribute("href");
    await page.goto(`${opened.office.url}/manage/hsn?product=${product?.split("/").at(-1)}`);
    await find(goods);
    await found.getByText("As in your tax rates").waitFor();
    await found.getByRole("button", { name: "Use this code" }).click();
    await page.waitForURL(`**${product}`);
    await expect.poll(() => page.locator('[name="hsn"]').inputValue()).toBe(code);
    expect(troubles).toEqual([]);
  });
});
