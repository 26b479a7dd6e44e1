import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { openBrowserWith } from "#support/browser.ts";
import { cameraShowing } from "#support/camera-showing.ts";
import { ownersOffice } from "#support/owners-office.ts";

const { opened, comeIn } = ownersOffice({ DEMO_FULFILMENT: "0" });

const main = (page: Page) => page.getByRole("main");

describe("with a camera", () => {
  /** An order that is packed, open on a phone. */
  async function packedOrder(page: Page): Promise<void> {
    const number = await opened.office.soldOrder();
    await page.goto(`${opened.office.url}/manage/orders/${number}`);
    await page.locator("#next").getByRole("button", { name: "Pack" }).click();
    await main(page).getByText("Packed").first().waitFor();
  }
  const scan = (page: Page) => page.locator("#next").getByRole("button", { name: "Scan with the camera" });

  it("reads the courier's bars into the field, and finds an order by its label", async () => {
    const parcel = await openBrowserWith(await cameraShowing("EX123456789IN"));
    onTestFinished(() => parcel.close());
    const { page, troubles, accessibility } = await comeIn({}, parcel);
    await packedOrder(page);
    await scan(page).click();
    await expect.poll(() => page.getByLabel("Tracking number").first().inputValue()).toBe("EX123456789IN");
    expect(await accessibility()).toEqual([]);
    await page.locator("#next").getByRole("button", { name: "Send" }).click();
    await main(page).getByText("EX123456789IN").first().waitFor();
    await page.goto(`${opened.office.url}/manage/orders`);
    await page.getByRole("button", { name: "Scan with the camera" }).click();
    await page.waitForURL(/search=EX123456789IN/);
    expect(troubles).toEqual([]);
  });

  it("asks the browser's own reader where it has one", async () => {
    const parcel = await openBrowserWith(await cameraShowing("not asked"));
    onTestFinished(() => parcel.close());
    const { page, troubles } = await comeIn({}, parcel);
    await page.addInitScript(() => {
      class BarcodeDetector {
        static getSupportedFormats = async () => ["code_128"];
        detect = async () => [{ rawValue: "OWN-1" }];
      }
      Object.assign(globalThis, { BarcodeDetector });
    });
    await packedOrder(page);
    await scan(page).click();
    await expect.poll(() => page.getByLabel("Tracking number").first().inputValue()).toBe("OWN-1");
    expect(troubles).toEqual([]);
  });

  it("says that it may not, and takes typing", async () => {
    const { page, accessibility } = await comeIn();
    await packedOrder(page);
    await scan(page).click();
    await page.getByText("The camera could not be opened. You can type the number.").waitFor();
    expect(await accessibility()).toEqual([]);
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByLabel("Tracking number").first().fill("EX1");
    await page.locator("#next").getByRole("button", { name: "Send" }).click();
    await main(page).getByText("EX1").first().waitFor();
  });

  it("is allowed on pages that read codes, and on no other", async () => {
    const headers = { cookie: opened.owner.cookie };
    const policyOf = async (path: string) =>
      (await fetch(opened.office.url + path, { headers })).headers.get("permissions-policy");
    expect(await policyOf("/manage/orders")).toContain("camera=(self)");
    expect(await policyOf("/manage/goods")).toContain("camera=(self)");
    expect(await policyOf("/manage/customers")).toContain("camera=()");
    expect(await policyOf("/")).toContain("camera=()");
  });
});
