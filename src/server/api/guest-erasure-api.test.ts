import { expect, it, vi } from "vitest";
import type { PastOrderRow } from "#modules/past-orders/repository.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import type { OutboxRow } from "#platform/outbox/outbox-repository.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { lettersIn } from "#support/letters.ts";
import { oneWaits } from "#support/one-waits.ts";
import { openGuestShop } from "#support/open-guest-shop.ts";
import { signedUpUser } from "#support/people.ts";
import { tracesIn } from "#support/traces-in.ts";

const zubaida = { phone: "+919812377777", email: "zubaida.zutshi@example.com" };
const address = {
  ...{ name: "Zubaida Zutshi", phone: zubaida.phone, street: "77 Chinar Lane" },
  ...{ city: "Bengaluru", state: "Karnataka", pinCode: "560001" },
};
const traces = { name: "Zubaida", email: "zutshi@example", phone: "9812377777", street: "77 Chinar" };
const ravi = { ...address, name: "Ravi Iyer", phone: "+919812366666", street: "3 Beach Road" };

describeOnBothEngines("a guest whom the staff erase", (openFresh, engine) => {
  async function opened() {
    const { settings, shop, db, productId } = await openGuestShop(openFresh);
    const owner = await signedUpUser(db, { role: "owner" });
    const fill = async (cookie?: string) => {
      const added = await shop.call("POST", "/cart/add", { body: { productId }, ...(cookie && { cookie }) });
      return cookie ?? added.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    };
    const place = (cookie: string, more: object = {}) =>
      shop.call("POST", "/cart/checkout", { body: { paymentMethod: "qr", address, ...more }, cookie });
    const pay = async ({ body }: Awaited<ReturnType<typeof place>>, cookie: string) => {
      const report = {
        ...{ razorpay_order_id: body.order_id, razorpay_payment_id: body.mock_payment_id },
        ...{ razorpay_signature: body.mock_signature, is_mock: true },
      };
      const paid = await shop.call("POST", "/cart/verify-payment", { body: report, cookie });
      expect(paid.status).toBe(200);
    };
    const office = async (method: string, path: string, body?: object, token = owner.token) =>
      shop.call(method, `/manage${path}`, { token, ...(body && { body }) });
    const seen = async (id: string) => (await office("GET", `/orders/${id}`)).body.order;
    const erase = async (orderId: string, token?: string) =>
      office("DELETE", `/customers/${(await seen(orderId)).customer.id}`, { sure: true }, token);
    return { settings, shop, db, owner, fill, place, pay, office, seen, erase };
  }

  it("leads to nobody any more, in all that was bought with the number, and nobody else goes along", async () => {
    const { shop, db, owner, fill, place, pay, office, seen, erase } = await opened();
    const [cookie, elsewhere, stranger] = [await fill(), await fill(), await fill()];
    const sold = await place(cookie, { email: zubaida.email });
    await pay(sold, cookie);
    for (const step of ["pack", "send", "delivered"])
      expect((await office("POST", `/orders/${sold.body.orderId}/${step}`, {})).status).toBe(200);
    const underWay = await place(elsewhere, { email: `other.${zubaida.email}` });
    await pay(underWay, elsewhere);
    const unpaid = await place(await fill(cookie));
    const other = await place(stranger, { address: ravi, email: "ravi@example.com" });
    const asked = { name: address.name, reach: zubaida.email, words: "To 77 Chinar Lane, please." };
    expect((await shop.call("POST", "/tickets", { body: asked })).status).toBe(200);
    const { track_path: path } = sold.body;
    await shop.call("POST", path.replace("/track/", "/tracking/").concat("/codes"), { body: {} });
    await db.write((tx) =>
      tx
        .insertInto("outbox")
        .values(unsent(`other.${zubaida.email}`))
        .execute(),
    );
    await db.write((tx) =>
      tx
        .insertInto("past_orders")
        .values([past("1", zubaida.phone), past("2", ravi.phone)])
        .execute(),
    );

    for (const role of ["packer", "editor", "accountant"] as const) {
      const { token } = await signedUpUser(db, { role });
      expect((await erase(sold.body.orderId, token)).body.error).toBe("NOT_ALLOWED");
    }
    const { customer } = await seen(sold.body.orderId);
    expect(customer).toMatchObject({ isGuest: true, isGone: false });
    expect((await office("DELETE", `/customers/${customer.id}`, {})).status).toBe(422);
    expect(await tracesIn(db, traces)).not.toEqual([]);

    expect((await erase(sold.body.orderId)).status).toBe(200);
    const papers = await db.read.selectFrom("invoices").select("id").execute();
    expect(papers).toHaveLength(2);
    expect(await tracesIn(db, traces)).toEqual(
      [
        ...papers.map(({ id }) => `invoices.buyer of ${id}: name street`),
        `orders.address of ${sold.body.orderId}: name street`,
        `orders.address of ${underWay.body.orderId}: name phone street`,
      ].sort(),
    );
    expect(unpaid.status).toBe(200);
    const left = await db.read
      .selectFrom("orders")
      .select(["id", "email", "guest_phone"])
      .where("erase_at", "is", null)
      .execute();
    expect(left).toEqual([{ id: other.body.orderId, email: "ravi@example.com", guest_phone: ravi.phone }]);
    const names = await db.read.selectFrom("past_orders").select("name").orderBy("id").execute();
    expect(names.map(({ name }) => name)).toEqual(["", "Somebody"]);
    const [noted] = await listAuditEntries(db.read, { by: owner.userId, limit: 1 });
    expect(noted).toMatchObject({ action: "erase customer", subject: customer.id });
  });

  it("is nobody's customer a second time, buys anew as another, and leaves what an account has", async () => {
    const { shop, db, fill, place, seen, erase, office } = await opened();
    const account = await signedUpUser(db, zubaida);
    // Who signs in by mail alone has no number of their own, and is answered at the one that they typed.
    const other = await signedUpUser(db);
    const words = { name: "Uma", reach: ravi.phone, words: "Where is it?" };
    expect((await shop.call("POST", "/tickets", { body: words, token: other.token })).status).toBe(200);
    const cookie = await fill();
    const first = await place(cookie, { email: zubaida.email });
    const elsewhere = await place(await fill());
    const { customer } = await seen(first.body.orderId);
    await db.write((tx) => tx.insertInto("past_orders").values(past("1", zubaida.phone)).execute());
    expect((await erase(first.body.orderId)).status).toBe(200);
    expect((await office("DELETE", `/customers/${customer.id}`, { sure: true })).status).toBe(404);
    expect((await seen(first.body.orderId)).customer).toMatchObject({ isGuest: false, isGone: true });
    expect((await seen(elsewhere.body.orderId)).customer).toMatchObject({ isGuest: true, isGone: false });
    expect(await db.read.selectFrom("past_orders").select("name").execute()).toEqual([{ name: "Somebody" }]);
    expect(
      await db.read.selectFrom("users").select("phone").where("id", "=", account.userId).execute(),
    ).toEqual([{ phone: zubaida.phone }]);
    expect((await place(cookie)).status).toBe(401);
    const again = await fill();
    const next = await place(again);
    expect((await seen(next.body.orderId)).customer.id).not.toBe(customer.id);
    const ravis = await place(await fill(), { address: ravi });
    expect((await erase(ravis.body.orderId)).status).toBe(200);
    expect((await shop.call("GET", "/tickets", { token: other.token })).body.tickets).toHaveLength(1);
  });

  it("is told with the account that takes it along until when its invoice is kept", async () => {
    const { settings, db, fill, place, pay, office } = await opened();
    const { userId } = await signedUpUser(db, zubaida);
    const cookie = await fill();
    await pay(await place(cookie), cookie);
    expect((await office("DELETE", `/customers/${userId}`, { sure: true })).status).toBe(200);
    const told = () => lettersIn(settings).filter(({ to }) => to === zubaida.email);
    await vi.waitFor(() => expect(told()[0]?.text).toContain("The last of them is kept until "), 60_000);
  });

  it("takes along an order that is placed in that moment, with what was written to its address", async () => {
    const { db, fill, place, seen, office } = await opened();
    const cookie = await fill();
    const { body } = await place(cookie);
    const { id } = (await seen(body.orderId)).customer;
    const first = await db.read
      .selectFrom("orders")
      .selectAll()
      .where("id", "=", body.orderId)
      .executeTakeFirstOrThrow();
    const late = {
      ...first,
      id: `${first.id}-late`,
      number: Number(first.number) + 1,
      short_id: "LATE01",
      email: zubaida.email,
    };
    const erasing = await db.write(async (tx) => {
      // As placing does: first the cart, then the order.
      await tx.updateTable("carts").set({ version: 99 }).where("user_id", "=", id).execute();
      // SQLite has one writer, which would wait for itself.
      const begun = engine === "postgres" ? office("DELETE", `/customers/${id}`, { sure: true }) : undefined;
      if (begun) await oneWaits(db.read);
      await tx.insertInto("orders").values(late).execute();
      await tx.insertInto("outbox").values(unsent(zubaida.email)).execute();
      return { begun };
    });
    const { status } = await (erasing.begun ?? office("DELETE", `/customers/${id}`, { sure: true }));
    expect(status).toBe(200);
    expect(await tracesIn(db, traces)).toEqual([]);
  });
});

const past = (id: string, phone: string): PastOrderRow => ({
  ...{ id, number: `#${id}`, number_key: id, source: "shopify", placed_at: 1, status: "paid" },
  ...{ name: "Somebody", email: null, phone, total_paise: 1, refunded_paise: 0 },
  ...{ note: "", address: "{}", sale: "{}", file: null },
});

const unsent = (to: string): OutboxRow => ({
  ...{ id: "late", kind: "mail", message: JSON.stringify({ to, text: "Zubaida" }), tries: 0, dead: 0 },
  ...{ due_at: Number.MAX_SAFE_INTEGER, created_at: 1, give_up_at: Number.MAX_SAFE_INTEGER },
  ...{ useful_until: null, why: null, about: null, about_step: null },
});
