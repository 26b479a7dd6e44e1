import { expect } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { insertMessage } from "#platform/outbox/outbox-repository.ts";
import { beginOrder } from "./begin-order.ts";
import type { Ask } from "./row.ts";

/** Every endpoint of the back office once, as an owner makes it on a busy day. */
export async function askOffice(
  call: Ask,
  db: Pick<Database, "read" | "write">,
  { owner, shopper, productId }: { owner: string; shopper: string; productId: string },
): Promise<void> {
  const office = (method: string, path: string, body?: object) => call(method, `/manage${path}`, body, owner);
  const buy = () => beginOrder(call, shopper, { paymentMethod: "card" }, productId);
  const { id, pay } = await buy();
  await office("POST", `/orders/${id}/ask`, {});
  await pay();
  await call("POST", `/orders/${id}/change`, { about: "address", words: "To my office, please." }, shopper);
  await office("GET", "/today");
  await office("GET", "/orders?tab=toPack");
  for (const paper of ["labels", "slips", "pick"]) await office("GET", `/papers/${paper}?orders=${id}`);
  await office("GET", `/pick?orders=${id}`);
  await office("GET", `/orders/${id}/invoice?size=roll`);
  await call("GET", `/orders/${id}/invoice`, undefined, shopper);
  const { order } = await office("GET", `/orders/${id}`);
  const packed = await office("POST", `/orders/${id}/pack`, { seen: order.version });
  await office("POST", `/orders/${id}/undo`, { seen: packed.order.version });
  await office("POST", "/many/pack", { orders: [{ id }] });
  await office("POST", "/many/undo", { orders: [{ id }] });
  await office("POST", "/many/pack", { orders: [{ id }] });
  await office("POST", `/orders/${id}/send`, { carrier: "India Post", trackingNumber: "EX1", lines: "0=1" });
  await office("POST", `/orders/${id}/number`, { trackingNumber: "EX2" });
  await office("POST", `/orders/${id}/returning`, { reason: "nobody at home" });
  await office("POST", `/orders/${id}/step-back`, { reason: "they were" });
  await office("POST", `/orders/${id}/delivered`, {});
  await office("POST", `/orders/${id}/complete`, {});
  await office("POST", `/orders/${id}/returned`, { reason: "torn", restock: false });
  await office("POST", `/orders/${id}/notes`, { words: "Torn at the seam." });
  await office("POST", `/orders/${id}/messages`, { words: "We are sorry." });
  const { order: given } = await office("POST", `/orders/${id}/refunds`, {
    sum: "amount",
    rupees: "10",
    reason: "torn",
    key: "ten",
  });
  const refundId = given.money.refunds[0].id;
  // The job is at it at any moment; once it has ended nobody writes beside this.
  const refund = db.read.selectFrom("refunds").select("state").where("id", "=", refundId);
  await expect.poll(async () => (await refund.executeTakeFirst())?.state, { timeout: 60_000 }).toBe("done");
  await db.write((tx) =>
    tx.updateTable("refunds").set({ state: "refused" }).where("id", "=", refundId).execute(),
  );
  await office("GET", "/payments");
  await office("POST", `/refunds/${refundId}/retry`, {});

  const entered = await office("POST", "/orders", {
    address: {
      name: "Meera Das",
      phone: "98123 00001",
      street: "5 Hill Road",
      city: "Mumbai",
      state: "Maharashtra",
      pinCode: "400050",
    },
    items: [{ productId, quantity: 2 }],
    payment: "paid",
    ...{ discount: "10%", discountReason: "Regular customer" },
    key: "by phone",
  });
  await office("POST", "/order-draft", {
    phone: "98123 00001",
    search: "lamp",
    items: [{ productId, quantity: 1 }],
  });
  await payByLink(call, db, { office, productId });
  const { order: owing } = await office("POST", `/orders/${entered.order.id}/refunds`, {
    sum: "amount",
    paise: 100,
    reason: "late",
    key: "one rupee",
  });
  await office("POST", `/refunds/${owing.money.refunds[0].id}/by-hand`, { reference: "UPI 4711" });
  await office("POST", `/orders/${entered.order.id}/address`, {
    ...{ name: "Meera Das", phone: "98123 00002", street: "6 Hill Road" },
    ...{ city: "Mumbai", state: "Maharashtra", pinCode: "400050" },
  });
  const changed = { goods: "0=1", reason: "asked on the phone" };
  await office("POST", `/orders/${entered.order.id}/fewer`, changed);
  await office("POST", `/orders/${entered.order.id}/discount`, { ...changed, discount: "1%" });
  const { draft } = await office("POST", "/order-draft", { search: "shirt", joins: entered.order.id });
  const shirt = draft.found.find(
    (one: { choices: { free: number }[] }) => one.choices.filter(({ free }) => free > 1).length > 1,
  );
  const [small, large] = shirt.choices.filter(({ free }: { free: number }) => free > 1);
  const { order: joined } = await office("POST", "/orders", {
    joins: entered.order.id,
    items: [
      { productId: shirt.productId, quantity: 1, colour: small.colour || null, size: small.size || null },
    ],
    payment: "paid",
  });
  const choice = { line: 0, colour: large.colour || null, size: large.size || null };
  const other = { choice, quantity: 1, letsOff: true, reason: "too small" };
  await office("POST", `/orders/${joined.id}/choice`, other);
  await office("POST", "/many/next", { orders: `${entered.order.id}` });
  await office("POST", "/many/send", { carrier: "India Post", orders: `${entered.order.id}::EX3` });
  const called = await buy();
  await called.pay();
  await office("POST", `/orders/${called.id}/cancel`, { reason: "sold twice" });
  const { customers } = await office("GET", "/customers?search=98123%2000001");
  await office("POST", `/customers/${customers[0].id}/notes`, { words: "Call in the evening." });
  await office("GET", `/customers/${customers[0].id}`);
  await office("GET", "/files/customers");
  await office("GET", "/files/subscribers");
  await office("GET", "/files/orders");
  await office("GET", "/files/pages");
  await office("DELETE", `/customers/${customers[0].id}`, { sure: true });
  await office("GET", `/log?subject=${id}`);

  const { state } = await office("GET", "/shop/announcement");
  const text = { en: "We are closed on Sunday.", hi: "" };
  await office("PUT", "/shop/announcement", { seen: state.version, fields: { text } });
  const { changes } = await office("GET", "/shop-changes");
  await office("POST", `/shop-changes/${changes[0].id}/back`, {});
  await office("GET", "/shop-pages/terms");
  const { id: made } = await office("POST", "/categories", { en: "Toys", hi: "खिलौने" });
  const version = async () =>
    (await office("GET", "/categories")).categories.find((one: { id: string }) => one.id === made).version;
  await office("PUT", `/categories/${made}`, { seen: await version(), en: "Wooden toys" });
  await office("POST", `/categories/${made}/place`, { seen: await version(), step: "sooner" });
  await office("POST", `/categories/${made}/state`, { seen: await version(), hidden: true });
  await office("DELETE", `/categories/${made}`, { seen: await version() });
  const gone = await office("GET", `/categories/${made}/changes`);
  await office("POST", `/categories/${made}/changes/${gone.changes[0].id}/back`, {});
  const words = { name: "Haat Kothrud", city: "Pune", address: "5 Karve Road", pin: "411038" };
  const hours = { phone: "+91 00000 041101", whatsapp: "+91 00000 041102", timings: "11 AM - 8 PM" };
  const { id: storeId } = await office("POST", "/stores", { ...words, ...hours });
  const seen = async () =>
    (await office("GET", "/stores")).stores.find((one: { id: string }) => one.id === storeId).seen;
  await office("PUT", `/stores/${storeId}`, { ...words, ...hours, place: "18.5,73.8", seen: await seen() });
  await office("DELETE", `/stores/${storeId}`, { seen: await seen() });
  const past = await office("GET", `/stores/${storeId}/changes`);
  await office("POST", `/stores/${storeId}/changes/${past.changes[0].id}/back`, {});

  await office("PUT", "/told", { orders: "digest", byPush: true });
  const device = {
    endpoint: "https://fcm.googleapis.com/fcm/send/x",
    p256dh: `B${"p".repeat(86)}`,
    auth: "a".repeat(22),
  };
  await office("POST", "/told/devices", device);
  await office("POST", "/told/try", {});
  await office("GET", "/scarce");
  await office("PUT", "/scarce", { lowAt: 3, seen: 0 });
  await office("GET", "/unsent");
  await db.write((tx) => insertMessage(tx, givenUp));
  await office("POST", "/unsent/lost/retry", {});
  await office("POST", "/unsent/retry", {});
  const { devices } = await office("GET", "/told");
  await office("DELETE", `/told/devices/${devices[0].id}`);
}

const givenUp = {
  id: "lost",
  kind: "mail" as const,
  message: JSON.stringify({ kind: "mail", to: "asha@example.com", subject: "", text: "", html: "" }),
  due_at: 0,
  tries: 9,
  dead: 1,
  created_at: 0,
  give_up_at: 1,
  useful_until: null,
  why: "The mail server is away.",
  about: null,
  about_step: null,
};

/** Entered on the phone, sent twice, and paid by whoever holds the link. */
async function payByLink(
  call: Ask,
  db: Pick<Database, "read" | "write">,
  {
    office,
    productId,
  }: { office: (method: string, path: string, body?: object) => ReturnType<Ask>; productId: string },
): Promise<void> {
  const { order } = await office("POST", "/orders", {
    address: {
      name: "Meera Das",
      phone: "98123 00001",
      street: "5 Hill Road",
      city: "Mumbai",
      state: "Maharashtra",
      pinCode: "400050",
    },
    items: [{ productId, quantity: 1 }],
    payment: "link",
    key: "by link",
  });
  await db.write((tx) =>
    tx.updateTable("payment_links").set({ sent_at: 0 }).where("order_id", "=", order.id).execute(),
  );
  await office("POST", `/orders/${order.id}/link`, {});
  const token = String(order.money.payment.link.url).split("/").at(-1);
  await call("GET", `/pay/${token}`);
  await call("POST", `/pay/${token}`, {});
}
