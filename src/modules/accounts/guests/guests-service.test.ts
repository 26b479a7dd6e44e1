import { expect, it } from "vitest";
import { newId } from "#platform/ids.ts";
import { accountsForTests } from "#support/accounts-for-tests.ts";
import { describeWithDatabase } from "#support/engines.ts";

const day = 24 * 3_600_000;

describeWithDatabase("abandoned guests", (openFresh) => {
  it("go in parts, with all that was theirs, and nobody else does", async () => {
    const db = await openFresh();
    const bought: string[] = [];
    const parts: number[] = [];
    const { accounts, clock } = accountsForTests(db, {
      boughtAmong: async (_tx, ids) => {
        parts.push(ids.length);
        return ids.filter((id) => bought.includes(id));
      },
    });
    const make = async (address: string) => {
      const made = await accounts.makeGuest(address);
      if (!made.ok) throw new Error(made.reason);
      return made.value;
    };
    const old = [];
    for (let at = 0; at < 205; at++) old.push(await make("203.0.113.7"));
    const [first, buyer] = old;
    bought.push(buyer?.userId ?? "");
    await db.write(async (tx) => {
      const user_id = first?.userId ?? "";
      await tx.insertInto("carts").values({ user_id, version: 1, promo_code: null, extras: "[]" }).execute();
      const request = { user_id, product_id: "lamp", price_when_added_paise: 1, added_at: 1 };
      await tx.insertInto("wishlist_items").values(request).execute();
      const line = { id: newId(1), product_id: "lamp", colour: "", size: "", quantity: 1, added_at: 1 };
      await tx
        .insertInto("cart_lines")
        .values({ ...line, user_id, price_when_added_paise: 1 })
        .execute();
    });
    clock.at += 10 * day;
    const young = await make("203.0.113.8");
    const user = { name: "Asha", email: "asha@example.com", password: "monsoon-2nd-floor" };
    await accounts.register(user, {
      address: "",
      userAgent: "",
      lang: "en",
      cookie: undefined,
      browser: undefined,
    });
    const note = { words: "Rang twice.", author: "meera" };
    expect(await accounts.noteOnCustomer(first?.userId ?? "", note)).toMatchObject({ reason: "notFound" });
    clock.at += 20 * day;
    expect(await accounts.deleteOldGuests()).toBe(205);
    expect(parts).toEqual([100, 100, 5]);
    const left = await db.read
      .selectFrom("users")
      .select(["id", "is_guest"])
      .where("is_guest", "=", 1)
      .execute();
    expect(left.map(({ id }) => id).sort()).toEqual([...bought, young.userId].sort());
    for (const table of ["carts", "cart_lines", "wishlist_items"] as const)
      expect(await db.read.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await accounts.recogniseGuest(young.cookie)).toBe(young.userId);
    expect(await accounts.recogniseGuest(buyer?.cookie ?? "")).toBeUndefined();
    expect(await accounts.deleteOldGuests()).toBe(0);
    expect(await db.read.selectFrom("users").select("id").where("is_guest", "=", 0).execute()).toHaveLength(
      1,
    );
  });
});
