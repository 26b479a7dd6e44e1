import type { OrderView } from "#modules/orders/order-view.ts";

const underWay: readonly string[] = ["ordered", "processing", "shipped"];

/** Bought, and not there yet. */
export const isUnderWay = (status: OrderView["status"]): boolean => underWay.includes(status);
