import { expect, it } from "vitest";
import { guestHint } from "#contract/guest-hint.ts";
import { holders } from "#contract/rights.ts";
import type { Database } from "#platform/database/database.ts";
import { allEndpoints } from "#server/handlers/all-endpoints.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { openGuestShop } from "#support/open-guest-shop.ts";
import { signedUpUser } from "#support/people.ts";
import type { Answer } from "#support/running-shop.ts";

const day = 24 * 3_600_000;

describeWithDatabase("guests", (openFresh) => {
  async function opened(fields?: object) {
    const clock = { at: Date.now(), now: () => clock.at };
    const { shop, db, productId } = await openGuestShop(openFresh, { clock }, fields);
    const add = (cookie?: string, headers?: Record<string, string>) =>
      shop.call("POST", "/cart/add", {
        body: { productId },
        ...(cookie && { cookie }),
        ...(headers && { headers }),
      });
    return { shop, db, clock, productId, add };
  }

  it("are none until the owner or the profile lets them in", async () => {
    const { add, db } = await opened({});
    expect(await add()).toMatchObject({ status: 401, body: { error: "NOT_SIGNED_IN" } });
    expect(await guestsIn(db)).toBe(0);
  });

  it("are not made by looking", async () => {
    const { shop, db } = await opened();
    const [cart, wishlist] = [await shop.call("GET", "/cart"), await shop.call("GET", "/wishlist")];
    expect([cart.status, cart.body.data.items]).toEqual([200, []]);
    expect([wishlist.status, wishlist.body.data.products]).toEqual([200, []]);
    expect(cart.headers.getSetCookie()).toEqual([]);
    expect((await shop.call("DELETE", "/cart/clear")).body.error).toBe("NOT_SIGNED_IN");
    expect(await guestsIn(db)).toBe(0);
  });

  it("are made by the first addition, and have what they added", async () => {
    const { shop, db, add, productId } = await opened();
    const first = await add();
    expect(first.status).toBe(200);
    const lines = first.headers.getSetCookie();
    expect(lines).toEqual([
      expect.stringMatching(/^haat-guest=[\w-]{43}; HttpOnly; Path=\/; SameSite=Lax; Max-Age=\d+$/),
      `${guestHint}=1; Path=/; SameSite=Lax; Max-Age=34560000`,
    ]);
    const cookie = cookieOf(first);
    const again = await add(cookie);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(again.body.data.itemCount).toBe(2);
    await shop.call("POST", "/wishlist/add", { body: { productId }, cookie });
    const [cart, wishlist] = [
      await shop.call("GET", "/cart", { cookie }),
      await shop.call("GET", "/wishlist", { cookie }),
    ];
    expect(cart.body.data.itemCount).toBe(2);
    expect(wishlist.body.data.products).toMatchObject([{ id: productId }]);
    expect(await guestsIn(db)).toBe(1);
    const [row] = await db.read.selectFrom("users").selectAll().where("is_guest", "=", 1).execute();
    expect(row).toMatchObject({ name: "", email: null, phone: null, password_hash: null, role: null });
  });

  it("are not made by an addition that was refused", async () => {
    const { shop, db } = await opened();
    const refused = await shop.call("POST", "/cart/add", { body: { productId: crypto.randomUUID() } });
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([422, []]);
    expect(await guestsIn(db)).toBe(0);
  });

  it("are made so often by one network and no more", async () => {
    const { db, add } = await opened();
    await add();
    await db.write((tx) =>
      tx.updateTable("limits").set({ count: 300 }).where("name", "=", "guest-from").execute(),
    );
    expect(await add()).toMatchObject({ status: 429, body: { error: "TOO_MANY" } });
    expect(await guestsIn(db)).toBe(1);
  });

  it("are let in by their own secret alone, as long as their cart waits", async () => {
    const { shop, db, clock, add } = await opened();
    const cookie = cookieOf(await add());
    const items = async (by: string) => (await shop.call("GET", "/cart", { cookie: by })).body.data.itemCount;
    const { token_hash } = await db.read.selectFrom("guests").selectAll().executeTakeFirstOrThrow();
    expect(cookie).not.toContain(token_hash ?? "");
    const userId = (await db.read.selectFrom("guests").selectAll().executeTakeFirstOrThrow()).user_id;
    for (const forged of [
      `haat-guest=${token_hash}`,
      `haat-guest=${userId}`,
      `${cookie.slice(0, -1)}_`,
      "haat-guest=",
    ])
      expect(await items(forged)).toBe(0);
    expect(await items(cookie)).toBe(1);
    clock.at += 29 * day;
    expect(await items(cookie)).toBe(1);
    clock.at += 29 * day;
    expect(await items(cookie)).toBe(1);
    clock.at += 30 * day;
    expect(await items(cookie)).toBe(0);
  });

  it("hold the rights of cart and wishlist, and none of who has an account", async () => {
    const { shop, add } = await opened();
    const cookie = cookieOf(await add());
    const ofCustomers = allEndpoints.filter(({ right }) => holders[right] === "customer");
    expect(ofCustomers.length).toBeGreaterThan(20);
    for (const { method, path } of ofCustomers) {
      const { status } = await shop.call(method, path.replace(/\{\w+\}/g, "none"), { cookie });
      expect([method, path, status]).toEqual([method, path, 401]);
    }
    const { body } = await shop.call("GET", "/auth/user", { cookie });
    expect(body.error).toBe("NOT_SIGNED_IN");
  });

  it("are no way into somebody's account, nor does theirs reach a guest's", async () => {
    const { shop, db, add } = await opened();
    const cookie = cookieOf(await add());
    const { cookie: session, token } = await signedUpUser(db);
    const secret = session.split("=")[1];
    expect((await shop.call("GET", "/cart", { cookie: `haat-guest=${secret}` })).body.data.itemCount).toBe(0);
    const asSession = await shop.call("GET", "/cart", {
      cookie: cookie.replace("haat-guest", "haat-session"),
    });
    expect(asSession.body.error).toBe("SESSION_EXPIRED");
    expect((await shop.call("GET", "/cart", { cookie, token })).body.data.itemCount).toBe(0);
  });

  it("are served from the shop's own pages alone", async () => {
    const { shop, db, add, productId } = await opened();
    const cookie = cookieOf(await add());
    const strange = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
    expect(await add(cookie, strange)).toMatchObject({ status: 403, body: { error: "CROSS_SITE" } });
    expect(await add(undefined, strange)).toMatchObject({ status: 403, body: { error: "CROSS_SITE" } });
    expect(await guestsIn(db)).toBe(1);
    const ended = await shop.call("POST", "/cart/add", { body: { productId }, cookie: "haat-session=over" });
    expect([ended.status, ended.body.error]).toEqual([401, "SESSION_EXPIRED"]);
  });
});

async function guestsIn(db: Database): Promise<number> {
  const rows = await db.read.selectFrom("users").select("id").where("is_guest", "=", 1).execute();
  expect(await db.read.selectFrom("guests").select("user_id").execute()).toHaveLength(rows.length);
  return rows.length;
}

function cookieOf({ headers }: Answer): string {
  return headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
