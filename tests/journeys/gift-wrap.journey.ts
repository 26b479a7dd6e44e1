import type { Browser, BrowserContext, Page } from "playwright-core";
import { describe, expect, it, vi } from "vitest";
import { createSettingsService } from "#modules/settings/service.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLog } from "#platform/log.ts";
import { openPage, untilInUse, visit } from "#support/browser.ts";
import { buyer, plainProduct } from "#support/buyers.ts";
import { choose } from "#support/choose.ts";
import { openForAll } from "#support/open-for-all.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(startShopProcess, (...opened) => {
  [shop, browser] = opened;
});

/** As the owner says it, until the shop has heard it. */
async function offer(fields: Record<string, unknown>, as: { token: string }): Promise<void> {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const settings = createSettingsService({
    db,
    clock: { now: () => Date.now() },
    log: createLog("silent"),
  });
  const { version } = await settings.look("pricing");
  expect(await settings.change("pricing", { seen: version, fields, by: "owner" })).toMatchObject({
    ok: true,
  });
  await db.close();
  const { giftWrap = true, giftWrapPaise = 50_00 } = fields;
  const offered = giftWrap ? [{ kind: "giftWrap", paise: giftWrapPaise }] : [];
  await vi.waitFor(async () => expect((await cartOf(as)).terms.extras).toEqual(offered), 60_000);
}

async function call(method: string, path: string, { token }: { token: string }, json?: unknown) {
  const answer = await fetch(`${shop.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  return { status: answer.status, body: await answer.json() };
}
const cartOf = async (as: { token: string }) => (await call("GET", "/cart", as)).body.data;

async function enter(context: BrowserContext) {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const person = await buyer(db);
  const productId = await plainProduct(db);
  await db.close();
  await signIn(context, shop.url, person);
  expect((await call("POST", "/cart/add", person, { productId, quantity: 2 })).status).toBe(200);
  return person;
}

const tick = (page: Page, name = "Gift wrap") => page.getByRole("button", { name: new RegExp(`^${name}`) });
const amountBeside = (page: Page, name: string) =>
  page.locator("dt", { hasText: name }).locator("+ dd").allTextContents();

describe("a gift wrap", () => {
  it("is in no shop whose owner has not offered it", async () => {
    const { page, context } = await openPage(browser);
    await enter(context);
    await visit(page, `${shop.url}/cart`);
    await expect.poll(() => tick(page).count()).toBe(0);
    await context.close();
  });

  for (const javaScriptEnabled of [true, false])
    it(`is ticked, charged and told, ${javaScriptEnabled ? "with" : "without"} script`, async () => {
      const { page, context, troubles, accessibility } = await openPage(browser, { javaScriptEnabled });
      const as = await enter(context);
      const bare = (await cartOf(as)).quote.total;
      await offer({ giftWrap: true }, as);
      await visit(page, `${shop.url}/cart`);
      await tick(page).click();
      await page.getByRole("button", { name: "Gift wrap", pressed: true }).waitFor();
      await expect.poll(() => amountBeside(page, "Gift wrap")).toEqual(["₹50.00"]);
      if (javaScriptEnabled) expect(await accessibility()).toEqual([]);
      await expect.poll(async () => (await cartOf(as)).quote.total).toBe(bare + 50_00);
      await choose(page.getByRole("radio", { name: "PayPal" }));
      await page.getByRole("button", { name: "Proceed to Checkout" }).click();
      await expect.poll(() => amountBeside(page, "Gift wrap")).toContain("₹50.00");
      await page.getByRole("button", { name: /^Pay ₹/ }).click();
      await page.waitForURL(/\/success\?order=/);
      await expect.poll(() => amountBeside(page, "Gift wrap")).toEqual(["₹50.00"]);
      const { orders } = (await call("GET", "/orders", as)).body;
      await visit(page, `${shop.url}/order/${orders[0].id}`);
      await expect.poll(() => amountBeside(page, "Gift wrap")).toEqual(["₹50.00"]);
      const { order } = (await call("GET", `/orders/${orders[0].id}`, as)).body;
      expect([order.quote.total, order.quote.charges]).toEqual([
        bare + 50_00,
        expect.arrayContaining([expect.objectContaining({ kind: "giftWrap", paise: 50_00, inside: false })]),
      ]);
      await vi.waitFor(() => {
        const mail = shop.messages().find(({ text }) => text?.includes(order.id));
        expect(mail?.text).toContain("\nGift wrap: ₹50.00\n");
      }, 60_000);
      expect((await cartOf(as)).extras).toEqual([]);
      expect(troubles).toEqual([]);
      await context.close();
    });

  it("has words in Hindi, and the tick goes again", async () => {
    const { page, context } = await openPage(browser);
    const as = await enter(context);
    await offer({ giftWrap: true }, as);
    await context.addCookies([{ name: "lang", value: "hi", url: shop.url }]);
    await visit(page, `${shop.url}/cart`);
    await untilInUse(page);
    await tick(page, "गिफ़्ट रैपिंग").click();
    await expect.poll(async () => (await cartOf(as)).extras).toEqual(["giftWrap"]);
    await tick(page, "गिफ़्ट रैपिंग").click();
    await expect.poll(async () => (await cartOf(as)).extras).toEqual([]);
    await context.close();
  });

  it("whose price has changed since it was shown is not charged before it is shown anew", async () => {
    const { context } = await openPage(browser);
    const as = await enter(context);
    await offer({ giftWrap: true, giftWrapPaise: 50_00 }, as);
    const shown = (await call("PUT", "/cart/extras/giftWrap", as, { chosen: true })).body.data.quote.total;
    const pay = (shownPaise: number) =>
      call("POST", "/cart/checkout", as, { paymentMethod: "card", shownPaise });
    await offer({ giftWrap: true, giftWrapPaise: 75_00 }, as);
    const dearer = await pay(shown);
    expect([dearer.status, dearer.body.error]).toEqual([409, "CART_CHANGED"]);
    expect(dearer.body.data.quote.total).toBe(shown + 25_00);
    await offer({ giftWrap: false }, as);
    const gone = await pay(shown + 25_00);
    expect([gone.status, gone.body.data.quote.total]).toEqual([409, shown - 50_00]);
    expect((await call("PUT", "/cart/extras/giftWrap", as, { chosen: true })).body.error).toBe("EXTRA_GONE");
    const paid = await pay(shown - 50_00);
    expect([paid.status, paid.body.amount]).toEqual([200, shown - 50_00]);
    await context.close();
  });
});
