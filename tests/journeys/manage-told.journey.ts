import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, sizes } from "#support/browser.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import type { Person } from "#support/people.ts";

let office: OfficeForTests;
let browser: Browser;
let owner: Person;
beforeAll(async () => {
  [office, browser] = await Promise.all([openOffice({ DEMO_FULFILMENT: "0" }), openBrowser()]);
  owner = await office.person("owner");
});
afterAll(async () => {
  await browser?.close();
  await office?.stop();
});

const main = (page: Page) => page.getByRole("main");

async function comeIn(person: Person, path: string) {
  const opened = await openPage(browser, { viewport: sizes.phone });
  await opened.context.addCookies([office.cookieOf(person)]);
  const hears = opened.page.waitForResponse((answer) => answer.url().endsWith("/manage/news"));
  await opened.page.goto(`${office.url}/manage${path}`);
  await hears;
  return opened;
}

async function toPack(page: Page): Promise<number> {
  return Number(await page.locator(".figure", { hasText: "To pack" }).locator(".figure-value").textContent());
}

describe("a page of the back office that is open", () => {
  it("shows on Today an order that comes in, and says so", async () => {
    const { page, troubles } = await comeIn(owner, "");
    const before = await toPack(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await office.soldOrder();
    await main(page)
      .getByRole("status")
      .filter({ hasText: `To pack: ${before + 1}` })
      .waitFor();
    expect(await toPack(page)).toBe(before + 1);
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    expect(troubles).toEqual([]);
  });

  it("lists new orders, and keeps ticks and focus where they are", async () => {
    const number = await office.soldOrder();
    const { page } = await comeIn(owner, "/orders");
    await page.getByLabel(`Tick ${number}`).check();
    await page.getByRole("link", { name: new RegExp(number) }).focus();
    const newer = await office.soldOrder();
    await page.getByRole("link", { name: new RegExp(newer) }).waitFor();
    expect(await page.getByLabel(`Tick ${number}`).isChecked()).toBe(true);
    expect(await page.locator(".many-count").textContent()).toBe("1");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(number);
  });

  it("tells of an order what somebody else does, and loses nothing typed", async () => {
    const number = await office.soldOrder();
    const { page, accessibility } = await comeIn(owner, `/orders/${number}`);
    await page.locator("summary", { hasText: "Cancel the order" }).click();
    await page.locator("details[open] [name=reason]").fill("asked for by phone");
    const other = await comeIn(await office.person("packer"), `/orders/${number}`);
    await other.page.locator("#next").getByRole("button", { name: "Pack" }).click();
    await main(page).getByText("Meanwhile somebody else was here:").waitFor();
    await main(page)
      .getByText(/Packed, Kamla Devi/)
      .waitFor();
    await page.locator("#next").getByRole("button", { name: "Send" }).waitFor();
    const reason = page.locator("details[open] [name=reason]");
    expect(await reason.inputValue()).toBe("asked for by phone");
    expect(await reason.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await accessibility()).toEqual([]);
    // What was begun was begun on the order as it was, so it is looked at once more.
    await page.locator("details[open]").getByRole("button", { name: "Cancel the order" }).click();
    await main(page).getByText("What you typed is still here. Look, then press again.").waitFor();
    expect(await reason.inputValue()).toBe("asked for by phone");
  });

  it("says when one is not signed in any more", async () => {
    const leaving = await office.person("owner");
    const { page } = await comeIn(leaving, "/orders");
    const headers = { authorization: `Bearer ${leaving.token}` };
    await fetch(`${office.url}/api/auth/logout`, { method: "POST", headers });
    await office.soldOrder();
    await main(page).getByText("You are not signed in here any more.").waitFor();
  });
});

describe("the stream of the back office", () => {
  it("ends in order when the shop closes", async () => {
    const shop = await openOffice();
    const { cookie } = await shop.person("packer");
    const answer = await fetch(`${shop.url}/manage/news`, { headers: { cookie } });
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    const [text, code] = await Promise.all([answer.text(), shop.stop()]);
    expect(text).toContain("event: beat");
    expect(code).toBe(0);
  });
});
