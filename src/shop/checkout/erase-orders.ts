import { dropDeeds } from "#platform/database/audit.ts";
import { invoiceLife } from "#shop/orders/rules/erasure.ts";
import type { CheckoutParts } from "./checkout-parts.ts";

const batch = 200;

/** The orders of customers who have left: each goes on to its next step of being erased. */
export async function eraseOrders({ db, clock, orders, payments }: CheckoutParts): Promise<void> {
  // What the staff did is looked up as long as the invoices that it is about.
  await db.write((tx) => dropDeeds(tx, clock.now() - invoiceLife));
  for (;;) {
    const due = await orders.toErase(batch);
    if (due.length === 0) return;
    await db.write(async (tx) => {
      const withMoney = (
        await payments.ofOrders(
          tx,
          due.map(({ id }) => id),
        )
      )
        .filter(({ status }) => status !== "created" && status !== "failed")
        .map(({ order_id }) => order_id);
      const gone = await orders.eraseDue(tx, due, { now: clock.now(), withMoney });
      await payments.forget(tx, gone);
      await orders.remove(tx, gone);
    });
    if (due.length < batch) return;
  }
}
