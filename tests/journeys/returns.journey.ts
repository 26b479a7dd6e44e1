import type { Browser, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, sizes } from "#support/browser.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";
import type { Person } from "#support/people.ts";
import { plainPicture } from "#support/pictures.ts";

const hostile = `<img src=x onerror="document.title='mine'"> Torn & "worn"`;

let office: OfficeForTests;
let browser: Browser;
let manager: Person;
openForAll(
  () => openOffice({ DEMO_FULFILMENT: "0" }),
  async (...opened) => {
    [office, browser] = opened;
    manager = await office.person("manager");
  },
);

/** An order that has arrived, and where its goods are sent back. */
async function delivered() {
  const number = await office.boughtOrder();
  const { order } = await ask("GET", `/manage/orders/${number}`);
  await ask("PUT", `/orders/${order.id}`, { status: "shipped" });
  const { order: now } = await ask("PUT", `/orders/${order.id}`, { status: "delivered" });
  return { number, path: now.returnPath as string };
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what the documents promise
async function ask(method: string, path: string, body?: object): Promise<any> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${manager.token}` };
  const answer = await fetch(`${office.url}/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name }).first().click();

for (const javaScriptEnabled of [true, false])
  describe(javaScriptEnabled ? "a return" : "a return without script", () => {
    it("is asked for by a link, looked at, and ends in another choice or the money", async () => {
      const { number, path } = await delivered();
      const options = { viewport: sizes.phone, javaScriptEnabled };
      const customer = await openPage(browser, options);
      await customer.page.goto(office.url + path);
      await customer.page.getByRole("heading", { name: `Return or exchange, order ${number}` }).waitFor();
      await customer.page.getByLabel(/^Pieces of/).selectOption("0");
      await press(customer.page, "Request the return");
      await customer.page.getByText("Please choose what to return.").waitFor();
      if (javaScriptEnabled) expect(await customer.accessibility()).toEqual([]);
      await customer.page.getByLabel(/^Pieces of/).selectOption("1");
      if (javaScriptEnabled) {
        await customer.page.getByLabel("Exchange for another choice").check();
        await customer.page.getByLabel(/^Instead of/).selectOption({ index: 1 });
      }
      await customer.page.getByLabel(/Tell us more/).fill(hostile);
      await customer.page.getByLabel("I will send it myself").check();
      await press(customer.page, "Request the return");
      await customer.page.getByText("We will look at it").waitFor();
      await customer.page.getByLabel(/A picture of what is wrong/).setInputFiles({
        name: "torn.jpg",
        mimeType: "image/jpeg",
        buffer: await plainPicture({ width: 640, height: 480 }, "jpeg"),
      });
      await press(customer.page, "Send the picture");
      await customer.page.getByText("We have 1 picture").waitFor();

      const staff = await openPage(browser, { ...options, colorScheme: "dark" });
      await staff.context.addCookies([office.cookieOf(manager)]);
      await staff.page.goto(`${office.url}/manage`);
      await main(staff.page)
        .getByRole("link", { name: /Returns waiting for your decision/ })
        .click();
      if (javaScriptEnabled) expect(await staff.accessibility()).toEqual([]);
      await main(staff.page)
        .getByRole("link", { name: new RegExp(number) })
        .click();
      await main(staff.page).getByText(hostile).waitFor();
      const picture = main(staff.page).getByRole("img", { name: "Picture 1" });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
      if (javaScriptEnabled) expect(await staff.accessibility()).toEqual([]);
      await press(staff.page, "Accept it");
      await press(staff.page, "Mark as received");
      await staff.page
        .getByLabel(/\(up to 1\)$/)
        .first()
        .fill("0");
      await staff.page
        .getByLabel(/\(up to 1\)$/)
        .last()
        .fill("1");
      await press(staff.page, "Save what you found");
      if (javaScriptEnabled) {
        await press(staff.page, "Send the other choice");
        await main(staff.page)
          .getByRole("link", { name: /Exchanged: order H-/ })
          .click();
        await main(staff.page).getByText("To pack").first().waitFor();
      } else {
        await press(staff.page, /^Refund ₹[\d,.]+/);
        await main(staff.page)
          .getByText(/refunded/)
          .first()
          .waitFor();
      }
      await staff.page.goto(`${office.url}/manage/orders/${number}`);
      await main(staff.page).getByRole("heading", { name: "Returns" }).waitFor();

      await customer.page.reload();
      await customer.page
        .getByText(javaScriptEnabled ? "Exchanged" : "Refunded")
        .first()
        .waitFor();
      await expect
        .poll(() => customer.page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(360);
      expect([...customer.troubles, ...staff.troubles]).toEqual([]);
    });
  });

it("names the goods of a return in Hindi on a page in Hindi", async () => {
  const { path } = await delivered();
  const { page, context } = await openPage(browser, { viewport: sizes.phone });
  await page.goto(`${office.url}/hi${path}`);
  await main(page).getByText("कुशन", { exact: false }).first().waitFor();
  expect(await main(page).textContent()).not.toContain("Cushion");
  await press(page, "माँग भेजें");
  await page.locator(".pay-state").getByText("कुशन", { exact: false }).waitFor();
  await context.close();
});
