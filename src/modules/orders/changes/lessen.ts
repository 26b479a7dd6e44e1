import { formatRupees } from "#contract/format/money.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Payment } from "#modules/payments/service.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderActionBy } from "../fulfilment/on-order.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { orderLessened } from "../records/events.ts";
import type { ParcelLine } from "../rules/pieces-left.ts";

interface Less {
  readonly paise: number;
  /** Of which goods; of no piece of them where it is a discount. */
  readonly goods: readonly ParcelLine[];
  readonly reason: string;
  /** False where another message says it. */
  readonly isTold?: boolean;
}

/** The courier asks less, with a credit note for it. The caller has locked the order and its payment. */
export async function lessen(
  { orders, payments, cash, invoices }: CheckoutParts,
  tx: Tx,
  {
    order,
    payment,
    by,
  }: { readonly order: OrderRecord; readonly payment: Payment; readonly by: OrderActionBy },
  { paise, goods, reason, isTold = true }: Less,
): Promise<Outcome<void>> {
  const toPayPaise = payment.amount_paise - paise;
  const known = (await cash.of(tx, order.id))?.less_paise ?? 0;
  if (known + paise > (by.unsureUpTo ?? Number.POSITIVE_INFINITY)) return failure("factorNeeded");
  if (paise > 0) {
    await payments.lessenCash(tx, order.id, toPayPaise);
    await cash.noteLess(tx, order.id, known + paise);
  }
  await orders.noteChange(tx, order, "lessened", {
    actor: by.actor,
    note: `${formatRupees(paise)}: ${reason}`,
  });
  if (isTold) await emit(tx, orderLessened, { order, toPayPaise });
  if (paise > 0) await invoices.credit(tx, order, { refundId: null, paise, goods });
  return success(undefined);
}
