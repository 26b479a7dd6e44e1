import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, sizes } from "#support/browser.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import type { Person } from "#support/people.ts";

let office: OfficeForTests;
let browser: Browser;
let owner: Person;
beforeAll(async () => {
  [office, browser] = await Promise.all([openOffice(), openBrowser()]);
  owner = await office.person("owner");
});
afterAll(async () => {
  await browser?.close();
  await office?.stop();
});

async function comeIn(person: Person, options: { javaScriptEnabled?: boolean; colorScheme?: "dark" } = {}) {
  const opened = await openPage(browser, { viewport: sizes.phone, ...options });
  await opened.context.addCookies([office.cookieOf(person)]);
  return opened;
}

const strip = (page: Page, said: string) => page.locator(".strip").filter({ hasText: said }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

async function used(code: string): Promise<number> {
  const { token } = await office.person(null);
  const answer = await fetch(`${office.url}/api/cart/promo`, {
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
      const { page, troubles } = await comeIn(owner, { javaScriptEnabled });
      await page.goto(`${office.url}/manage/sales`);
      await page.getByRole("link", { name: "Plan a sale" }).click();
      await page.getByRole("combobox").selectOption({ label: "All of Electronics" });
      await press(page, "Use this category");
      await page.getByLabel("Percent off").fill("20");
      await press(page, "Show the prices");
      await page.locator(".examples s").first().waitFor();
      expect(await page.getByLabel("Percent off").inputValue()).toBe("20");
      await page.getByLabel("From").fill("2030-11-29T18:00");
      await page.getByLabel("Until").fill("2030-11-29T17:00");
      await press(page, "Plan the sale");
      await page.getByText("A sale ends after it begins").first().waitFor();
      await page.getByLabel("Until").fill("2030-12-01T23:59");
      await press(page, "Plan the sale");
      await strip(page, "The sale is planned");
      await page.getByText("All of Electronics").first().waitFor();
      await page.getByText("from 29 Nov 2030, 6:00 pm, until 1 Dec 2030, 11:59 pm").waitFor();
      await press(page, "Take it back");
      await strip(page, "The sale has ended");
      await press(page, /^Undo/);
      await strip(page, "The sale goes on");
      await press(page, "Take it back");
      await page.getByText("No sale is planned.").waitFor();
      expect(troubles).toEqual([]);
    });

    it("are codes that work while they are on", async () => {
      const { page } = await comeIn(owner, { javaScriptEnabled });
      await page.goto(`${office.url}/manage/sales/codes/new`);
      await page.getByLabel("Code").fill("welcome10");
      await press(page, "Save the code");
      await page.getByText("Say what it takes off").first().waitFor();
      await page.getByLabel("Percent").fill("15");
      await press(page, "Save the code");
      await page.getByText("There is a code of this name already").first().waitFor();
      await page.getByLabel("Code").fill(code.toLowerCase());
      await page.getByLabel("Only on a first order").check();
      await press(page, "Save the code");
      await strip(page, "The code is there");
      expect(page.url()).toContain(`/manage/sales/codes/${code}`);
      expect(await page.getByLabel("Only on a first order").isChecked()).toBe(true);
      await expect.poll(() => used(code)).toBe(200);
      const other = await comeIn(owner, { javaScriptEnabled });
      await other.page.goto(page.url());
      await press(other.page, "Switch it off");
      await strip(other.page, "The code is off");
      await expect.poll(() => used(code)).toBe(422);
      await page.getByLabel("Percent").fill("25");
      await press(page, "Save the code");
      await page.getByText("Somebody else has changed this code.").waitFor();
      expect(await page.getByLabel("Percent").inputValue()).toBe("25");
      await press(page, "Save the code");
      await strip(page, "The code is saved");
      await press(page, "Take it away");
      await strip(page, "The code is gone");
    });
  });

describe("the screens of sales and codes", () => {
  it("are for everybody, in both themes, and codes only for who may change the shop", async () => {
    for (const options of [{}, { colorScheme: "dark" as const }]) {
      const { page, accessibility } = await comeIn(owner, options);
      for (const path of ["", "/new", "/new?category=clothing", "/codes", "/codes/new", "/codes/WELCOME10"]) {
        await page.goto(`${office.url}/manage/sales${path}`);
        expect(await accessibility(), path).toEqual([]);
      }
    }
    const { page } = await comeIn(await office.person("editor"));
    await page.goto(`${office.url}/manage/sales`);
    expect(await page.getByRole("link", { name: "Codes" }).count()).toBe(0);
    expect((await page.goto(`${office.url}/manage/sales/codes`))?.status()).toBe(404);
  });
});
