import { dropDeeds } from "#platform/database/audit.ts";
import { invoiceLife } from "#shop/orders/rules/erasure.ts";
import type { CheckoutParts } from "./checkout-parts.ts";

const batch = 200;

/** The orders of customers who have left: each goes on to its next step of being erased. */
export async function eraseOrders({ db, clock, orders, payments, invoices }: CheckoutParts): Promise<void> {
  // What the staff did is looked up as long as the invoices that it is about.
  await db.write((tx) => dropDeeds(tx, clock.now() - invoiceLife));
  for (;;) {
    const due = await orders.toErase(batch);
    if (due.length === 0) return;
    await db.write(async (tx) => {
      const ids = due.map(({ id }) => id);
      const withMoney = (await payments.ofOrders(tx, ids))
        .filter(({ status }) => status !== "created" && status !== "failed")
        .map(({ order_id }) => order_id);
      const now = clock.now();
      const invoiced = await invoices.keptFor(tx, ids);
      const gone = await orders.eraseDue(tx, due, { now, withMoney, invoiced });
      const old = due.filter((order) => order.created_at + invoiceLife <= now);
      await invoices.forgetBuyers(
        tx,
        old.map(({ id }) => id),
      );
      await payments.forget(tx, gone);
      await orders.remove(tx, gone);
    });
    if (due.length < batch) return;
  }
}
