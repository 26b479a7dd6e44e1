import { describe, expect, it } from "vitest";
import { ownersOffice } from "#support/owners-office.ts";

const { opened, comeIn } = ownersOffice();

describe.each([
  { javaScriptEnabled: true, old: "/shop-2019" },
  { javaScriptEnabled: false, old: "/दुकान" },
])("old addresses (script: $javaScriptEnabled)", ({ javaScriptEnabled, old }) => {
  it("are written down one by one and from a file, lead, and are let go", async () => {
    const { url } = opened.office;
    const { page, accessibility, inBothThemes } = await comeIn({ javaScriptEnabled });
    const leads = async (path: string) => {
      const { status, headers } = await fetch(url + encodeURI(path), { redirect: "manual" });
      return [status, headers.get("location")];
    };
    expect(await leads(old)).toEqual([404, null]);
    await page.goto(`${url}/manage/shop`);
    await page.getByRole("link", { name: /^Old addresses/ }).click();
    await page.getByRole("heading", { level: 1, name: "Old addresses" }).waitFor();
    if (javaScriptEnabled) expect(await inBothThemes()).toEqual([]);
    await page.getByLabel("Old address").first().fill(old);
    await page.getByLabel("Where it leads").fill("https://elsewhere.example/");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.locator('[name="to"][aria-invalid="true"]').waitFor();
    expect(await page.getByLabel("Old address").first().inputValue()).toBe(old);
    await page.getByLabel("Where it leads").fill("/stores");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved. The old address leads there now.").waitFor();
    expect(await leads(`${old}/`)).toEqual([301, "/stores"]);

    const file = (text: string) => ({
      name: "redirects.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
    const head = "Redirect from,Redirect to\n";
    await page
      .getByLabel("File", { exact: true })
      .setInputFiles(file(`${head}/old/a,/stores\n/old/b,nowhere\n`));
    await page.getByRole("button", { name: "Add them" }).click();
    await page
      .getByText(/: line 3$/)
      .first()
      .waitFor();
    if (javaScriptEnabled) expect(await accessibility()).toEqual([]);
    await page.getByLabel("File", { exact: true }).setInputFiles(file(`${head}/old/a,/stores\n/old/b,/\n`));
    await page.getByRole("button", { name: "Add them" }).click();
    await page.getByText("Added: 2").waitFor();
    expect(await leads("/old/b")).toEqual([301, "/"]);
    // What is a page of the shop stays one.
    expect((await leads("/stores"))[0]).toBe(200);

    await page.getByRole("button", { name: `Remove ${old}` }).click();
    await page.getByText("The address is removed").waitFor();
    expect(await leads(old)).toEqual([404, null]);
    if (javaScriptEnabled)
      expect(await page.evaluate(() => document.documentElement.scrollWidth > 360)).toBe(false);
  });
});
