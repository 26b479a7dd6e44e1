import type { OrderStatus } from "#contract/order-view.ts";

const day = 86_400_000;

/** 72 months, leap days included: so long the law on goods and services tax asks for invoices. */
export const invoiceLife = (6 * 365 + 2) * day;

/** A payment may still be reported for a week; a parcel is looked after each day. */
export const retryAfter = { neverSold: 7 * day, underWay: day };

/** Unless it was paid. */
export const neverSold = ["pending", "cancelled"] as const satisfies readonly OrderStatus[];

/** The courier needs the number to call. */
export const underWay = ["ordered", "processing", "shipped"] as const satisfies readonly OrderStatus[];

export type ErasureStep = "wait" | "delete" | "keepInvoice" | "empty";

/** The next step of erasing an order whose customer has left. */
export function nextErasure(
  order: {
    readonly status: OrderStatus;
    readonly paid_at: number | null;
    readonly created_at: number;
    /** Sold without having been paid, as with cash. */
    readonly isInvoiced: boolean;
  },
  now: number,
): ErasureStep {
  if (isOneOf(underWay, order.status) || order.status === "pending") return "wait";
  const isSold = order.paid_at !== null || order.isInvoiced;
  if (!isSold && isOneOf(neverSold, order.status)) return "delete";
  return order.created_at + invoiceLife <= now ? "empty" : "keepInvoice";
}

function isOneOf(some: readonly OrderStatus[], status: OrderStatus): boolean {
  return some.includes(status);
}
