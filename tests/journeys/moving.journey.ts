import { describe, expect, it } from "vitest";
import { shot } from "#support/browser.ts";
import { ownersOffice } from "#support/owners-office.ts";

const { opened, comeIn } = ownersOffice();

describe.each([
  { javaScriptEnabled: true, name: "Meera Das", email: "meera.das@example.com" },
  { javaScriptEnabled: false, name: "Ravi Iyer", email: "ravi.iyer@example.com" },
])("moving with a shop (script: $javaScriptEnabled)", ({ javaScriptEnabled, name, email }) => {
  it("brings its customers in after a look, and lets everything leave", async () => {
    const { url } = opened.office;
    const { page, accessibility, inBothThemes } = await comeIn({ javaScriptEnabled });
    const isWithin = async () =>
      !javaScriptEnabled || (await page.evaluate(() => document.documentElement.scrollWidth <= 360));
    await page.goto(`${url}/manage/customers`);
    await page.getByRole("link", { name: "Bring customers in" }).click();
    await page.getByRole("heading", { level: 1, name: "Bring customers in" }).waitFor();
    if (javaScriptEnabled) expect(await inBothThemes()).toEqual([]);
    const send = async (text: string) => {
      const file = { name: "customers.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
      await page.getByLabel("File", { exact: true }).setInputFiles(file);
      await page.getByRole("button", { name: "Look at it" }).click();
    };
    await send("Email,Phone\na@example.com,1\n");
    await page.getByText("The first line is not that of a file of customers").first().waitFor();
    const lines = `First Name,Email,Accepts Email Marketing\n${name},${email},yes\nNobody,nowhere,no\n`;
    await send(lines);
    await page.getByRole("heading", { level: 1, name: "What the file would do" }).waitFor();
    await page.getByText("Line 3", { exact: true }).waitFor();
    expect(await isWithin()).toBe(true);
    if (javaScriptEnabled) expect(await inBothThemes()).toEqual([]);
    await page.getByRole("button", { name: "Take in 1 customer" }).click();
    await page.getByText("1 customer is in.").waitFor();
    await page.getByRole("link", { name }).waitFor();
    await page.getByRole("link", { name: "Bring customers in" }).click();
    await send(lines);
    await page.getByText("Nobody in it is new.").waitFor();

    await page.goto(`${url}/manage/shop`);
    await page.getByRole("link", { name: /^Take everything with you/ }).click();
    await page.getByRole("heading", { level: 1, name: "Take everything with you" }).waitFor();
    expect(await isWithin()).toBe(true);
    if (javaScriptEnabled) expect(await accessibility()).toEqual([]);
    // A command is for whoever looks after the machine.
    expect(await page.getByText("npm run db:backup").isVisible()).toBe(false);
    await shot(page, `files-${javaScriptEnabled}`);
    for (const path of await page
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute("href") ?? "").filter((to) => to.startsWith("/api/")),
      )) {
      const answer = await page.request.get(url + path);
      expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([
        path,
        200,
        "text/csv; charset=utf-8",
      ]);
    }
  });
});
