import { afterEach, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { plainProduct } from "#support/buyers.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { type Person, signedUpUser } from "#support/people.ts";
import { openShop, type ShopForTests } from "#support/running-shop.ts";

describeWithDatabase("a shop that its owner has closed for a while", (openFresh) => {
  const open: { stop(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.stop();
  });

  async function opened() {
    const { settings } = await openFresh({ demo: true });
    const backOffice = () => import("./office.tsx");
    const shops = [
      await openShop(settings, { backOffice }),
      await openShop(settings, { backOffice }),
    ] as const;
    const db = openDatabase(settings);
    open.push(...shops, { stop: () => db.close() });
    const owner = await signedUpUser(db, { role: "owner" });
    const asha = await signedUpUser(db);
    return { shops, db, owner, asha, productId: await plainProduct(db) };
  }

  it("tells shoppers and programs so on every machine, keeps nothing old, and opens again", async () => {
    const { shops, owner, asha, productId } = await opened();
    const [here, there] = shops;
    const status = async (shop: ShopForTests) => (await fetch(`${shop.url}/api/products`)).status;
    expect([await status(here), await status(there)]).toEqual([200, 200]);
    await setClosed(here, owner, { isClosed: true, text: { en: "New shelves until six", hi: "" } });
    for (const shop of shops) await expect.poll(() => status(shop)).toBe(503);
    for (const shop of shops) {
      const page = await fetch(`${shop.url}/cart`);
      expect([page.status, page.headers.get("retry-after")]).toEqual([503, "600"]);
      expect(page.headers.get("cache-control")).toBe("no-store");
      const html = await page.text();
      expect(html).toContain("We will be back soon");
      expect(html).toContain("New shelves until six");
      const hindi = await fetch(`${shop.url}/cart`, { headers: { cookie: "lang=hi" } });
      expect(await hindi.text()).toContain("हम जल्द लौटते हैं");
    }
    const refused = await here.call("POST", "/cart/add", { body: { productId }, token: asha.token });
    expect([refused.status, refused.body.error]).toEqual([503, "SHOP_CLOSED"]);
    await setClosed(here, owner, { isClosed: false });
    for (const shop of shops) await expect.poll(() => status(shop)).toBe(200);
    const added = await there.call("POST", "/cart/add", { body: { productId }, token: asha.token });
    expect(added.status).toBe(200);
  });

  it("lets the staff work, and money and health go on", async () => {
    const { shops, owner, asha } = await opened();
    const [shop] = shops;
    await setClosed(shop, owner, { isClosed: true });
    await expect.poll(async () => (await fetch(`${shop.url}/api/products`)).status).toBe(503);
    expect((await shop.call("GET", "/products", { token: owner.token })).status).toBe(200);
    const today = await shop.call("GET", "/manage/today", { token: owner.token });
    expect(today.body.today.needs).toContainEqual(expect.objectContaining({ kind: "closed", count: 1 }));
    expect((await shop.call("GET", "/manage/today", { token: asha.token })).status).toBe(503);
    const heard = await shop.call("POST", "/webhooks/razorpay", { body: {} });
    expect(heard.status).not.toBe(503);
    expect(
      (await shop.call("POST", "/auth/login", { body: { email: "a@b.example", password: "x" } })).status,
    ).toBe(401);
    expect(
      (await shop.call("POST", "/cart/verify-payment", { token: asha.token, body: {} })).status,
    ).not.toBe(503);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  });
});

async function setClosed(shop: ShopForTests, { token }: Person, fields: object) {
  const { state } = (await shop.call("GET", "/manage/shop/pause", { token })).body;
  const changed = await shop.call("PUT", "/manage/shop/pause", {
    token,
    body: { seen: state.version, fields },
  });
  expect(changed.status).toBe(200);
}
