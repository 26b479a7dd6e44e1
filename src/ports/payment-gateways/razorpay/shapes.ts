import { z } from "zod";
import type { GatewayPayment, ReportedRefund } from "../payment-gateway.ts";

/** The parts of the provider's documented answers that the shop reads. */
export const orderShape = z.object({
  id: z.string().min(1),
  amount: z.int(),
  currency: z.string(),
  receipt: z.string().nullish(),
});

export const paymentShape = z.object({
  id: z.string().min(1),
  order_id: z.string().nullish(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(["created", "failed", "authorized", "captured", "refunded"]),
  amount_refunded: z.int().nullish(),
  error_description: z.string().nullish(),
});

export const refundShape = z.object({
  id: z.string().min(1),
  payment_id: z.string(),
  amount: z.int(),
  status: z.enum(["pending", "processed", "failed"]),
  receipt: z.string().nullish(),
  acquirer_data: z
    .object({ arn: z.string().nullish(), rrn: z.string().nullish(), utr: z.string().nullish() })
    .nullish()
    .catch(null),
});

export const linkShape = z.object({
  id: z.string().min(1),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(["created", "partially_paid", "paid", "cancelled", "expired"]),
  reference_id: z.string().nullish(),
  short_url: z.string().nullish(),
  /** Filled in once somebody paid. */
  payments: z.array(z.object({ payment_id: z.string().min(1) })).nullish(),
});

/** Empty notes come as a list. */
const notes = z.object({ receipt: z.string().optional() }).nullish().catch(null);

export const codeShape = z.object({
  id: z.string().min(1),
  payment_amount: z.int(),
  status: z.string(),
  image_content: z.string().max(2_000).nullish(),
  notes,
});

const isOn = z.union([z.boolean(), z.number()]).transform(Boolean);

/** Wallets come as a list where there are none. */
export const waysShape = z.object({
  entity: z.literal("methods"),
  card: isOn,
  upi: isOn,
  wallet: z.object({ paypal: isOn.optional() }).nullish().catch(null),
});

export const webhookShape = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: paymentShape }).optional(),
    order: z.object({ entity: orderShape }).optional(),
    refund: z.object({ entity: refundShape }).optional(),
    payment_link: z.object({ entity: linkShape }).optional(),
    qr_code: z.object({ entity: z.object({ id: z.string().min(1), notes }) }).optional(),
  }),
});

export const linksShape = z.object({ payment_links: z.array(linkShape) });

const listOf = <T extends z.ZodType>(shape: T) => z.object({ items: z.array(shape) });

export const ordersShape = listOf(orderShape);
export const paymentsShape = listOf(paymentShape);
export const refundsShape = listOf(refundShape);

export function paymentOf(given: z.output<typeof paymentShape>): GatewayPayment {
  return {
    id: given.id,
    gatewayOrderId: given.order_id ?? "",
    status: given.status,
    amountPaise: given.amount,
    currency: given.currency,
    refundedPaise: given.amount_refunded ?? 0,
    failure: given.error_description?.slice(0, 200) ?? null,
  };
}

const refundStates = { pending: "sent", processed: "done", failed: "refused" } as const;

export function refundOf(given: z.output<typeof refundShape>): ReportedRefund {
  return {
    id: given.id,
    gatewayPaymentId: given.payment_id,
    amountPaise: given.amount,
    state: refundStates[given.status],
    key: given.receipt ?? null,
    bankReference: bankReferenceIn(given),
  };
}

function bankReferenceIn({ acquirer_data: told }: z.output<typeof refundShape>): string | null {
  return (told?.arn || told?.rrn || told?.utr || null)?.slice(0, 60) ?? null;
}
