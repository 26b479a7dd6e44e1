import type { Browser, Page } from "playwright-core";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { orderTabs } from "#modules/orders/rules/staff-actions.ts";
import { openPage, sizes } from "#support/browser.ts";
import { choose } from "#support/choose.ts";
import { describeOnPostgres } from "#support/engines.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";
import type { Person } from "#support/people.ts";
import { copyPostgres, onServer, urlOf } from "#support/templates.ts";

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

const main = (page: Page) => page.getByRole("main");

async function comeIn(
  person: Person,
  options: { javaScriptEnabled?: boolean; colorScheme?: "dark" } = {},
  shop = office,
) {
  const opened = await openPage(browser, { viewport: sizes.phone, ...options });
  await opened.context.addCookies([shop.cookieOf(person)]);
  return opened;
}

/** Opens a folded action, fills it in, and does it. */
async function act(page: Page, title: string, fields: Record<string, string>, sum?: string) {
  const fold = page.locator("details.fold", { has: page.locator("summary", { hasText: title }) });
  await fold.locator("summary").click();
  if (sum) await fold.locator("select").selectOption(sum);
  for (const [name, value] of Object.entries(fields)) await fold.locator(`[name="${name}"]`).fill(value);
  await fold.getByRole("button").click();
}

async function wholeDay(shop: OfficeForTests, person: Person, javaScriptEnabled = true) {
  const number = await shop.placedOrder();
  const { page, troubles, accessibility } = await comeIn(person, { javaScriptEnabled }, shop);
  await page.goto(`${shop.url}/manage`);
  const packAll = page.getByRole("link", { name: /^Pack \d+ orders?$/ });
  expect(await packAll.getAttribute("href")).toBe("/manage/pick");
  await page.getByRole("link", { name: /To pack/ }).click();
  await page.getByRole("button", { name: `Pack: ${number}` }).click();
  await page.getByRole("button", { name: `Undo ${number}` }).click();
  await main(page).getByText("Undone. The customer has not heard of it.").waitFor();
  await page.getByRole("link", { name: new RegExp(number) }).click();
  await page.locator("#next").getByRole("button", { name: "Pack" }).click();
  await main(page).getByText("Packed").first().waitFor();
  await page.getByLabel("Tracking number").first().fill("EX123456789IN");
  await page.getByLabel("Carrier").first().fill("India Post");
  await page.locator("#next").getByRole("button", { name: "Send" }).click();
  await main(page).getByText("India Post EX123456789IN").waitFor();
  if (javaScriptEnabled) expect(await accessibility()).toEqual([]);
  await act(page, "Correct the number", { trackingNumber: "EX123456798IN" });
  await main(page).getByText("India Post EX123456798IN").waitFor();
  await act(page, "The parcel is coming back", { reason: "nobody at home" });
  await act(page, "The parcel is back here", { reason: "it is here" });
  await act(page, "Make a refund", { rupees: "100.50", reason: "a seam was open" }, "amount");
  await main(page).getByText("The refund is on its way").waitFor();
  // Its credit note lies folded among the papers, where the refund was done before the page was there.
  await main(page).getByText("₹100.50").filter({ visible: true }).first().waitFor();
  for (const happened of ["Order placed", "Order confirmed"])
    await main(page).locator(".history").getByText(happened).first().waitFor();
  await act(page, "Add a note", { words: "She will call again." });
  await main(page).getByText("She will call again.").waitFor();
  expect(troubles).toEqual([]);
}

for (const javaScriptEnabled of [true, false])
  describe(javaScriptEnabled ? "a day in the back office" : "a day in the back office without script", () => {
    it("gathers for several orders at once, packs them at one press, and takes that back", async () => {
      const numbers = [await office.soldOrder(), await office.soldOrder()];
      const packer = await office.person("packer");
      const { page, troubles, accessibility } = await comeIn(packer, { javaScriptEnabled });
      await page.goto(`${office.url}/manage/pick`);
      const [first = "", last = ""] = numbers;
      const goods = main(page).locator("li", { hasText: "Indigo" });
      await goods.filter({ hasText: first }).waitFor();
      if (javaScriptEnabled) expect(await accessibility()).toEqual([]);
      await page.getByLabel(new RegExp(`^${first}`)).uncheck();
      await page.getByRole("button", { name: "Show for these orders" }).click();
      await goods.filter({ hasText: first }).waitFor({ state: "detached" });
      await goods.filter({ hasText: last }).waitFor();
      expect(await page.getByLabel(new RegExp(`^${first}`)).isChecked()).toBe(false);
      await page.goto(`${office.url}/manage/orders`);
      for (const number of numbers) await choose(page.getByLabel(`Select ${number}`));
      await page.getByRole("button", { name: "Pick and print" }).click();
      await main(page)
        .getByText(/^2 × .*Indigo/)
        .waitFor();
      await main(page).getByText(numbers.join(", ")).waitFor();
      const cookie = office.cookieOf(packer);
      for (const name of [
        "2 address labels",
        "Address labels on A4",
        "2 packing slips",
        "Print the pick list",
      ]) {
        const link = await page.getByRole("link", { name }).getAttribute("href");
        const answer = await fetch(new URL(link ?? "", office.url), {
          headers: { cookie: `${cookie.name}=${cookie.value}` },
        });
        expect([name, answer.status, answer.headers.get("content-type")]).toEqual([
          name,
          200,
          "application/pdf",
        ]);
      }
      if (javaScriptEnabled) expect(await accessibility()).toEqual([]);
      await page.getByRole("button", { name: "All 2 are packed" }).click();
      await page.getByRole("button", { name: "Undo Packed together" }).click();
      await page.getByRole("button", { name: "All 2 are packed" }).click();
      await main(page).getByText("Packed", { exact: true }).nth(1).waitFor();
      expect(troubles).toEqual([]);
    });

    it("packs, sends, takes back and refunds what came in by the shop", () =>
      wholeDay(office, owner, javaScriptEnabled));

    it("tells who comes second what the first one did, and keeps what was typed", async () => {
      const number = await office.soldOrder();
      const { page } = await comeIn(owner, { javaScriptEnabled });
      await page.goto(`${office.url}/manage/orders/${number}`);
      await page.locator("summary", { hasText: "Cancel the order" }).click();
      await page.locator("details[open] [name=reason]").fill("asked for by phone");
      const other = await comeIn(await office.person("packer"), { javaScriptEnabled });
      await other.page.goto(`${office.url}/manage/orders/${number}`);
      await other.page.locator("#next").getByRole("button", { name: "Pack" }).click();
      await main(other.page).getByRole("status").filter({ hasText: "Packed" }).waitFor();
      await page.locator("details[open]").getByRole("button", { name: "Cancel the order" }).click();
      await main(page).getByText("Somebody else has changed this order meanwhile:").waitFor();
      await expect
        .poll(() => page.locator("details[open] [name=reason]").inputValue())
        .toBe("asked for by phone");
    });
  });

describeOnPostgres("a day in the back office", () => {
  it("packs, sends, takes back and refunds what came in by the shop", async () => {
    const postgres = inject("postgresUrl");
    const name = await copyPostgres({ demo: true }, postgres);
    const shop = await openOffice({ DEMO_FULFILMENT: "0", DATABASE_URL: urlOf(postgres, name) });
    onTestFinished(async () => {
      await shop.stop();
      await onServer(postgres, `drop database ${name} with (force)`);
    });
    await wholeDay(shop, await shop.person("owner"));
  });
});

describe("the back office", () => {
  it("packs what is ticked at once", async () => {
    const numbers = [await office.soldOrder(), await office.soldOrder()];
    const { page } = await comeIn(owner);
    await page.goto(`${office.url}/manage/orders`);
    for (const number of numbers) await page.getByLabel(`Select ${number}`).check();
    await page.getByRole("button", { name: /Next step for the selected/ }).click();
    await main(page).getByText("2 of 2 done").waitFor();
    await page.getByRole("link", { name: /^Packed/ }).click();
    for (const number of numbers)
      await page
        .getByRole("link", { name: new RegExp(number) })
        .first()
        .waitFor();
  });

  it("shows a packer no prices and no telephone, and no action but his", async () => {
    const number = await office.soldOrder();
    const { page } = await comeIn(await office.person("packer"));
    await page.goto(`${office.url}/manage/orders/${number}`);
    await page.getByRole("heading", { name: "Goods" }).waitFor();
    const text = await page.locator("body").textContent();
    expect(text).not.toMatch(/₹|98123/);
    for (const title of ["Money", "Make a refund", "Cancel the order"]) expect(text).not.toContain(title);
    await expect.poll(() => page.locator("#next").getByRole("button").textContent()).toBe("Pack");
  });

  it("asks of a refund what its kind asks for", async () => {
    const number = await office.soldOrder();
    const { page } = await comeIn(owner, { javaScriptEnabled: false });
    await page.goto(`${office.url}/manage/orders/${number}`);
    const fold = page.locator("details.fold", { has: page.getByText("Make a refund") });
    await fold.locator("summary").click();
    const asked = async () => [
      await fold.getByLabel("Amount in rupees").isVisible(),
      await fold.getByText("How many pieces").isVisible(),
    ];
    expect(await asked()).toEqual([false, false]);
    await fold.locator("select").selectOption("amount");
    // What it is for is named, so that its taxes go back.
    expect(await asked()).toEqual([true, true]);
    await fold.locator("select").selectOption("goods");
    expect(await asked()).toEqual([false, true]);
    await fold.locator("select").selectOption("delivery");
    await fold.getByLabel("Undamaged").check();
    expect(await asked()).toEqual([false, true]);
  });

  it("has its tabs in one row on a phone, and the one that is shown in view", async () => {
    const { page } = await comeIn(owner);
    for (const [at, tab] of orderTabs.entries()) {
      await page.goto(`${office.url}/manage/orders?tab=${tab}`);
      const tabs = page.locator(".tabs a");
      const boxes = await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      expect(boxes).toHaveLength(orderTabs.length);
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      const end = () => tabs.nth(at).evaluate((one) => one.getBoundingClientRect().right);
      await expect.poll(end, { message: tab }).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  it("is found by keys", async () => {
    const number = await office.soldOrder();
    const { page } = await comeIn(owner);
    await page.goto(`${office.url}/manage/orders`);
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await page.keyboard.type(number);
    await page.keyboard.press("Enter");
    await main(page).getByText(`Results for “${number}”`).waitFor();
    await page.waitForLoadState();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: number }).waitFor();
  });

  it("has nothing that a machine finds hard to use, light and dark", async () => {
    const number = await office.soldOrder();
    const { page, inBothThemes } = await comeIn(owner);
    await page.goto(`${office.url}/manage/orders/${number}`);
    // Paid by hand, it goes back by hand: something to look at among the payments.
    await act(page, "Make a refund", { rupees: "1", reason: "a seam was open" }, "amount");
    await main(page).getByText("The refund is on its way").waitFor();
    for (const path of ["", "/orders", `/orders/${number}`, "/payments", "/customers", "/log"]) {
      await page.goto(`${office.url}/manage${path}`);
      expect(await inBothThemes(), path).toEqual([]);
    }
    await page.goto(`${office.url}/manage/customers`);
    await main(page).locator('a[href^="/manage/customers/"]').first().click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    const erase = page.locator("details.fold", { hasText: "Erase this customer" });
    await erase.locator("summary").click();
    expect(await inBothThemes(), "one customer").toEqual([]);
    const address = page.url();
    await erase.getByLabel("Yes, erase everything").check();
    await erase.getByRole("button", { name: "Erase for good" }).click();
    await main(page).getByText("The customer is erased.").waitFor();
    expect((await page.goto(address))?.status()).toBe(404);
  });
});
