import type { OrderStatus } from "../order-view.ts";

const day = 86_400_000;

/** India has one time, half an hour off the world's hours. */
const indiaMs = 5.5 * 3_600_000;

/**
 * When the invoices of a sale may be deleted. The law on goods and services tax (section 36) asks for them 72 months from the day
 * on which the return of their tax year is due, the 31st of December after its March.
 */
export function invoicesUntil(soldAt: number): number {
  const local = new Date(soldAt + indiaMs);
  const march = local.getUTCFullYear() + (local.getUTCMonth() < 3 ? 0 : 1);
  return Date.UTC(march + 7, 0, 1) - indiaMs;
}

/** The invoices of all that was sold before may be deleted now. */
export function erasedBefore(now: number): number {
  return Date.UTC(new Date(now + indiaMs).getUTCFullYear() - 7, 3, 1) - indiaMs;
}

/** A payment may still be reported for a week; a parcel is looked after each day. */
export const retryAfter = { neverSold: 7 * day, underWay: day };

export function isUnderWay(status: OrderStatus): boolean {
  return status === "pending" || isOneOf(underWay, status);
}

/** Unless it was paid. */
export const neverSold = ["pending", "cancelled"] as const satisfies readonly OrderStatus[];

/** The courier needs the number to call. */
export const underWay = ["ordered", "processing", "shipped"] as const satisfies readonly OrderStatus[];

export type ErasureStep = "wait" | "delete" | "keepInvoice" | "empty";

/** The next step of erasing the personal data of an order whose customer has left. */
export function nextErasure(
  order: {
    readonly status: OrderStatus;
    readonly paid_at: number | null;
    readonly created_at: number;
    /** When its last invoice or credit note was written. */
    readonly lastPaperAt: number | undefined;
  },
  now: number,
): ErasureStep {
  if (isUnderWay(order.status)) return "wait";
  // With cash it is sold without having been paid.
  const isSold = order.paid_at !== null || order.lastPaperAt !== undefined;
  if (!isSold && isOneOf(neverSold, order.status)) return "delete";
  return documentsUntil(order) <= now ? "empty" : "keepInvoice";
}

/** A credit note may be of a later year than its invoice. */
export function documentsUntil({
  created_at,
  lastPaperAt = created_at,
}: {
  readonly created_at: number;
  readonly lastPaperAt: number | undefined;
}): number {
  return invoicesUntil(Math.max(created_at, lastPaperAt));
}

function isOneOf(some: readonly OrderStatus[], status: OrderStatus): boolean {
  return some.includes(status);
}
