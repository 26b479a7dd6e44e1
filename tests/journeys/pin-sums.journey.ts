import type { Browser } from "playwright-core";
import { expect, it, vi } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, sizes, visit } from "#support/browser.ts";
import { buyer, plainProduct } from "#support/buyers.ts";
import { choose } from "#support/choose.ts";
import { openForAll } from "#support/open-for-all.ts";
import { signedUpUser } from "#support/people.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

type Bearer = { readonly token: string };

let shop: ShopProcess;
let browser: Browser;
openForAll(startShopProcess, async (...opened) => {
  [shop, browser] = opened;
  const db = openDatabase({ DATA_DIR: shop.folder });
  const owner = await signedUpUser(db, { role: "owner" });
  const productId = await plainProduct(db);
  await db.close();
  const india = { seen: 0, fields: { profile: "india", sellerState: "29" } };
  expect((await call("PUT", "/manage/shop/pricing", owner, india)).status).toBe(200);
  const islands = { prefix: "744", bands: [] };
  const mumbai = { prefix: "400", deliverable: "1", bands: [{ grams: "", price: "149", free: "" }] };
  for (const place of [islands, mumbai]) {
    const { version: seen } = (await call("GET", "/manage/delivery", owner)).body;
    const put = await call("PUT", "/manage/delivery", owner, { seen, ...place });
    expect(put.body).toMatchObject({ success: true });
  }
  // What brings goods to Mumbai is known to shoppers' pages a moment later.
  const toMumbai = () => call("GET", `/delivery/400001?productId=${productId}`, owner);
  await vi.waitFor(async () => expect((await toMumbai()).body.paise).toBe(149_00), 60_000);
});

async function call(method: string, path: string, { token }: Bearer, json?: unknown) {
  const answer = await fetch(`${shop.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Somebody who asked about Mumbai, with one thing in the cart. */
async function comeIn(hasAddress: boolean) {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const person = await (hasAddress ? buyer(db) : signedUpUser(db, { name: "Asha" }));
  const productId = await plainProduct(db);
  await db.close();
  expect((await call("POST", "/cart/add", person, { productId, quantity: 1 })).status).toBe(200);
  const opened = await openPage(browser, { viewport: sizes.phone });
  await signIn(opened.context, shop.url, person);
  await opened.context.addCookies([{ name: "haat-pin", value: "400001", url: shop.url }]);
  return { ...opened, person };
}

it("promises nothing for free where it never is", async () => {
  const { page } = await comeIn(false);
  await visit(page, `${shop.url}/cart`);
  await page.getByText("₹149").first().waitFor();
  await expect.poll(() => page.getByText("Shipping is free").count()).toBe(0);
  await expect.poll(() => page.getByText("and shipping is free").count()).toBe(0);
});

it.each([
  ["", "Inclusive of all taxes", "Tax is shown in the cart"],
  ["/hi", "सभी टैक्स क़ीमत में शामिल हैं", "टैक्स भुगतान से पहले"],
])("says at goods that the price has its tax in it (%s)", async (way, text, not) => {
  const { products } = await (await fetch(`${shop.url}/api/products`)).json();
  // A page that is kept may be older than the profile for a moment.
  await vi.waitFor(async () => {
    const page = await (await fetch(`${shop.url}${way}/product/${products[0].id}`)).text();
    expect(page).toContain(text);
    expect(page).not.toContain(not);
  }, 60_000);
});

const island = { city: "Port Blair", state: "Andaman and Nicobar Islands", pinCode: "744101" };

it("offers no address where nothing is brought to, says why, and leads to changing it", async () => {
  const { page, person } = await comeIn(true);
  const where = {
    name: "Asha Rao",
    phone: "9812345678",
    street: "1 Harbour Road",
    isDefault: true,
    ...island,
  };
  expect((await call("POST", "/addresses", person, where)).body).toMatchObject({ success: true });
  await visit(page, `${shop.url}/cart`);
  await page.locator("#pay").getByRole("button", { name: "Proceed to Checkout" }).click();
  const summary = page.getByRole("dialog", { name: "Order Summary" });
  const refused = summary.getByRole("radio", { name: /We do not deliver here/ });
  await expect.poll(() => refused.isDisabled()).toBe(true);
  const chosen = summary.locator("[name=addressId]:checked");
  await expect
    .poll(() => chosen.evaluate((one: HTMLInputElement) => one.labels?.[0]?.textContent))
    .toMatch(/Arrives by/);
  await summary.getByRole("link", { name: /Change this address/ }).click();
  await page.getByRole("heading", { name: "Edit the address" }).waitFor();
  expect(await page.locator("[name=pinCode]").inputValue()).toBe("744101");
});

it("says no to a typed address where nothing is brought to, and what to do instead", async () => {
  const { page } = await comeIn(true);
  await visit(page, `${shop.url}/cart`);
  await page.locator("#pay").getByRole("button", { name: "Proceed to Checkout" }).click();
  const summary = page.getByRole("dialog", { name: "Order Summary" });
  const pay = summary.getByRole("button", { name: /^Pay ₹/ });
  const toTheFirst = (await pay.textContent()) ?? "";
  await choose(summary.getByLabel("Deliver to a new address"));
  await expect.poll(() => pay.textContent()).not.toBe(toTheFirst);
  const elsewhere = await pay.textContent();
  await summary.locator("[name=phone]").fill("98123 45679");
  await summary.locator("[name=street]").fill("1 Harbour Road");
  await summary.locator("[name=pinCode]").fill(island.pinCode);
  await expect.poll(() => summary.locator("[name=state]").inputValue()).toBe(island.state);
  await pay.click();
  await summary.getByText("We do not deliver to this PIN code").waitFor();
  await summary.getByText("Choose another address.").waitFor();
  await expect.poll(() => summary.getByRole("button", { name: "Choose another way to pay" }).count()).toBe(0);
  await expect
    .poll(() => summary.getByRole("radio", { name: /We do not deliver here/ }).isDisabled())
    .toBe(true);
  expect(await summary.getByLabel("Deliver to a new address").isChecked()).toBe(true);
  await expect.poll(() => pay.textContent()).toBe(elsewhere);
  await page.keyboard.press("Escape");
  await summary.waitFor({ state: "hidden" });
  await page.locator("#pay").getByText("Choose another address.").waitFor();
});

it("goes on with the address that was typed, where something else stands in the way", async () => {
  const { person, context } = await comeIn(false);
  await context.close();
  const where = { name: "Asha Rao", phone: "9812345678", street: "5 Marine Drive", pinCode: "400001" };
  const city = { city: "Mumbai", state: "Maharashtra", country: "India", addressId: "new" };
  const answer = await fetch(`${shop.url}/checkout`, {
    method: "POST",
    headers: { cookie: person.cookie, origin: shop.url },
    // Cash is not taken there.
    body: new URLSearchParams({ ...where, ...city, key: crypto.randomUUID(), paymentMethod: "cash" }),
  });
  expect(answer.status).toBe(422);
  const [kept] = (await call("GET", "/addresses", person)).body.addresses;
  const radios = (await answer.text()).match(/<input[^>]*name="addressId"[^>]*>/g) ?? [];
  expect(radios.filter((one) => one.includes("checked"))).toEqual([expect.stringContaining(kept.id)]);
});

it("says beside a PIN code where nothing is brought to whose sums the cart shows", async () => {
  const { page, context } = await comeIn(false);
  await context.addCookies([{ name: "haat-pin", value: island.pinCode, url: shop.url }]);
  await visit(page, `${shop.url}/cart`);
  await page.getByText("The sums here are for other PIN codes").waitFor();
});

it.each([
  { from: "the cart", hasAddress: false },
  { from: "the cart", hasAddress: true },
  { from: "a page of its own", hasAddress: false },
])("tells the sum of a typed address and takes it, from $from (book: $hasAddress)", async (way) => {
  const { page, person } = await comeIn(way.hasAddress);
  if (way.from === "the cart") {
    await visit(page, `${shop.url}/cart`);
    await choose(page.getByRole("radio", { name: "PayPal" }));
    await page.locator("#pay").getByRole("button", { name: "Proceed to Checkout" }).click();
  } else await visit(page, `${shop.url}/checkout?method=paypal`);
  const form = page.locator("form").filter({ has: page.locator("[name=street]") });
  if (way.hasAddress) await choose(form.getByLabel("Deliver to a new address"));
  await form.locator("[name=phone]").fill("98123 45679");
  await form.locator("[name=street]").fill("12 Lake Road");
  await form.locator("[name=pinCode]").fill("700001");
  await expect.poll(() => form.locator("[name=city]").inputValue()).toBe("Kolkata");
  const pay = form.getByRole("button", { name: /^Pay ₹/ });
  const shown = await pay.textContent();
  await pay.click();
  await form.getByText("To this address it is ₹").first().waitFor();
  const notice = (await form.getByText("To this address").first().textContent()) ?? "";
  const text = /₹[\d,.]*\d/.exec(notice)?.[0] ?? "none";
  await vi.waitFor(async () => expect(await pay.textContent()).toContain(text), 60_000);
  expect(shown).not.toContain(text);
  await pay.click();
  await page.waitForURL(/\/success\?order=/);
  const { addresses } = (await call("GET", "/addresses", person)).body;
  expect(addresses).toHaveLength(way.hasAddress ? 2 : 1);
});
