import type { Browser, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { pathIn } from "#contract/lang-address.ts";
import { paths } from "#contract/paths.ts";
import { openPage, sizes, visit } from "#support/browser.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";
import type { Person } from "#support/people.ts";

const goods = ["Kulhad Masala Chai Blend, 200 g", "Mogra Soy Wax Candle"] as const;

let office: OfficeForTests;
let browser: Browser;
let owner: Person;
openForAll(
  () => openOffice({ DEMO_FULFILMENT: "0" }),
  async (...opened) => {
    [office, browser] = opened;
    owner = await office.person("owner");
  },
);

// biome-ignore lint/suspicious/noExplicitAny: a test reads what the documents promise
async function ask({ token }: Person, method: string, path: string, body?: object): Promise<any> {
  const answer = await fetch(`${office.url}/api${path}`, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  const told = await answer.json();
  expect([path, told.message, answer.ok]).toEqual([path, told.message, true]);
  return told;
}

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name }).first().click();
const isNarrow = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

const stockOf = async (title: string) => {
  const found = await ask(owner, "GET", `/manage/goods?search=${encodeURIComponent(title)}`);
  return found.goods.find((one: { title: string }) => one.title === title)?.free as number;
};

/** The owner makes it on a phone: a product of two kinds of goods, which costs less than they do alone. */
async function makeSet(page: Page, title: string): Promise<string> {
  const made = { title, category: "tea-coffee", rupees: "700", pieces: "0" };
  const { goods: product } = await ask(owner, "POST", "/manage/goods", made);
  await page.goto(`${office.url}/manage/goods/${product.id}`);
  await main(page).getByRole("link", { name: "Make it a set" }).click();
  await press(page, "Save the set");
  await page.getByText("A set has 2 to 10 different parts").first().waitFor();
  for (const name of goods) {
    await page.getByRole("searchbox", { name: /Search for a product/ }).fill(name);
    await press(page, "Search");
    await press(page, `Add ${name}`);
    await main(page)
      .getByRole("button", { name: `Remove ${name}` })
      .waitFor();
  }
  await page.getByLabel("Pieces").first().fill("2");
  await isNarrow(page);
  await press(page, "Save the set");
  await main(page).getByText("can be sold").waitFor();
  await main(page).getByText("The set saves").waitFor();
  expect(await main(page).getByLabel("In stock").count()).toBe(0);
  return product.id;
}

const where = {
  ...{ name: "Asha Rao", phone: "9812345678", street: "12 Lake Road" },
  ...{ city: "Bengaluru", state: "Karnataka", pinCode: "560001" },
};

for (const javaScriptEnabled of [true, false])
  describe(javaScriptEnabled ? "a set" : "a set without script", () => {
    it("is made on a phone, bought, and sent back in parts", async () => {
      const options = { viewport: sizes.phone, javaScriptEnabled };
      const staff = await openPage(browser, { ...options, colorScheme: "dark" });
      await staff.context.addCookies([office.cookieOf(owner)]);
      const title = javaScriptEnabled ? "Chai Evening" : "Chai Morning";
      const set = await makeSet(staff.page, title);
      if (javaScriptEnabled) expect(await staff.accessibility()).toEqual([]);
      const before = await Promise.all(goods.map(stockOf));
      expect(await stockOf(title)).toBe(Math.min(10 ** 6, Math.floor((before[0] ?? 0) / 2), before[1] ?? 0));

      const customer = await openPage(browser, options);
      await customer.context.addCookies([office.cookieOf(await office.person(null))]);
      const { page } = customer;
      // biome-ignore lint/suspicious/noExplicitAny: a test reads what the documents promise
      const call = async (method: string, path: string, data?: object): Promise<any> => {
        const headers = { origin: office.url };
        const answer = await customer.context.request.fetch(`${office.url}/api${path}`, {
          method,
          headers,
          data,
        });
        expect([path, answer.ok()]).toEqual([path, true]);
        return answer.json();
      };
      await call("POST", "/addresses", where);
      await (javaScriptEnabled
        ? visit(page, `${office.url}/product/${set}`)
        : page.goto(`${office.url}/product/${set}`));
      const inside = page.getByRole("region", { name: "In this set" });
      await inside.getByRole("link", { name: goods[0] }).waitFor();
      await inside.getByText(/You save ₹/).waitFor();
      if (javaScriptEnabled) expect(await customer.accessibility()).toEqual([]);
      await isNarrow(page);
      await press(page, /^Add to [Cc]art/);
      await expect.poll(async () => (await call("GET", "/cart")).data.itemCount).toBe(1);
      await page.goto(`${office.url}/cart`);
      await main(page).getByText(`2 × ${goods[0]}`).waitFor();
      await isNarrow(page);

      const placed = await call("POST", "/cart/checkout", { paymentMethod: "card" });
      await call("POST", "/cart/verify-payment", {
        razorpay_order_id: placed.order_id,
        razorpay_payment_id: placed.mock_payment_id,
        razorpay_signature: placed.mock_signature,
        is_mock: true,
      });
      expect(await Promise.all(goods.map(stockOf))).toEqual([(before[0] ?? 0) - 2, (before[1] ?? 0) - 1]);
      await page.goto(office.url + paths.order(placed.orderId));
      await main(page).getByText(`Part of ${title}`).first().waitFor();
      await isNarrow(page);

      for (const status of ["shipped", "delivered"])
        await ask(owner, "PUT", `/orders/${placed.orderId}`, { status });
      const { order } = await call("GET", `/orders/${placed.orderId}`);
      const line = order.items.findIndex((one: { title: string }) => one.title === goods[1]);
      await page.goto(office.url + order.returnPath);
      await page.getByLabel(`Pieces of ${goods[1]}`).selectOption("1");
      await page
        .getByLabel(/^Pieces of/)
        .first()
        .selectOption("0");
      await page.getByLabel("I will send it myself").check();
      await press(page, "Request the return");
      await page.getByText("We will look at it").waitFor();

      await staff.page.goto(`${office.url}/manage/orders/${order.number}`);
      await main(staff.page).getByText(`Part of ${title}`).first().waitFor();
      await staff.page.goto(`${office.url}/manage`);
      await main(staff.page)
        .getByRole("link", { name: /Returns waiting for your decision/ })
        .click();
      await main(staff.page)
        .getByRole("link", { name: new RegExp(order.number) })
        .click();
      await press(staff.page, "Accept it");
      await press(staff.page, "Mark as received");
      await press(staff.page, "Save what you found");
      await press(staff.page, /^Refund ₹[\d,.]+/);
      await main(staff.page)
        .getByText(/refunded/)
        .first()
        .waitFor();
      const { order: after } = await call("GET", `/orders/${placed.orderId}`);
      // The demo shop adds its taxes to what the part was sold for.
      expect(after.refundPaise).toBeGreaterThanOrEqual(order.items[line].unitPaise);
      expect(after.refundPaise).toBeLessThan(order.items[line].unitPaise * 1.2);
      expect([...customer.troubles, ...staff.troubles]).toEqual([]);
    });
  });

it("says in Hindi what is in it", async () => {
  const { goods: all } = await ask(owner, "GET", "/manage/goods?search=Chai%20Evening");
  const { page, context } = await openPage(browser, { viewport: sizes.phone });
  await page.goto(office.url + pathIn("hi", `/product/${all[0].id}`));
  await main(page).getByRole("heading", { name: "इस सेट में" }).waitFor();
  await main(page)
    .getByText(/आपकी बचत/)
    .waitFor();
  await context.close();
});
