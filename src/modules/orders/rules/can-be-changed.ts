import type { OrderStatus, OrderStep } from "../order-view.ts";
import { canCancel } from "./order-status.ts";

/** What a buyer may want otherwise. */
export const changeWishes = ["address", "choice", "fewer", "other"] as const;
export type ChangeWish = (typeof changeWishes)[number];

interface Standing {
  readonly status: OrderStatus;
  readonly isErased: boolean;
}

/** Until the first parcel leaves, as long as somebody is there whom it goes to. */
export function canBeChanged({ status, isErased }: Standing): boolean {
  return canCancel(status) && !isErased;
}

/** What is in its box already is opened again only for who calls. */
export function mayAskForChange({ step, ...order }: Standing & { readonly step: OrderStep | null }): boolean {
  return canBeChanged(order) && step !== "packed";
}
