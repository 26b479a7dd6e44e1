import type { Browser } from "playwright-core";
import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, sizes, visit } from "#support/browser.ts";
import { buyerWith, plainProduct } from "#support/buyers.ts";
import { openForAll } from "#support/open-for-all.ts";
import type { Person } from "#support/people.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(
  () => startShopProcess({ DEMO_FULFILMENT: "0" }),
  (...opened) => {
    [shop, browser] = opened;
  },
);

/** Somebody who has bought one thing, and the order. */
async function bought() {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const person = await buyerWith(db, await plainProduct(db));
  await db.close();
  const placed = await ask(person, "POST", "/cart/checkout", { paymentMethod: "card" });
  await ask(person, "POST", "/cart/verify-payment", {
    razorpay_order_id: placed.order_id,
    razorpay_payment_id: placed.mock_payment_id,
    razorpay_signature: placed.mock_signature,
    is_mock: true,
  });
  const { order } = await ask(person, "GET", `/orders/${placed.orderId}`);
  return { person, order };
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what the documents promise
async function ask({ token }: Person, method: string, path: string, body?: object): Promise<any> {
  const answer = await fetch(`${shop.url}/api${path}`, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function openAs(person: Person) {
  const opened = await openPage(browser, { viewport: sizes.phone });
  await signIn(opened.context, shop.url, person);
  return opened;
}

it("calls an order by one number and six characters everywhere, and its history says no more than its badge", async () => {
  const { person, order } = await bought();
  const letters = () => shop.messages().filter(({ to }) => to === person.email);
  await expect.poll(() => letters().at(0)?.subject).toContain(`order ${order.number})`);
  const { page, context, troubles, inBothThemes } = await openAs(person);
  await visit(page, `${shop.url}/orders`);
  const card = page.getByRole("article", { name: `Order ${order.number}` });
  await card.getByText(`#${order.shortId}`).waitFor();
  // One order leaves room for more, of what is not bought yet.
  const beside = page.getByRole("region", { name: "With your order" });
  await expect.poll(() => beside.getByRole("article").count()).toBe(4);
  expect(await beside.getByRole("article").filter({ hasText: order.items[0].title }).count()).toBe(0);
  for (const path of ["/order/", "/success?order=", "/track-order/"]) {
    await visit(page, `${shop.url}${path}${order.id}`);
    await page.getByRole("heading", { name: `Order ${order.number}` }).waitFor();
    if (!path.startsWith("/track")) await page.getByText("Paid · Credit Card").waitFor();
    // The six characters of its id stand beside its number, and nowhere else.
    const said = (await page.getByRole("main").textContent()) ?? "";
    expect(said).toContain(`${order.number} #${order.shortId}`);
    expect(said.split(order.shortId)).toHaveLength(2);
  }
  await expect.poll(() => page.getByLabel("Order ID").inputValue()).toBe("");
  const ask = page.getByRole("main").getByRole("link", { name: "Ask about this order" });
  expect(await ask.getAttribute("href")).toContain(`order=${order.number}`);
  const dial = page.getByRole("main").getByRole("link", { name: "+91 11 5550 0142" });
  expect(await dial.getAttribute("href")).toBe("tel:+911155500142");
  await visit(page, `${shop.url}/order/${order.id}`);
  await page.getByRole("heading", { name: "Bill details" }).waitFor();
  const steps = page.getByRole("list", { name: "Progress" }).getByRole("listitem");
  await expect.poll(() => steps.first().getAttribute("aria-current")).toBe("step");
  expect(await steps.count()).toBe(5);
  expect(await page.getByRole("region", { name: "What happened" }).count()).toBe(0);
  expect(await inBothThemes()).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

it.each(["", "/hi"])("names all steps beside each other on a small phone (%s/)", async (lang) => {
  const { person, order } = await bought();
  const { page, context } = await openAs(person);
  await page.setViewportSize({ width: 320, height: 568 });
  await visit(page, `${shop.url}${lang}/order/${order.id}`);
  const steps = page.locator(".tracking-brief .tracking-steps > li");
  const boxes = await Promise.all(
    (await steps.all()).map((step) => step.locator("> :last-child").boundingBox()),
  );
  expect(boxes.length).toBe(5);
  for (const [at, name] of boxes.entries()) {
    const before = boxes[at - 1];
    expect(name?.width).toBeGreaterThan(1);
    if (before) expect(name?.x).toBeGreaterThanOrEqual(before.x + before.width);
  }
  const [first, last] = [boxes[0], boxes.at(-1)];
  expect(first?.x).toBeGreaterThan(0);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(320);
  // A wide list of orders has room for them too.
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `${shop.url}${lang}/orders`);
  await page.locator("article .tracking-steps").waitFor();
  expect(await page.locator("article .tracking-steps time").count()).toBe(0);
  await context.close();
});

it("puts no way to follow and no day of arrival before what was called off", async () => {
  const { person, order } = await bought();
  const { page, context, troubles } = await openAs(person);
  const arrives = page.getByRole("main").getByText(/Estimated Delivery \w+day, \d+ \w+$/);
  for (const path of ["/orders", `/order/${order.id}`]) {
    await visit(page, shop.url + path);
    await arrives.waitFor();
  }
  await page.getByRole("main").getByRole("link", { name: "Track Order" }).waitFor();
  await page.getByRole("button", { name: "Cancel order" }).click();
  const asked = page.getByRole("dialog", { name: `Cancel order ${order.number}?` });
  await asked.getByText("You get back").waitFor();
  await asked.getByRole("button", { name: "Keep order" }).click();
  await asked.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Cancel order" }).click();
  await asked.getByRole("button", { name: "Cancel order" }).click();
  await page.getByText("You cancelled it.").waitFor();
  const happened = page.getByRole("region", { name: "What happened" }).getByRole("listitem");
  await expect
    .poll(() => happened.allTextContents())
    .toEqual([expect.stringMatching(/^Order Placed/), expect.stringMatching(/^Cancelled/)]);
  expect(await page.getByRole("main").getByRole("link", { name: "Track Order" }).count()).toBe(0);
  expect(await arrives.count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

it("tells days and hours of an order in Hindi in one script", async () => {
  const { person, order } = await bought();
  const { page, context } = await openAs(person);
  await visit(page, `${shop.url}/hi/track-order/${order.id}`);
  const moments = await page.locator("time").allTextContents();
  // The day that is promised stands below the step that ends its way.
  expect(moments.pop()).toMatch(/^अनुमान: [\u0900-\u097F]+,? \d+ [\u0900-\u097F]+$/);
  expect(moments.length).toBeGreaterThan(0);
  for (const moment of moments)
    expect(moment).toMatch(/^\d+ [\u0900-\u097F]+ को [\u0900-\u097F]+ \d+:\d\d बजे$/);
  await page.getByText("Bengaluru, Karnataka 560001").waitFor();
  await page.getByText("+91 98123 45678").waitFor();
  await context.close();
});

it("has goods, bill and address beside the way of an order that is followed", async () => {
  const { person, order } = await bought();
  const { page, context, troubles, inBothThemes } = await openAs(person);
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `${shop.url}/track-order/${order.id}`);
  const way = await page.getByRole("article").boundingBox();
  for (const name of ["Items", "Delivery address"]) {
    const beside = await page.getByRole("region", { name }).boundingBox();
    expect(beside?.x).toBeGreaterThan((way?.x ?? 0) + (way?.width ?? 0));
  }
  // What it came to stands in sight, and line by line where one asks for it.
  const goods = page.getByRole("region", { name: "Items" });
  await goods.getByText(order.items[0].title).waitFor();
  await goods.getByText("Bill details").click();
  await goods.getByText("Paid · Credit Card").waitFor();
  // Who brings it is not known before it leaves, nor whether anybody but the shop does.
  expect(await page.getByRole("article").getByText("Carrier", { exact: true }).count()).toBe(0);
  const steps = page.getByRole("article").getByRole("list", { name: "Progress" }).getByRole("listitem");
  await expect.poll(() => steps.nth(3).textContent()).toMatch(/Delivered\s*expected \w{3} \d+ \w{3}$/);
  expect(await inBothThemes()).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});
