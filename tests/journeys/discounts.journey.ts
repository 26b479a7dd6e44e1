import { expect, it, vi } from "vitest";
import { openPage, shot, sizes, visit } from "#support/browser.ts";
import { admitGuests } from "#support/guest-shop.ts";
import { ownersOffice } from "#support/owners-office.ts";

const { opened, comeIn } = ownersOffice();
const name = "Buy 2, get 1 free";

it("an owner gives one of three away, and a guest sees it, gets it and has it on the papers", async () => {
  const { office, browser, owner } = opened;
  const productId = await admitGuests(office);
  const ask = async (path: string) => {
    const headers = { authorization: `Bearer ${owner.token}` };
    return (await fetch(`${office.url}/api${path}`, { headers })).json();
  };
  const { title } = (await ask(`/products/${productId}`)).data;

  const { page: desk, inBothThemes, troubles } = await comeIn();
  await desk.goto(`${office.url}/manage/sales`);
  await desk.getByRole("link", { name: "Discounts" }).click();
  await desk.getByText("No discounts yet").waitFor();
  expect(await inBothThemes()).toEqual([]);
  await desk.getByRole("link", { name: "New discount" }).click();
  expect(await inBothThemes()).toEqual([]);
  await desk.getByRole("link", { name: "Buy some, get some free" }).click();
  await desk.getByRole("searchbox").fill(title);
  await desk.getByRole("button", { name: "Search" }).click();
  await desk.getByRole("link", { name: title, exact: true }).click();
  await desk.getByText(`Of ${title}`).waitFor();
  await desk.getByLabel("Name", { exact: true }).fill(name);
  await desk.getByLabel("Buy", { exact: true }).fill("2");
  await desk.getByLabel("Get free").fill("9");
  await desk.getByRole("button", { name: "Save the discount" }).click();
  await desk.getByText("Enter a whole number from 1, together 10 at most").first().waitFor();
  expect(await desk.getByLabel("Name", { exact: true }).inputValue()).toBe(name);
  await desk.getByLabel("Get free").fill("1");
  expect(await inBothThemes()).toEqual([]);
  await desk.getByRole("button", { name: "Save the discount" }).click();
  await desk.locator(".strip").filter({ hasText: "The discount is made" }).waitFor();
  await desk.getByRole("heading", { name }).waitFor();
  expect(await inBothThemes()).toEqual([]);
  const address = desk.url();

  const { page, accessibility } = await openPage(browser, { viewport: sizes.phone });
  const isTold = async () =>
    (await (await fetch(`${office.url}/product/${productId}`)).text()).includes(name);
  await expect.poll(isTold).toBe(true);
  await visit(page, `${office.url}/product/${productId}`);
  await page.getByText(name).waitFor();
  expect(await accessibility()).toEqual([]);
  const quantity = page.locator("#buy").getByRole("spinbutton");
  await quantity.fill("2");
  await quantity.press("Tab");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await vi.waitFor(
    async () =>
      expect((await page.context().cookies()).some((one) => one.name.endsWith("haat-guest"))).toBe(true),
    { timeout: 60_000 },
  );
  await visit(page, `${office.url}/cart`);
  // With two of them the cart says what a third one gets, and then what it has got.
  const inCart = page.getByRole("region", { name: "Items in your cart" }).getByRole("listitem");
  await inCart.getByText(name).waitFor();
  await inCart.getByText("Add 1 more: it is free").waitFor();
  await shot(page, "two");
  expect(await accessibility()).toEqual([]);
  await inCart.getByRole("button", { name: /^One more of/ }).click();
  const row = page.locator("dl").getByText(name).locator("xpath=..");
  await row.waitFor();
  await inCart.getByText(/^1 free, −₹/).waitFor();
  expect(await inCart.getByText(name).count()).toBe(0);
  await shot(page, "three");
  const off = /₹[\d,.]+/.exec((await row.textContent()) ?? "")?.[0];
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await accessibility()).toEqual([]);

  await page.goto(`${office.url}/checkout/guest`);
  for (const [label, value] of [
    ["Phone", "98123 45679"],
    ["Name", "Asha Rao"],
    ["House and street", "12 Lake Road"],
    ["PIN code", "560001"],
  ] as const)
    await page.getByLabel(label, { exact: label === "Name" }).fill(value);
  await page.getByText("Karnataka").waitFor();
  await page.getByText(name).first().waitFor();
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.getByText("Thank you! We have your order.").waitFor();
  const number = /H-\d+/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0];

  const { order } = await ask(`/manage/orders/${number}`);
  const { quote, papers } = order.money;
  const [line] = order.lines;
  expect(line.quantity).toBe(3);
  expect(quote).toMatchObject({ subtotal: 3 * line.unitPaise, promo: line.unitPaise });
  expect(quote.charges[0]).toMatchObject({ kind: "promo", paise: -line.unitPaise, params: { name } });
  expect(off?.replace(/[^\d]/g, "")).toBe(String(line.unitPaise));
  expect(papers).toMatchObject([{ kind: "invoice", paise: quote.total }]);
  await desk.goto(`${office.url}/manage/orders/${number}`);
  await desk.getByText(name).first().waitFor();

  await desk.goto(address);
  await desk.getByRole("button", { name: "Switch it off" }).click();
  await desk.locator(".strip").filter({ hasText: "The discount is off" }).waitFor();
  await expect.poll(isTold).toBe(false);
  await desk.goto(`${office.url}/manage/log`);
  await desk.getByText(`switched the discount ${name} off`).first().waitFor();
  expect(troubles.filter((one) => !one.includes("422"))).toEqual([]);
});
