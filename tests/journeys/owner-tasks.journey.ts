import type { Browser, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, shot, sizes } from "#support/browser.ts";
import { admitGuests } from "#support/guest-shop.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";

let office: OfficeForTests;
let browser: Browser;
openForAll(
  () => openOffice({ DEMO_FULFILMENT: "0" }),
  (...opened) => {
    [office, browser] = opened;
  },
);

/** The owner with her phone, at one of her screens. */
async function at(path: string) {
  const opened = await openPage(browser, { viewport: sizes.phone });
  await opened.context.addCookies([office.cookieOf(await office.person("owner"))]);
  const open = (to: string) => opened.page.goto(`${office.url}/manage/${to}`);
  await open(path);
  return { ...opened, open, main: opened.page.getByRole("main") };
}

/** Opens a folded action and gives what is in it. */
async function unfold(page: Page, title: string) {
  const fold = page.locator("details.fold", { has: page.locator("summary", { hasText: title }) });
  await fold.locator("summary").click();
  return fold;
}

/** An order without an account, and where its buyer follows it. */
async function boughtAsGuest() {
  const productId = await admitGuests(office);
  const ask = async (path: string, body: object, cookie = "") => {
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie };
    return fetch(`${office.url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  };
  const added = await ask("/cart/add", { productId });
  const address = {
    ...{ name: "Zubaida Zutshi", phone: "98123 77777", street: "77 Chinar Lane" },
    ...{ city: "Bengaluru", state: "Karnataka", pinCode: "560001" },
  };
  const cookie = added.headers.getSetCookie()[0]?.split(";")[0];
  const placed = await ask("/cart/checkout", { paymentMethod: "qr", address }, cookie);
  const { track_path: path } = await placed.json();
  const followed = await fetch(`${office.url}/api${path.replace("/track/", "/tracking/")}`);
  return { number: (await followed.json()).order.number as string, path: path as string };
}

/** The next step of the order, whatever it is called. */
const next = (page: Page, name: string) => page.locator("#next").getByRole("button", { name }).click();

describe("an owner's day on a phone, what no other journey carries out", () => {
  it("finds an order by its buyer's phone, name and PIN code, and by number and tracking number", async () => {
    const number = await office.soldOrder();
    const { page, main, open, troubles } = await at(`orders/${number}`);
    await next(page, "Pack");
    await main.getByText("Packed").first().waitFor();
    await page.getByLabel("Tracking number").first().fill("FIND987654IN");
    await next(page, "Send");
    await main.getByText("FIND987654IN").first().waitFor();
    for (const words of [number, "9812345678", "98123 45678", "Asha Rao", "560001", "FIND987654IN"]) {
      await open("orders");
      await page.getByRole("searchbox").fill(words);
      await page.getByRole("searchbox").press("Enter");
      await main.getByText(`Results for “${words}”`).waitFor();
      await main
        .getByRole("link", { name: new RegExp(number) })
        .first()
        .waitFor();
    }
    expect(troubles).toEqual([]);
  });

  it("sends without a number, and some of an order before the rest", async () => {
    const { page, main, open, troubles } = await at(`orders/${await office.soldOrder()}`);
    await next(page, "Pack");
    await main.getByText("Packed").first().waitFor();
    await next(page, "Send");
    await main.getByText("On the way").first().waitFor();
    const two = await office.placedOrder();
    await open(`orders/${two}`);
    await next(page, "Pack");
    await main.getByText("Packed").first().waitFor();
    const some = await unfold(page, "Send only some of it");
    await some.locator('input[type="number"], input[inputmode="numeric"]').first().fill("1");
    await some.getByRole("button").last().click();
    await main.getByText("1 sent already").first().waitFor();
    expect(troubles).toEqual([]);
  });

  it("calls a paid order off with all of its money, and undoes a step that was a slip", async () => {
    const number = await office.boughtOrder();
    const { page, main, open, troubles } = await at(`orders/${number}`);
    const cancel = await unfold(page, "Cancel the order");
    await cancel.getByLabel("Reason").fill("asked for by phone");
    await cancel.getByRole("button").click();
    await main.getByText("Cancelled").first().waitFor();
    const refund = main.getByRole("listitem").filter({ hasText: "Order cancelled by the shop" });
    await refund.filter({ hasText: /₹1,326\.60 (to be sent|on its way|done)/ }).waitFor();
    await open(`orders/${await office.soldOrder()}`);
    await next(page, "Pack");
    await main.getByText("Packed").first().waitFor();
    await next(page, "Send");
    await main.getByText("On the way").first().waitFor();
    const back = await unfold(page, "Undo the last step");
    await back.getByLabel("Reason").fill("the courier did not come");
    await back.getByRole("button").click();
    await page.locator("#next").getByRole("button", { name: "Send" }).waitFor();
    expect(troubles).toEqual([]);
  });

  it("adds pieces where goods run low", async () => {
    const { main, troubles } = await at("scarce");
    const row = main.locator(".scarce-list > li", { hasText: "Filter Coffee" });
    await row.locator("summary").click();
    await row.getByRole("spinbutton").fill("12");
    await row.getByRole("button").last().click();
    await row.getByText("None left").first().waitFor({ state: "detached" });
    expect(troubles).toEqual([]);
  });

  it("closes for a festival on a day of her own", async () => {
    const { page, main, open, troubles } = await at("shop/delivery");
    const days = main.getByRole("group", { name: "Other closed days" });
    await days.getByRole("button", { name: "Add another" }).click();
    await days.locator("li input").last().fill("2027-11-08");
    await page.getByRole("button", { name: "Save" }).click();
    await main.getByRole("status").getByText("Saved").waitFor();
    await open("shop/delivery");
    await expect.poll(() => days.locator("li input").last().inputValue()).toBe("2027-11-08");
    expect(troubles).toEqual([]);
  });

  it("erases somebody who bought as a guest, from the order", async () => {
    const { number, path } = await boughtAsGuest();
    const { page, main, open, inBothThemes, troubles } = await at(`orders/${number}`);
    await main.getByText("A guest: bought without an account.").waitFor();
    const erase = await unfold(page, "Erase this buyer");
    await erase.getByLabel("Yes, erase everything").check();
    await shot(page, "guest-erase");
    expect(await inBothThemes()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await erase.getByRole("button", { name: "Erase for good" }).click();
    await main.getByText("The customer is erased.").waitFor();
    await main.getByText("This customer's data is erased.").waitFor();
    expect(await main.textContent()).not.toContain("Zubaida");
    expect((await fetch(`${office.url}${path}`)).status).toBe(404);
    await open("customers");
    expect(await main.textContent()).not.toContain("Zubaida");
    expect(troubles).toEqual([]);
  });

  it("gives one customer something off", async () => {
    const { page, main, troubles } = await at("sales/discounts/new");
    await page.getByRole("link", { name: "For one customer" }).click();
    const { email } = await office.person(null);
    await page.getByLabel("Email address or phone number").fill(email);
    await page.getByLabel("Name", { exact: true }).fill("For a regular customer");
    await page.getByLabel("Percent").fill("10");
    await page.getByRole("button", { name: "Save the discount" }).click();
    await main.getByText("For a regular customer").first().waitFor();
    expect(troubles).toEqual([]);
  });

  it("takes customers, the newsletter's list, messages and goods with her, and each download is in the log", async () => {
    await office.boughtOrder();
    const { page, main, open, context, troubles } = await at("shop");
    await page.getByRole("link", { name: /^Take everything with you/ }).click();
    await page.getByRole("heading", { level: 1, name: "Take everything with you" }).waitFor();
    const taken = new Map<string, string>();
    for (const name of ["All customers", "Newsletter list", "All messages"]) {
      const href = await page.getByRole("link", { name, exact: true }).getAttribute("href");
      const answer = await context.request.get(new URL(href ?? "", office.url).href);
      expect([name, answer.status()]).toEqual([name, 200]);
      taken.set(name, await answer.text());
    }
    expect(taken.get("All customers")).toContain("Asha Rao");
    await open("log");
    await main
      .getByText(/customers/)
      .first()
      .waitFor();
    expect(troubles).toEqual([]);
  });
});
