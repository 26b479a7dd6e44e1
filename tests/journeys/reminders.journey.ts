import type { Browser } from "playwright-core";
import { expect, it, vi } from "vitest";
import { openPage, sizes, visit } from "#support/browser.ts";
import { lettersIn } from "#support/letters.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";

let shop: OfficeForTests;
let browser: Browser;
openForAll(openOffice, (...opened) => {
  [shop, browser] = opened;
});

async function call(method: string, path: string, token: string, body?: object) {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await fetch(`${shop.url}/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path}`).toBe(true);
  // biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
  return (await answer.json()) as any;
}

it("mails a shopper who allowed it what got cheaper on the wishlist, and stops by the link of the mail", async () => {
  const [owner, shopper] = [await shop.person("owner"), await shop.person(null)];
  const lantern = { title: "Paper Lantern", category: "Sports", price: 20, stock: 5 };
  const { id } = (await call("POST", "/products", owner.token, lantern)).data;
  await call("POST", "/wishlist/add", shopper.token, { productId: id });
  await call("PUT", `/products/${id}/prices`, owner.token, { unitPaise: 900_00, mrpPaise: 999_00 });

  const { page, context, accessibility, inBothThemes, troubles } = await openPage(browser, {
    viewport: sizes.phone,
  });
  await context.addCookies([shop.cookieOf(shopper)]);
  await visit(page, `${shop.url}/wishlist`);
  await page.getByRole("link", { name: "Get a mail when something here gets cheaper" }).click();
  await page.waitForURL(/\/profile\/consents/);
  const reminders = page.getByRole("region", { name: "Reminders" });
  await reminders.getByRole("button", { name: "Allow" }).click();
  await reminders.getByText("Allowed", { exact: true }).waitFor();
  expect(await accessibility()).toEqual([]);

  const mail = await vi.waitFor(() => {
    const found = lettersIn({ DATA_DIR: shop.folder }).find(({ text }) => text.includes("Paper Lantern"));
    if (!found) throw new Error("no mail yet");
    return found;
  }, 120_000);
  expect(mail.text).toContain("Paper Lantern: ₹900.00, before ₹1,663.20");
  const link = /http\S+\/reminders\/stop\S+/.exec(mail.text)?.[0] ?? "";

  // By somebody who is not signed in, before any script.
  const plain = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
  await plain.page.goto(`${link}x`);
  await plain.page.getByRole("button", { name: "Stop the reminders" }).click();
  await plain.page.getByRole("alert").waitFor();
  await plain.page.goto(link);
  await plain.page.getByRole("button", { name: "Stop the reminders" }).click();
  await plain.page.getByText("We will not remind you any more.").first().waitFor();
  await visit(page, link);
  expect(await inBothThemes()).toEqual([]);
  await visit(page, `${shop.url}/profile/consents`);
  await reminders.getByText("Not allowed", { exact: true }).waitFor();
  expect(troubles).toEqual([]);
});
