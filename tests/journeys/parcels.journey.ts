import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPage, shot, sizes } from "#support/browser.ts";
import { startCourier } from "#support/courier/start-courier.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";

let office: OfficeForTests;
let browser: Browser;
let courier: Awaited<ReturnType<typeof startCourier>>;
beforeAll(async () => {
  courier = await startCourier();
});
afterAll(() => courier.stop());
openForAll(
  async () => openOffice({ ...courier.env, DEMO_FULFILMENT: "0" }),
  async (...opened) => {
    [office, browser] = opened;
    await fetchParcelsFrom("560001");
  },
);

/** The owner says where the couriers come; the shop knows it when it has answered. */
async function fetchParcelsFrom(pinCode: string): Promise<void> {
  const { token } = await office.person("owner");
  const answer = await fetch(`${office.url}/api/manage/shop/seller`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ seen: 0, fields: { pinCode } }),
  });
  expect(answer.status).toBe(200);
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The staff before a phone, at an order that is packed. */
async function atPackedOrder(options: { javaScriptEnabled?: boolean } = {}) {
  const number = await office.boughtOrder();
  const opened = await openPage(browser, { viewport: sizes.phone, ...options });
  await opened.context.addCookies([office.cookieOf(await office.person("packer"))]);
  const { page } = opened;
  await page.goto(`${office.url}/manage/orders/${number}`);
  await page.locator("#next button").click();
  await page.locator("#next").getByText("Send").waitFor();
  return { ...opened, page, number };
}

describe("a parcel that is booked", () => {
  it("takes two taps from packed to the label, at 360 px", async () => {
    const { page, accessibility, number } = await atPackedOrder();
    await section(page, "Book a courier").getByText("Cheapest").first().waitFor();
    await shot(page, "offers");
    expect(await accessibility()).toEqual([]);
    // What is next stands out alone: to book, then to print, then, once it is fetched, to say that it came.
    const primary = page.getByRole("main").locator(".button-primary:visible");
    expect(await primary.allTextContents()).toEqual([expect.stringMatching(/^Book Slow for ₹[\d.]+$/)]);
    await primary.click();
    const booked = section(page, "Parcels");
    await booked.getByText(/^Parcel 1 · booked, not fetched yet/).waitFor();
    expect(await page.locator(".order-head .badge").textContent()).toBe("Booked");
    expect((await primary.allTextContents()).map((text) => text.trim())).toEqual([
      "Print the courier's label",
    ]);
    expect(await booked.locator(".parcel").count()).toBe(1);
    // The number is the courier's own: another parcel is booked, or sent, once this one is cancelled.
    expect(await page.getByText("Correct the number").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Undo", exact: true }).count()).toBe(0);
    await shot(page, "booked");
    expect(await accessibility()).toEqual([]);
    const link = booked.getByRole("link", { name: "Print the courier's label" });
    const label = await page.request.get(new URL((await link.getAttribute("href")) ?? "", office.url).href);
    expect([label.status(), label.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    const { parcels } = await courier.counts();
    const own = parcels.filter(({ reference }) => reference.startsWith(`${number}-`));
    expect(own).toHaveLength(1);
    await booked.getByText(`Shiprocket ${own[0]?.number}`).waitFor();
    await booked.getByText(/1 × /).waitFor();

    await booked.getByRole("button", { name: "Ask for the pick-up" }).click();
    await booked.getByText(/^The courier was asked to fetch it/).waitFor();
    expect((await courier.counts()).pickups).toHaveLength(1);
    expect(await primary.allTextContents()).toEqual(["Mark as delivered"]);
    await shot(page, "asked");
    await booked.getByText("Cancel this parcel").first().click();
    await booked.getByRole("button", { name: "Cancel this parcel" }).click();
    await page.getByText("The parcel is cancelled. The order is packed again.").waitFor();
    await section(page, "Book a courier").waitFor();
    await booked.getByText("Cancelled", { exact: true }).waitFor();
    await section(page, "What happened").getByText("Booking cancelled").waitFor();
    await shot(page, "cancelled");
    expect((await courier.counts()).parcels.find(({ id }) => id === own[0]?.id)?.isCancelled).toBe(true);
  });

  it("is weighed anew, and said in words when the courier does not answer, without script", async () => {
    const { page } = await atPackedOrder({ javaScriptEnabled: false });
    const offers = section(page, "Book a courier");
    const before = await offers.getByRole("button", { name: "Book Air" }).textContent();
    await offers.getByLabel("Weight in grams").fill("2400");
    await offers.getByRole("button", { name: "Show prices for this weight" }).click();
    await page.waitForURL(/grams=2400/);
    expect(await offers.getByRole("button", { name: "Book Air" }).textContent()).not.toBe(before);
    await courier.failBooking("broken");
    await page.getByRole("button", { name: "Book Air" }).click();
    await page.getByText("do not book this parcel elsewhere meanwhile").first().waitFor();
    await shot(page, "unsure");
    await page.goto(page.url());
    await section(page, "Parcels")
      .getByText(/^The courier has not answered\..*elsewhere\.$/)
      .waitFor();
    expect(await offers.count()).toBe(0);
  });

  it("has its bill checked line by line", async () => {
    const { parcels } = await courier.counts();
    const own = parcels.find(({ courier: by }) => by === "shiprocket")?.number ?? "";
    const { page, accessibility, context } = await openPage(browser, { viewport: sizes.phone });
    await context.addCookies([office.cookieOf(await office.person("owner"))]);
    await page.goto(`${office.url}/manage/cash`);
    await page.getByRole("link", { name: "Check a courier's bill" }).click();
    expect(await accessibility()).toEqual([]);
    await shot(page, "bills");
    const send = async (text: string) => {
      const buffer = Buffer.from(text);
      const file = { name: "bill.csv", mimeType: "text/csv", buffer };
      await page.getByLabel("Bill of Shiprocket (CSV)").setInputFiles(file);
      await page.getByRole("button", { name: "Check it" }).first().click();
    };
    await send("Parcel,Kilos\n1,2\n");
    await page.locator(".field-error").getByText("The columns of this file are not those").waitFor();
    await send(`AWB Number,Charged Weight,Amount\n${own},0.5,44\n9999,2,150.50\n`);
    await page.getByText("₹194.50 in all").waitFor();
    await page.getByText("Cancelled, and billed all the same").first().waitFor();
    await page.getByText("Not booked here").first().waitFor();
    expect(await accessibility()).toEqual([]);
    await shot(page, "bill");
    const link = page.getByRole("link", { name: "All lines as a file" });
    const file = await page.request.get(new URL((await link.getAttribute("href")) ?? "", office.url).href);
    expect(await file.text()).toContain("9999,unknown");
  });
});
