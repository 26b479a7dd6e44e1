import type { Browser } from "playwright-core";
import { expect, it } from "vitest";
import { openPage, sizes } from "#support/browser.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";
import type { Person } from "#support/people.ts";

let office: OfficeForTests;
let browser: Browser;
let kamla: Person;
const orders: string[] = [];
openForAll(
  () => openOffice({ DEMO_FULFILMENT: "0" }),
  async (...opened) => {
    [office, browser] = opened;
    kamla = await office.person("owner");
    for (const who of [kamla, await office.person("manager")]) {
      const number = await office.placedOrder();
      orders.push(number);
      const ask = { headers: { authorization: `Bearer ${who.token}`, "content-type": "application/json" } };
      const path = `${office.url}/api/manage/orders/${number}`;
      const { order } = (await (await fetch(path, ask)).json()) as { order: { version: number } };
      const body = JSON.stringify({ seen: order.version });
      expect((await fetch(`${path}/pack`, { ...ask, method: "POST", body })).status).toBe(200);
    }
  },
);

for (const javaScriptEnabled of [true, false])
  it(`shows what one person did on one day, ${javaScriptEnabled ? "as soon as it is chosen" : "by a button without script"}`, async () => {
    const { page, context, troubles, accessibility } = await openPage(browser, {
      viewport: sizes.phone,
      javaScriptEnabled,
    });
    await context.addCookies([office.cookieOf(kamla)]);
    await page.goto(`${office.url}/manage/log`);
    const done = page.getByRole("main").locator(".logged");
    expect(await done.count()).toBe(2);
    const show = () => page.getByRole("button", { name: "Show", exact: true }).click();
    await page.getByLabel("Who").selectOption(kamla.userId);
    if (!javaScriptEnabled) await show();
    await page.waitForURL(/by=/);
    await expect.poll(() => done.allTextContents()).toEqual([expect.stringContaining(orders[0] ?? "")]);
    // A phone fills in today where one only looks at the calendar: the list waits for the button.
    await page.getByLabel("Day").fill("2020-02-02");
    await show();
    await page.getByText("Nothing was done there").waitFor();
    expect(await page.getByLabel("Who").inputValue()).toBe(kamla.userId);
    if (javaScriptEnabled) expect(await accessibility()).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "Show everything" }).first().click();
    await expect.poll(() => done.count()).toBe(2);
    expect(troubles).toEqual([]);
  });
