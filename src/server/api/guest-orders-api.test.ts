import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { codeTo, newPhone } from "#support/letters.ts";
import { openGuestShop } from "#support/open-guest-shop.ts";
import { signedUpUser } from "#support/people.ts";

const address = {
  name: "Asha Rao",
  phone: "98123 45678",
  street: "12 Lake Road",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560001",
};

describeOnBothEngines("orders of guests", (openFresh) => {
  async function opened() {
    const { settings, shop, db, productId } = await openGuestShop(openFresh);
    const guest = async () => {
      const added = await shop.call("POST", "/cart/add", { body: { productId } });
      return added.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    };
    const place = (cookie: string, more: object = {}) =>
      shop.call("POST", "/cart/checkout", { body: { paymentMethod: "qr", address, ...more }, cookie });
    const buy = async (phone = address.phone) => {
      const cookie = await guest();
      const { body } = await place(cookie, { address: { ...address, phone } });
      return { cookie, orderId: body.orderId as string, token: body.track_path.slice("/track/".length) };
    };
    const ask = (token: string) => shop.call("POST", `/tracking/${token}/codes`, { body: {} });
    const keep = (token: string, body: object, as?: string) =>
      shop.call("POST", `/tracking/${token}/keep`, { body, ...(as && { token: as }) });
    const codeOf = (phone: string) => codeTo(settings, phone);
    return { shop, db, guest, place, buy, ask, keep, codeOf, productId };
  }

  it("are refused at the field that is wrong, and take nothing", async () => {
    const { db, guest, place } = await opened();
    expect(await place("")).toMatchObject({ status: 401 });
    const cookie = await guest();
    for (const [more, reason, field] of [
      [{ address: undefined }, "ADDRESS_NEEDED", "address"],
      [{ address: { ...address, phone: "12" } }, "PHONE_UNUSABLE", "address.phone"],
      [{ address: { ...address, phone: "+1 415 555 2671" } }, "PHONE_NOT_SERVED", "address.phone"],
      [{ address: { ...address, street: " " } }, "FIELD_REQUIRED", "address.street"],
      [{ address: { ...address, pinCode: "012345" } }, "PIN_CODE_UNUSABLE", "address.pinCode"],
      [{ email: "asha at home" }, "EMAIL_UNUSABLE", "email"],
      [{ shownPaise: 1 }, "CART_CHANGED", undefined],
      [{ paymentMethod: "cash" }, "INVALID_INPUT", "paymentMethod"],
    ] as const) {
      const { body } = await place(cookie, more);
      expect([body.error, body.field]).toEqual([reason, field]);
    }
    expect(await ordersIn(db)).toEqual([]);
  });

  it("remember phone and mail, and are followed by their link alone", async () => {
    const { shop, db, guest, place, buy } = await opened();
    const cookie = await guest();
    const { body } = await place(cookie, { email: " Asha@Example.com " });
    expect(await ordersIn(db)).toMatchObject([
      { guest_phone: "+919812345678", email: "asha@example.com", status: "pending" },
    ]);
    const counted = await db.read.selectFrom("limits").select("name").execute();
    expect(counted.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["mail", "mail-from", "mail-shop"]),
    );
    const shown = await shop.call("GET", body.track_path.replace("/track/", "/tracking/"));
    expect(shown.body.order).toMatchObject({ status: "pending", isGuests: true, to: { city: "Bengaluru" } });
    const other = await buy("98123 45679");
    for (const by of [{ cookie }, { cookie: other.cookie }, {}])
      expect((await shop.call("GET", `/orders/${body.orderId}`, by)).status).toBe(401);
    expect((await shop.call("GET", "/orders", { cookie })).status).toBe(401);
  });

  it("are placed once for one key, and never by two guests where one piece is left", async () => {
    const { shop, db, guest, place, productId } = await opened();
    const cookies = [await guest(), await guest(), await guest()];
    await db.write((tx) =>
      tx.updateTable("stock").set({ free: 1 }).where("product_id", "=", productId).execute(),
    );
    const all = await Promise.all(cookies.flatMap((cookie) => [place(cookie), place(cookie)]));
    const [winner, ...more] = new Set(
      all.filter(({ status }) => status === 200).map(({ body }) => body.orderId),
    );
    expect([winner !== undefined, more]).toEqual([true, []]);
    expect(await ordersIn(db)).toHaveLength(1);
    const { body } = all.find(({ status }) => status === 200) ?? all[0] ?? { body: {} };
    const report = {
      razorpay_order_id: body.order_id,
      razorpay_payment_id: body.mock_payment_id,
      razorpay_signature: body.mock_signature,
      is_mock: true,
    };
    const paid = await Promise.all(
      cookies.map((cookie) => shop.call("POST", "/cart/verify-payment", { body: report, cookie })),
    );
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it("go into the account of the phone that is proved, once, with the others of that phone and no more", async () => {
    const { shop, db, buy, ask, keep, codeOf } = await opened();
    const phone = newPhone();
    const [mine, also, stranger] = [await buy(phone), await buy(phone), await buy(newPhone())];
    const { body: asked } = await ask(mine.token);
    const code = await codeOf(phone);
    const given = { code, requestId: asked.requestId };
    // A code that is another's, guessed, of another browser, or for another order.
    expect((await keep("none", given)).status).toBe(404);
    expect((await keep(mine.token, { ...given, code: wrong(code) })).body.error).toBe("CODE_WRONG");
    expect((await keep(mine.token, { code })).body.error).toBe("CODE_ELSEWHERE");
    expect((await keep(stranger.token, given)).body.error).toBe("CODE_WRONG");
    const both = await Promise.all([keep(mine.token, given), keep(mine.token, given)]);
    const done = both.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const { body: list } = await shop.call("GET", "/orders", { token: done[0]?.body.token });
    expect(list.orders.map(({ id }: { id: string }) => id).sort()).toEqual(
      [mine.orderId, also.orderId].sort(),
    );
    expect((await keep(mine.token, given)).status).toBe(404);
    const left = (await ordersIn(db)).filter(({ guest_phone }) => guest_phone !== null);
    expect(left.map(({ id }) => id)).toEqual([stranger.orderId]);
  });

  it("go to whoever is signed in and proves the phone, and to nobody who does not", async () => {
    const { shop, db, buy, ask, keep, codeOf } = await opened();
    const phone = newPhone();
    const mine = await buy(phone);
    const meera = await signedUpUser(db);
    expect((await keep(mine.token, { code: "123456", requestId: "guessed" }, meera.token)).status).toBe(401);
    const { body: asked } = await ask(mine.token);
    const given = { code: await codeOf(phone), requestId: asked.requestId };
    const kept = await keep(mine.token, given, meera.token);
    expect([kept.status, kept.body.token]).toEqual([200, undefined]);
    const { body } = await shop.call("GET", "/orders", { token: meera.token });
    expect(body.orders.map(({ id }: { id: string }) => id)).toEqual([mine.orderId]);
  });
});

const ordersIn = (db: Database) =>
  db.read.selectFrom("orders").select(["id", "guest_phone", "email", "status"]).execute();
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
