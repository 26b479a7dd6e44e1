import type { Browser } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, sizes } from "#support/browser.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";
import type { Person } from "#support/people.ts";

let office: OfficeForTests;
let browser: Browser;
let accountant: Person;
openForAll(openOffice, async (...opened) => {
  [office, browser] = opened;
  accountant = await office.person("accountant");
});

async function comeIn(options: { javaScriptEnabled?: boolean; colorScheme?: "dark" } = {}) {
  const opened = await openPage(browser, { viewport: sizes.phone, ...options });
  await opened.context.addCookies([office.cookieOf(accountant)]);
  return opened;
}

const file = async (path: string, { cookie } = accountant) => {
  const answer = await fetch(`${office.url}/api/manage/money/${path}`, { headers: { cookie } });
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
};

describe("money", () => {
  it("is what was sold, to the paisa, in its page and its files, without script and without telephone numbers", async () => {
    const numbers = [await office.boughtOrder(), await office.soldOrder()];
    const { page, troubles } = await comeIn({ javaScriptEnabled: false });
    await page.goto(`${office.url}/manage/money`);
    const left = page.locator(".figure").filter({ hasText: "Sold, after refunds" }).locator(".figure-value");
    const shown = (await left.textContent()) ?? "";
    expect(shown).toMatch(/^₹[1-9]/);
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    const orders = await file(`files/orders?month=${month}`);
    expect([orders.status, orders.type]).toEqual([200, "text/csv; charset=utf-8"]);
    const rows = orders.text.trim().split("\r\n").slice(1);
    expect(rows).toHaveLength(2);
    for (const number of numbers) expect(orders.text).toContain(number);
    const total = rows.reduce((sum, row) => sum + Math.round(Number(row.split(",").at(-2)) * 100), 0);
    expect(shown.replace(/[₹,]/g, "")).toBe((total / 100).toFixed(2));
    for (const path of ["files/lines", "files/payments", "files/refunds", "taxes"]) {
      const { status, text } = await file(`${path}?month=${month}`);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toMatch(/98123|Asha|example\.com/);
    }
    expect(orders.text).not.toMatch(/98123|Asha|Lake Road/);
    expect(await file(`gstr1?month=${month}`)).toMatchObject({ status: 409 });
    expect(await file("files/people?month=2026-11")).toMatchObject({ status: 404 });
    expect(await file("files/orders?month=2026-13")).toMatchObject({ status: 422 });
    expect(await file("files/orders?month=2026-11", await office.person("packer"))).toMatchObject({
      status: 403,
    });
    await page.getByRole("link", { name: "Year" }).click();
    await expect.poll(() => left.textContent()).toBe(shown);
    await page.getByRole("link", { name: "Previous" }).click();
    await expect.poll(() => left.textContent()).toBe("₹0.00");
    expect(await page.locator(".bill").getByText("₹0.00").count()).toBe(0);
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByText("Show as a table").click();
    await page.locator(".sums a").first().click();
    await expect.poll(() => page.url()).toMatch(/period=20\d\d-04$/);
    expect((await page.goto(`${office.url}/manage/money?period=never`))?.status()).toBe(404);
    expect(troubles).toEqual([]);
  });

  it("is for everybody, in both themes", async () => {
    const { page, inBothThemes } = await comeIn();
    await page.goto(`${office.url}/manage/money`);
    await page.getByRole("img", { name: /Sold, after refunds/ }).waitFor();
    await page.getByText("Show as a table").click();
    await page.getByRole("link", { name: "GSTR-1 for the portal" }).waitFor();
    expect(await inBothThemes()).toEqual([]);
  });
});
