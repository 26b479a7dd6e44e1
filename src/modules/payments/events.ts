import { z } from "zod";
import { defineEvent, type EventName } from "#platform/events/event.ts";
import type { RefundRow } from "./refund-repository.ts";

const body = z.object({
  order: z.uuid(),
  payment: z.string().nullable(),
  refund: z.uuid(),
  paise: z.int(),
  reason: z.string(),
});

/** Money is owed back, and will be asked of the gateway or given by hand. */
export const refundAsked = refundEvent("refund.asked@1", "refund asked");
export const refundDone = refundEvent("refund.done@1", "refund done");
/** The gateway said no, or nobody knows what became of it: the staff have to see to it. */
export const refundRefused = refundEvent("refund.refused@1", "refund refused");

function refundEvent(name: EventName, logged: string) {
  return defineEvent<{ readonly refund: RefundRow }>(name, {
    body,
    bodyOf: ({ refund }) => ({
      order: refund.order_id,
      payment: refund.gateway_payment_id,
      refund: refund.id,
      paise: refund.amount_paise,
      reason: refund.reason,
    }),
    logged,
  });
}
