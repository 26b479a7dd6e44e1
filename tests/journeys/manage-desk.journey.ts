import { expect, it } from "vitest";
import { shot, sizes } from "#support/browser.ts";
import { ownersOffice } from "#support/owners-office.ts";

const { opened, comeIn } = ownersOffice({ DEMO_FULFILMENT: "0" });

it("shows the list beside the order on a desk, and a phone the order alone", async () => {
  const { office } = opened;
  const [first, second] = [await office.placedOrder(), await office.placedOrder()];
  const { page, inBothThemes, troubles } = await comeIn();
  await page.goto(`${office.url}/manage/orders?tab=toPack`);
  await page.getByRole("link", { name: new RegExp(first) }).click();
  await page.getByRole("heading", { level: 1, name: first }).waitFor();
  const beside = page.getByRole("complementary", { name: "Orders" });
  expect(await beside.count()).toBe(0);
  await expect
    .poll(() => page.locator(".back").getAttribute("href"))
    .toMatch(/\/manage\/orders\?tab=toPack$/);

  await page.setViewportSize(sizes.desktop);
  await page.reload();
  const chosen = beside.locator('[aria-current="page"]');
  await chosen.getByText(first).waitFor();
  expect(await beside.getByRole("button").count()).toBe(0);
  await beside.getByRole("heading", { name: "To pack" }).waitFor();
  expect(await inBothThemes()).toEqual([]);
  await beside.getByRole("link", { name: new RegExp(second) }).click();
  await page.getByRole("heading", { level: 1, name: second }).waitFor();
  await chosen.getByText(second).waitFor();
  // What is done leaves the list, and the rest of it stays at hand.
  await page.locator("#next").getByRole("button", { name: "Pack" }).click();
  await page.getByRole("main").getByText("Packed").first().waitFor();
  await beside.getByRole("link", { name: new RegExp(first) }).waitFor();
  await expect.poll(() => beside.getByRole("link", { name: new RegExp(second) }).count()).toBe(0);

  // By its id, in a tab of the browser that has seen no list: in the one in which it lies.
  const id = await page.locator("main > [data-order]").getAttribute("data-order");
  const other = await page.context().newPage();
  await other.setViewportSize(sizes.desktop);
  await other.goto(`${office.url}/manage/orders/${id}`);
  const besideIt = other.getByRole("complementary", { name: "Orders" });
  await besideIt.getByRole("heading", { name: "Packed" }).waitFor();
  await besideIt.locator('[aria-current="page"]').getByText(second).waitFor();
  await shot(other, "list-beside");
  expect(troubles).toEqual([]);
});

it("changes a price in the list of goods on a desk, and says what is wrong with one", async () => {
  const { office } = opened;
  const { page, inBothThemes, troubles } = await comeIn();
  await page.goto(`${office.url}/manage/goods?state=live`);
  const price = page.getByRole("textbox", { name: /^Price of / }).first();
  expect(await page.getByRole("textbox", { name: /^Price of / }).count()).toBe(0);
  await page.setViewportSize(sizes.desktop);
  await price.waitFor();
  expect(await inBothThemes()).toEqual([]);
  // It stands once in its row, in the field.
  expect(await page.locator(".row:has(.row-price) .price-told").first().isVisible()).toBe(false);
  await shot(page, "goods");
  const { x } = (await price.boundingBox()) ?? {};
  const name = await price.getAttribute("aria-label");
  const row = page.getByRole("textbox", { name: name ?? "", exact: true });
  await row.fill("free");
  await row.press("Enter");
  await page.getByRole("alert").getByText("Enter an amount").waitFor();
  // What was typed is still there, and why it was refused beside it.
  expect(await row.inputValue()).toBe("free");
  expect(await row.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.locator(".row-price").getByText("Enter an amount").waitFor();
  expect((await row.boundingBox())?.x).toBe(x);
  await shot(page, "goods-refused");
  expect(await row.getAttribute("aria-invalid")).toBe("true");
  expect(await inBothThemes()).toEqual([]);
  await row.fill("123.45");
  await row.press("Enter");
  await expect.poll(() => row.inputValue()).toBe("123.45");
  expect(page.url()).toContain("state=live");
  expect(troubles.filter((one) => !one.includes("422"))).toEqual([]);
});
