import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { eraseOrders } from "#modules/orders/fulfilment/erase-orders.ts";
import { invoicesUntil } from "#modules/orders/rules/erasure.ts";
import type { Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log.ts";
import { plainProducts } from "#support/buyers.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";
import { tracesIn } from "#support/traces-in.ts";

const day = 86_400_000;
const zubaida = {
  name: "Zubaida Zutshi",
  email: "zubaida.zutshi@example.com",
  phone: "+919812377777",
};
const address = {
  name: zubaida.name,
  phone: zubaida.phone,
  street: "77 Chinar Lane",
  city: "Srinagar",
  state: "Jammu and Kashmir",
  pinCode: "190001",
  country: "India",
};
const traces = { name: "Zubaida", email: "zutshi@example", phone: "9812377777", street: "77 Chinar" };

describeOnBothEngines("an account that was deleted", (openFresh, engine) => {
  it.each(["herself", "the shop"])(
    "by %s leads to nobody any more, but for invoices, and these for their time",
    async (by) => {
      const db = await openFresh({ demo: true });
      const lines: string[] = [];
      const log = createLog("debug", { write: (line: string) => void lines.push(line) });
      const folder = mkdtempSync(join(tmpdir(), "haat-erasure-"));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const where = db.settings.DATABASE_URL ? { ...db.settings, DATA_DIR: folder } : db.settings;
      const shop = await openShop(where, { log });
      const [productId = "", other = ""] = await plainProducts(db, 2);
      const staff = await signedUpUser(db, { staff: true });
      const { token, userId } = await signedUpUser(db, zubaida);
      const call = async (method: string, path: string, body?: object, as = token) => {
        const answer = await shop.call(method, path, { token: as, ...(body && { body }) });
        if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
        return answer.body;
      };
      const order = async (product: string): Promise<{ orderId: string; pay: () => Promise<unknown> }> => {
        await call("POST", "/cart/add", { productId: product });
        const placed = await call("POST", "/cart/checkout", { paymentMethod: "qr" });
        const report = {
          razorpay_order_id: placed.order_id,
          razorpay_payment_id: placed.mock_payment_id,
          razorpay_signature: placed.mock_signature,
          is_mock: true,
        };
        return { orderId: placed.orderId, pay: () => call("POST", "/cart/verify-payment", report) };
      };
      await call("POST", "/addresses", address);
      const arrived = await order(productId);
      await arrived.pay();
      for (const status of ["processing", "shipped", "delivered"])
        await call("PUT", `/orders/${arrived.orderId}`, { status }, staff.token);
      await call("POST", `/ratings/product/${productId}`, { stars: 5, title: "Good", text: "Good." });
      const noted = { words: "Zubaida of 77 Chinar Lane is out in the mornings." };
      await call("POST", `/manage/customers/${userId}/notes`, noted, staff.token);
      const underWay = await order(productId);
      await underWay.pay();
      const unpaid = await order(other);
      await call("POST", "/wishlist/add", { productId: other });
      await call("PUT", "/consents/offers", { given: true });
      await db.write((tx) =>
        tx.updateTable("carts").set({ extras: '["ribbon"]' }).where("user_id", "=", userId).execute(),
      );
      await call("POST", "/newsletter/subscribe", { email: zubaida.email });
      const asked = {
        name: zubaida.name,
        reach: zubaida.phone,
        words: "To Zubaida, 77 Chinar Lane, please.",
      };
      await call("POST", "/tickets", asked);
      await call("POST", "/auth/forgot-password", { email: zubaida.email }, "");
      await call("POST", "/auth/otp/request", { phone: zubaida.phone }, "");
      const all = await call("GET", "/auth/export");
      expect(all.data.payments).toHaveLength(3);
      expect(all.data.invoices).toHaveLength(2);
      expect(all.data.notes).toEqual([{ words: noted.words, at: expect.any(Number) }]);
      expect(all.data).toMatchObject({
        cartChosen: { extras: ["ribbon"] },
        consents: [{ purpose: "offers", deed: "given", reach: zubaida.phone }],
        tickets: [{ phone: zubaida.phone, messages: [{ words: asked.words }] }],
      });
      expect(all.data).toMatchObject({ newsletter: { email: zubaida.email, state: "asked" } });
      expect(all.data).toMatchObject({ refunds: [], cash: [], returns: [] });
      // Under the name that it was first given out under.
      expect(all.data).toHaveProperty("told");
      expect(all.data).not.toHaveProperty("notifications");

      const allSent = () =>
        vi.waitFor(
          async () => expect(await db.read.selectFrom("outbox").select("id").execute()).toEqual([]),
          60_000,
        );
      // What is on its way at that moment arrives.
      await allSent();
      if (by === "herself") await call("DELETE", "/auth/user", { password: "" });
      else await call("DELETE", `/manage/customers/${userId}`, { sure: true }, staff.token);
      await allSent();
      await shop.stop();

      const papers = await db.read.selectFrom("invoices").select("id").orderBy("id").execute();
      expect(papers).toHaveLength(2);
      const onPapers = papers.map(({ id }) => `invoices.buyer of ${id}: name street`);
      expect(await tracesIn(db, traces)).toEqual([
        ...onPapers,
        `orders.address of ${arrived.orderId}: name street`,
        `orders.address of ${underWay.orderId}: name phone street`,
      ]);
      expect(lines.filter((line) => Object.values(traces).some((trace) => line.includes(trace)))).toEqual([]);
      const outbox = join(where.DATA_DIR, "outbox");
      const mails = readdirSync(outbox).map((file) => JSON.parse(readFileSync(join(outbox, file), "utf8")));
      const theirs = mails.filter(({ to }) => to === zubaida.email || to === zubaida.phone);
      expect(theirs.map(({ subject }) => subject)).toEqual(["Your account at Haat is deleted"]);

      const { parts, time } = await checkoutForTests(db);
      time.now = Date.now() + 16 * 60_000;
      await db.write((tx) =>
        tx.updateTable("orders").set({ status: "cancelled" }).where("id", "=", unpaid.orderId).execute(),
      );
      await db.write((tx) =>
        tx.updateTable("orders").set({ status: "delivered" }).where("id", "=", underWay.orderId).execute(),
      );
      time.now += 2 * day;
      await eraseOrders(parts);
      expect(await tracesIn(db, traces)).toEqual([
        ...onPapers,
        `orders.address of ${arrived.orderId}: name street`,
        `orders.address of ${underWay.orderId}: name street`,
      ]);
      time.now += 6 * day;
      await eraseOrders(parts);
      const left = await db.read
        .selectFrom("orders")
        .select("id")
        .where("user_id", "=", userId)
        .orderBy("id")
        .execute();
      expect(left.map(({ id }) => id)).toEqual([arrived.orderId, underWay.orderId]);
      expect(await parts.payments.ofOrder(db.read, unpaid.orderId)).toBeUndefined();
      const end = invoicesUntil(Date.now());
      time.now = end - 1;
      await eraseOrders(parts);
      expect(await tracesIn(db, traces)).toEqual([
        ...onPapers,
        `orders.address of ${arrived.orderId}: name street`,
        `orders.address of ${underWay.orderId}: name street`,
      ]);
      const books = await booksOf(db);
      time.now = end;
      await eraseOrders(parts);
      expect(await tracesIn(db, traces)).toEqual([]);
      expect(await booksOf(db)).toEqual(books);
      expect(await parts.orders.find(db.read, arrived.orderId)).toMatchObject({ status: "delivered" });
    },
  );

  it("finds the orders that are due by an index", async () => {
    const db = await openFresh({ demo: true });
    const due = "select id from orders where erase_at <= 1 order by erase_at limit 200";
    const plan = await db.write(async (tx) => {
      if (engine === "postgres") await sql`set local enable_seqscan = off`.execute(tx);
      return sql.raw(`explain ${engine === "postgres" ? "" : "query plan"} ${due}`).execute(tx);
    });
    expect(JSON.stringify(plan.rows)).toContain("orders_to_erase");
  });
});

/** All that stands in the books beside to whom it leads. */
async function booksOf(db: Database): Promise<string> {
  const tables = [
    "orders",
    "order_lines",
    "order_pieces",
    "order_charges",
    "payments",
    "refunds",
    "invoices",
    "invoice_counters",
    "stock",
    "parcels",
  ];
  const kept: unknown[] = [];
  for (const name of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db.read);
    kept.push(rows.map(({ address: _, buyer: __, erase_at: ___, ...row }) => JSON.stringify(row)).sort());
  }
  return JSON.stringify(kept);
}
