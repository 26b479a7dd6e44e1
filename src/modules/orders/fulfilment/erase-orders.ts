import { dropAuditEntries } from "#platform/database/audit.ts";
import type { Reads } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { documentsUntil, erasedBefore } from "../rules/erasure.ts";

const batch = 200;

/** The orders of customers who have left: each goes on to its next step of being erased, some at a time. */
export async function eraseOrders({
  db,
  clock,
  orders,
  cash,
  payments,
  invoices,
}: CheckoutParts): Promise<void> {
  // What the staff did is looked up as long as the invoices that it is about.
  const old = erasedBefore(clock.now());
  while ((await db.write((tx) => dropAuditEntries(tx, old, batch))) === batch);
  for (;;) {
    const due = await orders.toErase(batch);
    if (due.length === 0) return;
    await db.write(async (tx) => {
      const ids = due.map(({ id }) => id);
      const paid = (await payments.ofOrders(tx, ids)).filter(
        ({ status }) => status !== "created" && status !== "failed",
      );
      // What came in and could not be taken for it, such as too little, was given back all the same.
      const withMoney = [...paid, ...(await payments.refunds.of(tx, ids))].map(({ order_id }) => order_id);
      const papers = await invoices.lastInvoices(tx, ids);
      const { emptied, gone } = await orders.eraseDue(tx, due, { now: clock.now(), withMoney, papers });
      await invoices.forgetBuyers(tx, emptied);
      await cash.forgetOf(tx, ids);
      await payments.forget(tx, gone);
      await orders.remove(tx, gone);
    });
    if (due.length < batch) return;
  }
}

/** Until when the last invoice of somebody is kept who leaves now; nothing where nothing was sold. */
export async function invoicesKeptUntil(
  { orders, invoices }: Pick<CheckoutParts, "orders" | "invoices">,
  q: Reads,
  person: { readonly id: string; readonly phone: string | null },
): Promise<number | null> {
  const sold = await orders.soldOf(q, person);
  const papers = await invoices.lastInvoices(
    q,
    sold.map(({ id }) => id),
  );
  const ends = sold.map(({ id, created_at }) => documentsUntil({ created_at, lastPaperAt: papers.get(id) }));
  return ends.reduce<number | null>((last, end) => Math.max(last ?? 0, end), null);
}
