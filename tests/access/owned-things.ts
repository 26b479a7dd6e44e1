import { vi } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { type Person, signedUpUser } from "#support/people.ts";
import type { ShopForTests } from "#support/running-shop.ts";
import { type OrderAt, type Owned, piece } from "./row.ts";

/** What nobody but A may ever read. */
export const secret = { name: "Amrita Ownworthy", street: "77 Matrix Lane", phone: "9812345678" };

export const address = {
  ...secret,
  city: "Kolkata",
  state: "West Bengal",
  pinCode: "700029",
};

/** A, with one of everything that a customer may have. */
export async function withThings(
  db: Database,
  shop: ShopForTests,
  isOrdered: boolean,
): Promise<{ owner: Person; owned: Owned }> {
  const owner = await signedUpUser(db, { name: secret.name });
  const call = async (method: string, path: string, body?: object) =>
    (await shop.call(method, path, { token: owner.token, ...(body && { body }) })).body;
  const products = await db.read
    .selectFrom("products")
    .innerJoin("stock", "stock.product_id", "products.id")
    .select("products.id")
    .where("products.colours", "=", "[]")
    .where("products.sizes", "=", "[]")
    .where("products.category", "not in", ["mens-clothing", "womens-clothing"])
    .where("stock.free", ">", 20)
    .orderBy("stock.free", "desc")
    .orderBy("products.id")
    .limit(2)
    .execute();
  const [first, second] = products.map(({ id }) => id);
  if (!first || !second) throw new Error("The sample shop has no plain products.");
  const kept = await call("POST", "/addresses", address);
  await call("POST", "/cart/add", { productId: first, quantity: 1 });
  await call("POST", "/wishlist/add", { productId: first });
  const [line] = (await call("GET", "/cart")).data.items;
  const { sessions } = await call("GET", "/auth/sessions");
  const order = isOrdered ? await call("POST", "/cart/checkout", { paymentMethod: "card" }) : {};
  const { userId, email } = owner;
  const owned = {
    userId,
    email,
    sessionId: sessions[0].id,
    addressId: kept.address.id,
    lineId: line.id ?? line._id,
    wishedId: first,
    productId: second,
    orderId: order.orderId ?? "",
    gatewayOrderId: order.order_id ?? "",
    refundId: "",
    returnId: "",
  };
  return { owner, owned };
}

const payments: Partial<Record<OrderAt, string>> = { linked: "link", owed: "cash" };

/** An order of A as it stands just before an action, which whoever does the action has brought that far if he may. */
export async function orderAt(
  shop: ShopForTests,
  db: Database,
  {
    at,
    owned,
    owner,
    hand,
  }: { readonly at: OrderAt; readonly owned: Owned; readonly owner: Person; readonly hand: Person },
): Promise<Pick<Owned, "orderId" | "refundId" | "returnId">> {
  if (at === "unpaid") {
    const placed = await shop.call("POST", "/cart/checkout", {
      token: owner.token,
      body: { paymentMethod: "card" },
    });
    return { orderId: placed.body.orderId, refundId: "", returnId: "" };
  }
  const staff = await signedUpUser(db, { role: "owner" });
  const call = async (path: string, body: object = {}, { token } = staff) => {
    const answer = await shop.call("POST", path, { token, body });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.message}`);
    return answer.body;
  };
  if (at === "asked") {
    await askForCodes(shop, staff.token);
    await call("/cart/add", { productId: owned.productId, quantity: 1 }, owner);
    const { orderId } = await call("/cart/checkout", { paymentMethod: "cash" }, owner);
    return { orderId, refundId: "", returnId: "" };
  }
  if (at === "owed") await askForCodes(shop, staff.token);
  const items = [{ productId: owned.productId, quantity: at === "paid" ? 2 : 1 }];
  const entered = { customerId: owned.userId, address, items, payment: payments[at] ?? "paid" };
  const { order } = await call("/manage/orders", entered);
  const orderId: string = order.id;
  const action = (name: string, body?: object, by?: Person) =>
    call(`/manage/orders/${orderId}/${name}`, body, by);
  // As if it had been sent long ago.
  if (at === "linked")
    await db.write((tx) =>
      tx.updateTable("payment_links").set({ sent_at: 0 }).where("order_id", "=", orderId).execute(),
    );
  if (at === "packed") await action("pack", {}, hand);
  if (at === "to collect" || at === "at the counter") {
    await action("pack");
    // As if its buyer had chosen a store.
    const store = { storeId: "delhi", name: "Haat Delhi", days: 7, ready: { en: "", hi: "" } };
    const place = { address: "1 Mall Road", city: "Delhi", state: "Delhi", pinCode: "110054" };
    const collected_in = JSON.stringify({ ...store, ...place, phone: "", timings: "" });
    await db.write((tx) =>
      tx.updateTable("orders").set({ collected_in }).where("id", "=", orderId).execute(),
    );
  }
  if (at === "at the counter") await action("ready");
  if (at === "owed") {
    await action("send", { carrier: "Delhivery", trackingNumber: "EX1" });
    await action("delivered");
  }
  if (at === "sent" || at === "returning" || at === "delivered" || isReturned(at))
    await action("send", { trackingNumber: "EX1" });
  if (at === "returning") await action("returning", { reason: "nobody at home" });
  if (at === "delivered" || isReturned(at)) await action("delivered");
  const returnId = isReturned(at) ? await returnAt(at, orderId) : "";
  let refundId = "";
  if (at === "owing" || at === "refused") {
    const request = { sum: "amount", paise: 100, reason: "torn", key: "one" };
    refundId = (await action("refunds", request)).order.money.refunds[0].id;
  }
  // As if it had been paid through a gateway, which said no.
  if (at === "refused")
    await db.write((tx) =>
      tx
        .updateTable("refunds")
        .set({ state: "refused", kind: "gateway", gateway_payment_id: `pay_${orderId}` })
        .where("id", "=", refundId)
        .execute(),
    );
  return { orderId, refundId, returnId };

  /** What came of the order's own link, and how far the staff have come with it. */
  async function returnAt(how: ReturnedAt, order: string): Promise<string> {
    const shown = await shop.call("GET", `/orders/${order}`, { token: owner.token });
    const path = String(shown.body.order.returnPath).replace("/return/", "/returns/");
    const wish = how === "to be exchanged" ? "exchange" : "refund";
    const asked = { wish, reason: "damaged", way: "send", lines: [piece] };
    const { page } = await call(path, asked, owner);
    const id: string = page.returns[0].id;
    const steps = { "asked back": 0, "accepted back": 1, "received back": 2 } as const;
    const many = how in steps ? steps[how as keyof typeof steps] : 3;
    for (const step of ["accept", "receive", "inspect"].slice(0, many))
      await call(`/manage/returns/${id}/${step}`, step === "inspect" ? { shelve: [piece] } : {});
    return id;
  }
}

type ReturnedAt = Extract<OrderAt, `${string} back` | "to be exchanged">;

function isReturned(at: OrderAt): at is ReturnedAt {
  return at.endsWith(" back") || at === "to be exchanged";
}

/** What nobody may write about himself. */
export async function rankOf(db: Database, userId: string): Promise<string> {
  const row = await db.read
    .selectFrom("users")
    .select(["role", "email", "email_verified_at", "password_hash", "created_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return JSON.stringify(row);
}

/** All that is somebody's, to see whether anybody else touched it. */
export async function thingsOf(db: Database, userId: string): Promise<string> {
  const tables = ["addresses", "cart_lines", "wishlist_items", "orders", "reviews"] as const;
  const kept: unknown[] = [await rankOf(db, userId)];
  for (const table of tables)
    kept.push(await db.read.selectFrom(table).selectAll().where("user_id", "=", userId).execute());
  kept.push(await db.read.selectFrom("sessions").select("id").where("user_id", "=", userId).execute());
  const ofOrders = [
    "parcels",
    "refunds",
    "returns",
    "order_notes",
    "order_events",
    "payments",
    "invoices",
    "cash_orders",
  ] as const;
  const mine = db.read.selectFrom("orders").select("id").where("user_id", "=", userId);
  for (const table of ofOrders)
    kept.push(await db.read.selectFrom(table).selectAll().where("order_id", "in", mine).execute());
  return JSON.stringify(kept);
}

/** Cash on delivery, with the buyer's word before anybody packs; gone on from when the shop knows it. */
export async function askForCodes(shop: Pick<ShopForTests, "call">, token: string): Promise<void> {
  const { state } = (await shop.call("GET", "/manage/shop/payments", { token })).body;
  const body = { seen: state.version, fields: { ...state.value, cash: true, cashCode: "always" } };
  const set = await shop.call("PUT", "/manage/shop/payments", { token, body });
  if (set.status !== 200) throw new Error(`${set.status} ${set.body.message}`);
  await vi.waitFor(async () => {
    const asked = { token, body: { phone: secret.phone } };
    const { draft } = (await shop.call("POST", "/manage/order-draft", asked)).body;
    if (!draft.ways.includes("cash")) throw new Error("Cash is not taken yet.");
  }, 10_000);
}
