import type { Browser, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, shot, sizes } from "#support/browser.ts";
import { choose } from "#support/choose.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";
import type { Person } from "#support/people.ts";

let office: OfficeForTests;
let browser: Browser;
let manager: Person;
openForAll(
  () => openOffice({ DEMO_FULFILMENT: "0", CASH_ON_DELIVERY: "1" }),
  async (...opened) => {
    [office, browser] = opened;
    manager = await office.person("manager");
  },
);

const main = (page: Page) => page.getByRole("main");

async function comeIn(options: { javaScriptEnabled?: boolean; colorScheme?: "dark" } = {}) {
  const opened = await openPage(browser, { viewport: sizes.phone, ...options });
  await opened.context.addCookies([office.cookieOf(manager)]);
  return opened;
}

/** Asks on the phone: goods and their choice, number, where to; each is asked when it is its turn. */
async function fillIn(page: Page) {
  const phone = page.getByLabel("Phone number");
  // Goods to tap stand there at once, until one is chosen.
  await page.getByText("Bought most").waitFor();
  expect(await page.getByRole("button", { name: /^Add / }).count()).toBe(6);
  const place = page.getByRole("button", { name: "Place the order" });
  expect(await place.getAttribute("class")).not.toContain("button-primary");
  await page.getByRole("searchbox", { name: /Search for goods/ }).fill("cushion");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("button", { name: /^Add / }).first().click();
  await page.getByRole("combobox", { name: /Choice/ }).waitFor();
  await page.waitForLoadState();
  expect(await page.getByRole("button", { name: /^Add / }).count()).toBe(0);
  expect(await place.getAttribute("class")).toContain("button-primary");
  await phone.fill("98200 11223");
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByText("No customer has this number yet").or(page.getByText("Customer: Meera Das")).waitFor();
  await page.waitForLoadState();
}

for (const javaScriptEnabled of [true, false])
  describe(javaScriptEnabled ? "an order by phone" : "an order by phone without script", () => {
    it("is entered in one form that loses nothing, paid by the link, and is to be packed", async () => {
      const { page, troubles, accessibility } = await comeIn({
        javaScriptEnabled,
        ...(javaScriptEnabled ? {} : { colorScheme: "dark" as const }),
      });
      await page.goto(`${office.url}/manage/orders`);
      if (javaScriptEnabled) await page.keyboard.press("n");
      else await main(page).getByRole("link", { name: "New order" }).click();
      await page.getByRole("heading", { name: "New order" }).waitFor();
      await page.getByText("Payment", { exact: true }).click();
      const reference = page.getByLabel("Reference of the payment");
      expect(await reference.isVisible()).toBe(false);
      await choose(page.getByRole("radio", { name: "Already paid" }));
      await reference.waitFor();
      await choose(page.getByRole("radio", { name: "Send a payment link" }));
      await fillIn(page);
      // Nothing is chosen yet: it is refused, and all that was typed is still there.
      await page.getByRole("textbox", { name: "Name", exact: true }).fill("Meera Das");
      await page.getByLabel("House, street, area").fill("5 Hill Road");
      await page.getByLabel("PIN code").fill("400050");
      if (javaScriptEnabled) await expect.poll(() => page.getByLabel("City").inputValue()).toBe("Mumbai");
      // Of somebody known all is said, so that it is open.
      const note = page.getByLabel("Note for the staff");
      if (!(await note.isVisible())) await page.getByText("Payment", { exact: true }).click();
      await note.fill("Call before noon.");
      await page.getByRole("combobox", { name: /Choice/ }).selectOption({ index: 1 });
      await page.getByLabel("Pieces").fill("2");
      await page.getByRole("button", { name: "Calculate the total" }).last().click();
      // What it comes to stands beside the button, which is in sight.
      await page.getByText(/^2 pieces, ₹/).waitFor();
      const place = page.getByRole("button", { name: "Place the order" });
      await page.evaluate(() => scrollTo(0, 0));
      const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(sizes.phone.height);
      await expect.poll(() => page.getByLabel("House, street, area").inputValue()).toBe("5 Hill Road");
      await expect.poll(() => page.getByLabel("City").inputValue()).toBe("Mumbai");
      await expect.poll(() => page.getByLabel("State").inputValue()).toBe("Maharashtra");
      if (javaScriptEnabled) expect(await accessibility()).toEqual([]);
      // Another quantity is another total than the one that was told.
      await page.getByLabel("Pieces").fill("1");
      await place.click();
      await main(page).getByRole("alert").first().waitFor();
      await expect.poll(() => page.getByLabel("Note for the staff").inputValue()).toBe("Call before noon.");
      await place.click();
      await main(page).getByText("Unpaid").first().waitFor();
      const link = main(page).getByRole("link", { name: "Payment link" });
      const to = (await link.getAttribute("href")) ?? "";

      // The customer, on a phone that was never here.
      const customer = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled });
      await customer.page.goto(to);
      await customer.page.getByRole("heading", { name: /^Order H-/ }).waitFor();
      if (javaScriptEnabled) expect(await customer.accessibility()).toEqual([]);
      await customer.page.getByRole("button", { name: /^Pay ₹/ }).click();
      await customer.page.getByText("Paid. Thank you!").waitFor();

      // Where there is script the page shows it by itself.
      if (!javaScriptEnabled) await page.reload();
      await main(page).getByText("To pack").first().waitFor();
      await main(page).getByText("Call before noon.").waitFor();
      expect([...troubles, ...customer.troubles]).toEqual([]);
    });
  });

it("asks for goods where none are chosen", async () => {
  const { page } = await comeIn();
  await page.goto(`${office.url}/manage/new-order`);
  await page.getByLabel("Phone number").fill("9812345678");
  for (const [label, typed] of Object.entries({
    Name: "Meera Das",
    "House, street, area": "5 Hill Road",
    "PIN code": "400050",
    City: "Mumbai",
  }))
    await page.getByLabel(label).fill(typed);
  await page.getByLabel("State").selectOption("Maharashtra");
  await page.getByRole("button", { name: /^Place the order/ }).click();
  await page.locator("#goods").getByText("Choose at least one piece").waitFor();
});

it("names the field that is missing, and goes to it", async () => {
  const { page } = await comeIn({ javaScriptEnabled: false });
  await page.goto(`${office.url}/manage/new-order`);
  await page.getByRole("button", { name: /^Add / }).first().click();
  await page.getByRole("button", { name: /^Remove / }).waitFor();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Meera Das");
  await page.getByRole("button", { name: /^Place the order/ }).click();
  await main(page).getByRole("alert").getByText("Phone number: This field is required").waitFor();
  const phone = page.getByLabel("Phone number");
  expect(await phone.getAttribute("aria-invalid")).toBe("true");
  expect(await phone.evaluate((field) => field === document.activeElement)).toBe(true);
});

it("puts what is bought most into the order by one press, with what it comes to", async () => {
  const { page } = await comeIn({ javaScriptEnabled: false });
  await page.goto(`${office.url}/manage/new-order`);
  const first = page.locator("#goods .goods").filter({ hasText: "₹" }).first();
  const title = (await first.locator("b").textContent()) ?? "";
  await first.getByRole("button").click();
  await page.getByRole("button", { name: `Remove ${title}` }).waitFor();
  await page.getByRole("heading", { name: "Total" }).waitFor();
  expect(await page.getByText("Bought most").count()).toBe(0);
});

it("looks right to axe in the dark, with its form and its link", async () => {
  const { page, accessibility } = await comeIn({ colorScheme: "dark" });
  await page.goto(`${office.url}/manage/new-order`);
  await fillIn(page);
  expect(await accessibility()).toEqual([]);
});

/** As its owner has set it on the page of its own. */
async function letCollectInDelhi() {
  const { token } = await office.person("owner");
  const set = await fetch(`${office.url}/api/manage/pickup/delhi`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ isOpen: true, state: "07", days: "7", ready: "Ready in 2 hours", readyHi: "" }),
  });
  expect(set.status).toBe(200);
}

for (const javaScriptEnabled of [true, false])
  it(`is collected in a store, ${javaScriptEnabled ? "with" : "without"} script`, async () => {
    await letCollectInDelhi();
    const opened = await comeIn({ javaScriptEnabled, ...(javaScriptEnabled ? {} : { colorScheme: "dark" }) });
    const { page, troubles, accessibility } = opened;
    const look = (name: string) => shot(page, `${name}-${javaScriptEnabled ? "light" : "dark"}`);
    await page.goto(`${office.url}/manage/new-order`);
    await page.getByRole("button", { name: /^Add / }).first().click();
    await page.getByRole("button", { name: /^Remove / }).waitFor();
    await page.waitForLoadState();
    const choice = page.getByRole("combobox", { name: /Choice/ });
    if ((await choice.count()) > 0) await choice.selectOption({ index: 1 });
    await page.getByLabel("Phone number").fill("98200 44556");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Meera Das");
    const address = page.getByText("This address is for the invoice.");
    expect(await address.isVisible()).toBe(false);
    await choose(page.getByRole("radio", { name: /Collected in Haat Connaught Place/ }));
    await address.waitFor();
    await page.getByLabel("House, street, area").fill("5 Hill Road");
    await page.getByLabel("PIN code").fill("400050");
    await page.getByRole("button", { name: "Calculate the total" }).last().click();
    await page.locator("#total").getByText("Delivery", { exact: true }).waitFor();
    await page.waitForLoadState();
    await expect.poll(() => page.getByRole("radio", { name: /Connaught Place/ }).isChecked()).toBe(true);
    await page.locator("#total").getByText("Free", { exact: true }).waitFor();
    expect(await page.getByText("Cash on delivery").isVisible()).toBe(false);
    await choose(page.getByRole("radio", { name: /Pay at the counter/ }));
    await expect.poll(() => page.getByLabel("City").inputValue()).toBe("Mumbai");
    if (javaScriptEnabled) expect(await accessibility()).toEqual([]);
    await look("entered-phone");
    await page.setViewportSize(sizes.desktop);
    await look("entered-desktop");
    await page.setViewportSize(sizes.phone);
    await page.getByRole("button", { name: "Place the order" }).click();
    await main(page).getByRole("heading", { name: "Collected in a store" }).waitFor();
    await main(page).getByText("Haat Connaught Place").first().waitFor();
    await look("entered-order");
    expect(troubles).toEqual([]);
  });
