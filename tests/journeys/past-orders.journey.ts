import { describe, expect, it } from "vitest";
import { openPage, sizes } from "#support/browser.ts";
import { ownersOffice } from "#support/owners-office.ts";

const { opened, comeIn } = ownersOffice();

describe.each([
  { javaScriptEnabled: true, number: "#1001", name: "Zarina Mistry" },
  { javaScriptEnabled: false, number: "#1002", name: "Kabir Contractor" },
])("orders of the shop before (script: $javaScriptEnabled)", ({ javaScriptEnabled, number, name }) => {
  it("come in after a look, are found by their number, and are seen by who bought", async () => {
    const { office, browser } = opened;
    const { url } = office;
    const shopper = await office.person(null);
    const { page, inBothThemes } = await comeIn({ javaScriptEnabled });
    const isWithin = async (of = page) =>
      !javaScriptEnabled || (await of.evaluate(() => document.documentElement.scrollWidth <= 360));

    await page.goto(`${url}/manage/orders`);
    await page.getByRole("link", { name: "Orders of the former shop" }).click();
    await page.getByRole("link", { name: "Bring past orders in" }).click();
    await page.getByRole("heading", { level: 1, name: "Bring past orders in" }).waitFor();
    if (javaScriptEnabled) expect(await inBothThemes()).toEqual([]);
    const send = async (text: string) => {
      const file = { name: "orders_export.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
      await page.getByLabel("File", { exact: true }).setInputFiles(file);
      await page.getByRole("button", { name: "Look at it" }).click();
    };
    await send("Email,Phone\na@example.com,1\n");
    await page.getByText("The first line is not that of a file of orders").first().waitFor();
    const lines = [
      "Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Billing Name,Billing City",
      `${number},${shopper.email},paid,fulfilled,INR,1249.50,50,1299.50,2023-03-01 17:05:09 +0530,1,Brass diya,999.50,${name},Pune`,
      `${number},${shopper.email},,,,,,,,2,Lamp oil,125.00,,`,
      `#9000,,paid,,USD,10,0,10,2023-03-01 17:05:09 +0530,1,Postcard,10,Somebody,Goa`,
    ].join("\n");
    await send(lines);
    await page.getByRole("heading", { level: 1, name: "What the file of orders would do" }).waitFor();
    await page.getByText("Line 4, #9000", { exact: true }).waitFor();
    await page.getByText("not in rupees").waitFor();
    expect(await isWithin()).toBe(true);
    if (javaScriptEnabled) expect(await inBothThemes()).toEqual([]);
    await page.getByRole("button", { name: "Take in 1 order" }).click();
    await page.getByText("1 past order is in.").waitFor();
    await page.getByRole("link", { name: number }).waitFor();
    expect(await isWithin()).toBe(true);

    await page.getByRole("link", { name: "Bring past orders in" }).click();
    await send(lines);
    await page.getByText("No order in it is new.").waitFor();

    await page.goto(`${url}/manage/orders?search=${encodeURIComponent(number)}`);
    await page.getByRole("heading", { name: "In the former shop" }).waitFor();
    await page.getByRole("link", { name: number }).click();
    await page.getByRole("heading", { level: 1, name: number }).waitFor();
    await page.getByText(name).first().waitFor();
    await page.getByText("₹1,299.50").waitFor();
    expect(await isWithin()).toBe(true);
    if (javaScriptEnabled) expect(await inBothThemes()).toEqual([]);
    await page.goto(`${url}/manage/customers/${shopper.userId}`);
    await page.getByText("In the former shop: ₹1,299.50 for 1 order").waitFor();

    const hers = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled });
    await hers.context.addCookies([office.cookieOf(shopper)]);
    await hers.page.goto(`${url}/orders`);
    await hers.page.getByRole("heading", { name: "Bought in our former shop" }).waitFor();
    await hers.page.getByText(`Order ${number}`).click();
    await hers.page.getByText("Lamp oil").waitFor();
    await hers.page.getByText("1 Mar 2023").waitFor();
    expect(await isWithin(hers.page)).toBe(true);
    if (javaScriptEnabled) expect(await hers.inBothThemes()).toEqual([]);

    await page.goto(`${url}/manage/past-orders/in`);
    await page.getByText("1 order from Shopify").click();
    await page.getByLabel("Yes, take out what this file brought").check();
    expect(await isWithin()).toBe(true);
    if (javaScriptEnabled) expect(await inBothThemes()).toEqual([]);
    await page.getByRole("button", { name: "Take out" }).click();
    await page.getByText("1 past order is out.").waitFor();
    expect(await page.getByText("1 order from Shopify").count()).toBe(0);
  });
});
