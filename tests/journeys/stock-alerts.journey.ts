import type { Browser } from "playwright-core";
import { expect, it, vi } from "vitest";
import { openPage, shot, sizes, visit } from "#support/browser.ts";
import { lettersIn } from "#support/letters.ts";
import { logIn } from "#support/log-in.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";
import type { Person } from "#support/people.ts";

let shop: OfficeForTests;
let browser: Browser;
let owner: Person;
openForAll(openOffice, async (...opened) => {
  [shop, browser] = opened;
  owner = await shop.person("owner");
});

const password = "monsoon-2nd-floor";

async function call(method: string, path: string, body?: object, token?: string) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${shop.url}/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path}`).toBe(true);
  // biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
  return (await answer.json()) as any;
}

for (const javaScriptEnabled of [true, false])
  it(`writes to a visitor who asked ${javaScriptEnabled ? "" : "without script "}once goods are back`, async () => {
    const title = `Hand Fan ${javaScriptEnabled}`;
    const fan = { title, category: "Sports", price: 5, stock: 0 };
    const { id } = (await call("POST", "/products", fan, owner.token)).data;
    const email = `waits-${javaScriptEnabled}@example.com`;
    const letters = () => lettersIn({ DATA_DIR: shop.folder }).filter(({ to }) => to === email);
    await call("POST", "/auth/register", { name: "Asha Rao", email, password });
    const token = await vi.waitFor(() => {
      const found = letters().flatMap(({ text }) => /confirm-email\?token=([\w-]+)/.exec(text)?.[1] ?? []);
      expect(found).toHaveLength(1);
      return found[0];
    }, 60_000);
    const session = await call("POST", "/auth/login", { email, password });
    await call("POST", "/auth/confirm-email", { token }, session.token);

    const { page, context, accessibility, inBothThemes, troubles } = await openPage(browser, {
      javaScriptEnabled,
      viewport: sizes.phone,
    });
    await visit(page, `${shop.url}/product/${id}`);
    await page.getByRole("button", { name: "Tell me when it is back" }).click();
    await page.waitForURL(/\/login\?next=/);
    await page.getByText("Please login, and we will tell you when it is back").first().waitFor();
    await logIn(page, email, password);
    await page.waitForURL(new RegExp(`/product/${id}`));
    await page.getByText("We will write to you once it is back").first().waitFor();
    const { alerts } = (await (await context.request.get(`${shop.url}/api/stock-alerts`)).json()).data;
    expect(alerts).toEqual([{ productId: id, colour: "", size: "" }]);
    if (javaScriptEnabled) {
      // Who is signed in stays on the page, and asking twice is asking once.
      await page.getByRole("button", { name: "Tell me when it is back" }).click();
      await page.locator("#buy").getByText("We will write to you once it is back").waitFor();
      expect(await accessibility()).toEqual([]);
    }
    expect(troubles).toEqual([]);

    // All that is waited for stands with the wishes, and is given up there.
    const kite = { ...fan, title: `Paper Kite ${javaScriptEnabled}` };
    const { id: kiteId } = (await call("POST", "/products", kite, owner.token)).data;
    await call("POST", "/stock-alerts", { productId: kiteId }, session.token);
    await visit(page, `${shop.url}/wishlist`);
    const waiting = page.getByRole("region", { name: "Waiting until it is back" });
    await waiting.getByRole("link", { name: title }).waitFor();
    // With no wish yet, what is waited for comes first and the page is not empty.
    await page.getByRole("heading", { level: 1, name: "Wishlist" }).waitFor();
    expect(await waiting.getByText("₹").count()).toBe(2);
    if (javaScriptEnabled) await shot(page, "waiting");
    if (javaScriptEnabled) expect(await inBothThemes()).toEqual([]);
    await waiting.getByRole("button", { name: `Stop alert for ${kite.title}` }).click();
    await page.getByText("We will not write to you about it").first().waitFor();
    expect(await waiting.getByRole("link").allTextContents()).toEqual([title]);
    expect(troubles).toEqual([]);

    await call("POST", `/products/${id}/stock`, { change: 3, reason: "received" }, owner.token);
    await vi.waitFor(
      () => expect(letters().filter(({ text }) => text.includes(`/product/${id}`))).toHaveLength(1),
      60_000,
    );
    await visit(page, `${shop.url}/product/${id}`);
    await expect.poll(() => page.getByRole("button", { name: "Tell me when it is back" }).count()).toBe(0);
  });

it("leads to the link that confirms an address that is not confirmed yet", async () => {
  const fan = { title: "Hand Fan unconfirmed", category: "Sports", price: 5, stock: 0 };
  const { id } = (await call("POST", "/products", fan, owner.token)).data;
  const email = "unconfirmed@example.com";
  await call("POST", "/auth/register", { name: "Asha Rao", email, password });
  const { page, troubles } = await openPage(browser, { viewport: sizes.phone });
  await visit(page, `${shop.url}/login`);
  await logIn(page, email, password);
  await page.waitForURL(`${shop.url}/`);
  await visit(page, `${shop.url}/product/${id}`);
  await page.getByRole("button", { name: "Tell me when it is back" }).click();
  await page.getByText("Please confirm your email address first").waitFor();
  await page.getByRole("link", { name: "Have the link sent again" }).click();
  await page.waitForURL(`${shop.url}/profile`);
  expect(troubles.filter((trouble) => !trouble.includes("403"))).toEqual([]);
});
