import { emptyAuditEntries } from "#platform/database/audit.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { withJsonText } from "#platform/database/dialects.ts";
import type { OrderAddress } from "../order-view.ts";
import { neverSold, retryAfter, underWay } from "../rules/erasure.ts";

const nobody: OrderAddress = {
  name: "",
  phone: "",
  street: "",
  city: "",
  state: "",
  pinCode: "",
  country: "",
};
const nowhere = { address: JSON.stringify(nobody), business: null, guest_phone: null };
const noParcel = { carrier: null, tracking_number: null };

/** Of a customer who leaves: what no invoice asks for goes at once, and each order has its time for the rest. */
export async function eraseOrdersOf(tx: Tx, userId: string, now: number): Promise<void> {
  const mine = tx.selectFrom("orders").select("id").where("user_id", "=", userId);
  const gone = { email: null, guest_phone: null, cart_print: "" };
  await tx.updateTable("orders").set(gone).where("user_id", "=", userId).execute();
  await tx.deleteFrom("idempotency_keys").where("user_id", "=", userId).execute();
  await tx.deleteFrom("promo_uses").where("user_id", "=", userId).execute();
  const ids = (await mine.execute()).map(({ id }) => id);
  await forgetWords(tx, ids);
  // The next sweep knows until when.
  await keepInvoices(tx, ids, now);
  await emptyNeverSold(tx, ids, now + retryAfter.neverSold);
  await waitForParcels(tx, ids, now);
}

export function ordersToErase(q: Reads, now: number, limit: number) {
  return q
    .selectFrom("orders")
    .select(["id", "status", "paid_at", "created_at"])
    .where("erase_at", "<=", now)
    .orderBy("erase_at")
    .limit(limit)
    .execute();
}

/** What an order that never came about was going to be. */
async function emptyNeverSold(tx: Tx, ids: readonly string[], eraseAt: number | null): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("orders")
    .set({ ...nowhere, email: null, erase_at: eraseAt, ...noParcel })
    .where("id", "in", ids)
    .where("status", "in", neverSold)
    .where("paid_at", "is", null)
    .execute();
}

/** The phone number goes; name, address and sums stay as long as the law asks for invoices. */
export async function keepInvoices(tx: Tx, ids: readonly string[], eraseAt: number): Promise<void> {
  if (ids.length === 0) return;
  await forgetWords(tx, ids);
  await forgetLabels(tx, ids);
  const address = withJsonText(tx, "address", "phone", "");
  await tx
    .updateTable("orders")
    .set({ address, guest_phone: null, erase_at: eraseAt, ...noParcel })
    .where("id", "in", ids)
    .where("status", "not in", [...underWay, "pending"])
    .execute();
}

/** Of a person, and what guests bought with the number, which goes along. */
export function soldOrdersOf(
  q: Reads,
  { id, phone }: { readonly id: string; readonly phone: string | null },
) {
  return q
    .selectFrom("orders")
    .select(["id", "created_at"])
    .where((where) =>
      where.or([where("user_id", "=", id), ...(phone === null ? [] : [where("guest_phone", "=", phone)])]),
    )
    .where("status", "!=", "pending")
    .where((where) => where.or([where("status", "!=", "cancelled"), where("paid_at", "is not", null)]))
    .execute();
}

/** Not at its end yet. */
export async function postpone(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("orders")
    .set({ erase_at: now + retryAfter.underWay })
    .where("id", "in", ids)
    .execute();
}

async function waitForParcels(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("orders")
    .set({ erase_at: now + retryAfter.underWay })
    .where("id", "in", ids)
    .where("status", "in", underWay)
    .execute();
}

/** The time of the invoice is over: sums stay, and lead to nobody. */
export async function emptyInvoices(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await forgetWords(tx, ids);
  await forgetLabels(tx, ids);
  await tx
    .updateTable("orders")
    .set({ ...nowhere, email: null, erase_at: null, ...noParcel })
    .where("id", "in", ids)
    .execute();
}

export async function deleteOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await forgetWords(tx, ids);
  await tx.deleteFrom("parcels").where("order_id", "in", ids).execute();
  await tx.deleteFrom("idempotency_keys").where("order_id", "in", ids).execute();
  await tx.deleteFrom("order_events").where("order_id", "in", ids).execute();
  await tx.deleteFrom("order_pieces").where("order_id", "in", ids).execute();
  await tx.deleteFrom("order_lines").where("order_id", "in", ids).execute();
  await tx.deleteFrom("order_charges").where("order_id", "in", ids).execute();
  await tx.deleteFrom("orders").where("id", "in", ids).execute();
}

/** What the staff wrote about it, and what their actions changed. */
async function forgetWords(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await emptyAuditEntries(tx, ids);
  await tx.deleteFrom("order_notes").where("order_id", "in", ids).execute();
  await tx.updateTable("order_events").set({ note: null }).where("order_id", "in", ids).execute();
}

/** A tracking number leads to an address at the courier's. */
async function forgetLabels(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.updateTable("parcels").set(noParcel).where("order_id", "in", ids).execute();
}
