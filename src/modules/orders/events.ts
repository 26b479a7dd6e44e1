import { z } from "zod";
import type { Refund } from "#modules/payments/service.ts";
import { defineEvent } from "#platform/events/event.ts";
import type { MoneyBack } from "./messages/money-back-messages.ts";
import type { OrderRecord } from "./public/order-record.ts";

interface OfOrder {
  readonly order: OrderRecord;
}

const id = z.uuid();
const paise = z.int();

/** Money came for an order that had ended. */
export const latePayment = defineEvent<
  OfOrder & { readonly payment: string; readonly paise: number; readonly reason: string }
>("payment.late@1", {
  body: z.object({ order: id, payment: z.string(), paise, reason: z.string() }),
  bodyOf: ({ order, ...late }) => ({ ...late, order: order.id }),
  logged: "late payment",
});

/** Money that no order waited for: somebody of the shop looks at the gateway. `refund`: what of it goes back. */
export const paymentUnexpected = defineEvent<
  OfOrder & { readonly paise: number; readonly reason: string; readonly refund?: Refund }
>("payment.unexpected@1", {
  body: z.object({ order: id, paise, reason: z.string() }),
  bodyOf: ({ order, paise: sum, reason }) => ({ order: order.id, paise: sum, reason }),
});

/** The buyer is promised money while the order goes on. `isWhole`: nothing of what was paid is left. */
export const refundPromised = defineEvent<
  OfOrder & { readonly refund: MoneyBack; readonly isWhole: boolean }
>("refund.promised@1", {
  body: z.object({ order: id, paise, isWhole: z.boolean() }),
  bodyOf: ({ order, refund, isWhole }) => ({ order: order.id, paise: refund.amount_paise, isWhole }),
});
