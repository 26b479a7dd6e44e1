import type { KeptReason, OrderStatus, OrderStep } from "../order-view.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    orders: OrderRow;
    order_lines: OrderLineRow;
  }
}

export interface OrderRow {
  id: string;
  short_id: string;
  /** None only within the transaction that places it. */
  number: number | null;
  user_id: string;
  status: OrderStatus;
  step: OrderStep | null;
  /** What was not collected is ended by the shop as by its staff; "pickups" tells them apart. */
  cancel_reason: KeptReason | null;
  cart_print: string;
  promo_code: string | null;
  /** The delivery option by which its goods come. */
  delivery_option: string | null;
  /** The store where they are collected, as JSON. */
  collected_in: string | null;
  /** The first of the orders that leave together with this one; it says nothing of itself. */
  joined_to: string | null;
  /** What its unsettled goods cost when a discount was given after the sale, without any, and what they cost since. */
  discounted_from_paise: number | null;
  discounted_paise: number | null;
  subtotal_paise: number;
  total_paise: number;
  address: string;
  business: string | null;
  email: string | null;
  /** Of an order without an account: what proves whose it is. */
  guest_phone: string | null;
  lang: string;
  held_until: number;
  expected_at: number;
  carrier: string | null;
  tracking_number: string | null;
  created_at: number;
  paid_at: number | null;
  updated_at: number;
  erase_at: number | null;
  version: number;
}

export interface OrderLineRow {
  order_id: string;
  position: number;
  cart_line_id: string | null;
  product_id: string;
  title: string;
  picture: string | null;
  colour: string | null;
  size: string | null;
  quantity: number;
  unit_paise: number;
  hsn_code: string | null;
  less_paise: number;
  tax_percent_hundredths: number | null;
  tax_paise: number | null;
  /** The set that it was sold as a part of, as JSON. */
  part_of: string | null;
}

/** By name: to be told each time what all columns are called takes longer than to find the row. */
export const orderColumns = [
  "id",
  "short_id",
  "number",
  "user_id",
  "status",
  "step",
  "cancel_reason",
  "cart_print",
  "promo_code",
  "delivery_option",
  "collected_in",
  "joined_to",
  "discounted_from_paise",
  "discounted_paise",
  "subtotal_paise",
  "total_paise",
  "address",
  "business",
  "email",
  "guest_phone",
  "lang",
  "held_until",
  "expected_at",
  "carrier",
  "tracking_number",
  "created_at",
  "paid_at",
  "updated_at",
  "erase_at",
  "version",
] as const satisfies readonly (keyof OrderRow)[];
