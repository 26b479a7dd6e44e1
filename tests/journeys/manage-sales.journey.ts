import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage } from "#support/browser.ts";
import { ownersOffice } from "#support/owners-office.ts";

const { opened, comeIn } = ownersOffice();

const strip = (page: Page, text: string) => page.locator(".strip").filter({ hasText: text }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

async function used(code: string): Promise<number> {
  const { token } = await opened.office.person(null);
  const answer = await fetch(`${opened.office.url}/api/cart/promo`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ code }),
  });
  return answer.status;
}

for (const javaScriptEnabled of [true, false])
  describe(javaScriptEnabled ? "sales and codes" : "sales and codes without script", () => {
    const code = javaScriptEnabled ? "DIWALI" : "PONGAL";

    it("are planned with the prices before one's eyes, ended, and let go on", async () => {
      const { page, troubles } = await comeIn({ javaScriptEnabled });
      await page.goto(`${opened.office.url}/manage/sales`);
      await page.getByRole("link", { name: "Plan a sale" }).click();
      await page.getByRole("combobox").selectOption({ label: "All of Electronics" });
      await press(page, "Use this category");
      await page.getByLabel("Percent off").fill("20");
      await press(page, "Show the prices");
      await page.locator(".examples s").first().waitFor();
      await expect.poll(() => page.getByLabel("Percent off").inputValue()).toBe("20");
      await page.getByLabel("From").fill("2030-11-29T18:00");
      await page.getByLabel("Until").fill("2030-11-29T17:00");
      await press(page, "Plan the sale");
      await page.getByText("A sale has to end after it begins").first().waitFor();
      await page.getByLabel("Until").fill("2030-12-01T23:59");
      await press(page, "Plan the sale");
      await strip(page, "The sale is planned");
      await page.getByText("All of Electronics").first().waitFor();
      await page.getByText("from 29 Nov 2030, 6:00 pm, until 1 Dec 2030, 11:59 pm").waitFor();
      await press(page, "Cancel it");
      await strip(page, "The sale has ended");
      await press(page, /^Undo/);
      await strip(page, "The sale continues");
      await press(page, "Cancel it");
      await page.getByText("No sale is planned").waitFor();
      expect(troubles).toEqual([]);
    });

    it("are codes that work while they are on", async () => {
      const { page } = await comeIn({ javaScriptEnabled });
      await page.goto(`${opened.office.url}/manage/sales/codes/new`);
      await page.getByLabel("Code").fill("welcome10");
      await press(page, "Save the code");
      await page.getByText("Say what the code gives").first().waitFor();
      await page.getByLabel("Percent").fill("15");
      await press(page, "Save the code");
      await page.getByText("There is already a code with this name").first().waitFor();
      await page.getByLabel("Code").fill(code.toLowerCase());
      await page.getByLabel("Only on a first order").check();
      await press(page, "Save the code");
      await strip(page, "The code is made");
      await expect.poll(() => page.url()).toContain(`/manage/sales/codes/${code}`);
      await expect.poll(() => page.getByLabel("Only on a first order").isChecked()).toBe(true);
      await expect.poll(() => used(code)).toBe(200);
      const other = await comeIn({ javaScriptEnabled });
      await other.page.goto(page.url());
      await press(other.page, "Switch it off");
      await strip(other.page, "The code is off");
      await expect.poll(() => used(code)).toBe(422);
      await other.page.goto(`${opened.office.url}/manage/sales/codes`);
      const row = other.page.getByRole("link", { name: new RegExp(code) });
      await expect.poll(() => row.textContent()).toMatch(/15% off.*first order only.*Not used yet/);
      await page.getByLabel("Percent").fill("25");
      await press(page, "Save the code");
      await page.getByText("Somebody else has changed this code.").waitFor();
      await expect.poll(() => page.getByLabel("Percent").inputValue()).toBe("25");
      await press(page, "Save the code");
      await strip(page, "The code is saved");
      await page.getByText("Remove the code").click();
      await press(page, "Remove");
      await strip(page, "The code is removed");
    });
  });

describe("the screens of sales and codes", () => {
  it("are for everybody, in both themes, and codes only for who may change the shop", async () => {
    const { page, inBothThemes } = await comeIn();
    for (const path of ["", "/new", "/new?category=clothing", "/codes", "/codes/new", "/codes/WELCOME10"]) {
      await page.goto(`${opened.office.url}/manage/sales${path}`);
      expect(await inBothThemes(), path).toEqual([]);
    }
    const editors = await openPage(opened.browser);
    await editors.context.addCookies([opened.office.cookieOf(await opened.office.person("editor"))]);
    await editors.page.goto(`${opened.office.url}/manage/sales`);
    await expect.poll(() => editors.page.getByRole("link", { name: "Codes" }).count()).toBe(0);
    expect((await editors.page.goto(`${opened.office.url}/manage/sales/codes`))?.status()).toBe(404);
  });
});
