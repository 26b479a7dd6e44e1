import type { CustomerSource } from "#modules/accounts/rules/customer-table.ts";

export type { CustomerSource as PastOrderSource } from "#modules/accounts/rules/customer-table.ts";

export const pastOrderSources = ["shopify", "woocommerce"] as const satisfies readonly CustomerSource[];

export const pastOrderStatuses = ["unpaid", "paid", "sent", "cancelled", "refunded"] as const;
export type PastOrderStatus = (typeof pastOrderStatuses)[number];

/** What was bought, and not given up: these make somebody a customer of before. */
export const boughtBefore = ["paid", "sent"] as const satisfies readonly PastOrderStatus[];

/** What the order was for, as the shop before has written it: its sums need not add up here. */
export interface PastSale {
  readonly lines: readonly PastLine[];
  readonly subtotalPaise: number;
  readonly discountPaise: number;
  readonly discountCode: string;
  readonly shippingPaise: number;
  readonly shippingMethod: string;
  readonly taxPaise: number;
  readonly paidBy: string;
}

interface PastLine {
  readonly title: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPaise: number;
}

export interface PastAddress {
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode: string;
  readonly country: string;
}

/** An order of another shop as its file has it; email and phone as they were typed there. */
export interface PastOrder {
  readonly number: string;
  readonly placedAt: number;
  readonly status: PastOrderStatus;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly totalPaise: number;
  readonly refundedPaise: number;
  readonly note: string;
  readonly address: PastAddress;
  readonly sale: PastSale;
}

/** By which an order is the same, however its number is written. */
export function numberKey(number: string): string {
  return number.trim().replace(/^#\s*/, "").toLowerCase();
}
