import type { TaxShare } from "#contract/charge-view.ts";
import type { Business } from "#contract/india/gstin.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { newId } from "#platform/ids.ts";
import type { CollectedIn, OrderAddress } from "../order-view.ts";
import type { OrderLine } from "../public/order-record.ts";
import type { BillView } from "../quote-view.ts";
import { retryAfter } from "../rules/erasure.ts";
import { shortIdOf } from "../rules/order-id.ts";
import { hundredths } from "./charges-repository.ts";
import type { OrderLineRow, OrderRow } from "./order-tables.ts";

const day = 86_400_000;
/** Promised unless a carrier says better. */
const deliveryMs = 7 * day;

/** By when goods that are bought now are where they go. */
export type Promised = (to: OrderAddress, now: number) => number;
export const weekLater: Promised = (_, now) => now + deliveryMs;

const holdMs = 15 * 60_000;

export interface NewOrder {
  readonly userId: string;
  /** Who of the staff enters it; else its customer places it. */
  readonly actor?: string | undefined;
  readonly cartFingerprint: string;
  readonly promoCode: string | null;
  /** How its goods come; a replacement goes as the staff send it. */
  readonly deliveryOption?: string | undefined;
  /** Where they are collected. */
  readonly collectedIn?: CollectedIn | null | undefined;
  /** The first of the orders that it leaves together with. */
  readonly joinedTo?: string | null | undefined;
  readonly quote: BillView;
  /** Of each charge its part of the tax. */
  readonly chargeTaxes: readonly (TaxShare | null)[];
  readonly lines: readonly OrderLine[];
  readonly address: OrderAddress;
  /** Whose tax number goes on the invoice. */
  readonly business: Business | null;
  readonly email: string | null;
  /** Of who has no account: what proves whose it is. */
  readonly guestPhone?: string | null | undefined;
  readonly lang: Lang;
  /** How long its goods are kept for who pays by a link; else as long as a shopper at the till takes. */
  readonly heldMs?: number | undefined;
  /** Its customer has left: it is erased like what they ordered themselves. */
  readonly isErased?: boolean;
}

/** Waiting to be paid, its goods held. */
export function pendingRow(
  order: NewOrder,
  { number, now, promised }: { readonly number: number; readonly now: number; readonly promised: Promised },
): OrderRow {
  const id = newId(now);
  return {
    id,
    short_id: shortIdOf(id),
    number,
    user_id: order.userId,
    status: "pending",
    step: null,
    cancel_reason: null,
    cart_print: order.cartFingerprint,
    promo_code: order.promoCode,
    delivery_option: order.deliveryOption ?? null,
    collected_in: order.collectedIn ? JSON.stringify(order.collectedIn) : null,
    joined_to: order.joinedTo ?? null,
    discounted_from_paise: null,
    discounted_paise: null,
    subtotal_paise: order.quote.subtotal,
    total_paise: order.quote.total,
    address: JSON.stringify(order.address),
    business: order.business && JSON.stringify(order.business),
    email: order.email,
    guest_phone: order.guestPhone ?? null,
    lang: order.lang,
    held_until: now + (order.heldMs ?? holdMs),
    expected_at: promised(order.address, now),
    carrier: null,
    tracking_number: null,
    created_at: now,
    paid_at: null,
    updated_at: now,
    erase_at: order.isErased ? now + retryAfter.underWay : null,
    version: 0,
  };
}

/** A line as an order keeps it. */
export function lineRow(orderId: string, position: number, line: OrderLine): OrderLineRow {
  return {
    order_id: orderId,
    position,
    cart_line_id: line.cartLineId,
    product_id: line.productId,
    title: line.title,
    picture: line.picture && JSON.stringify(line.picture),
    colour: line.colour,
    size: line.size,
    quantity: line.quantity,
    unit_paise: line.unitPaise,
    hsn_code: line.sale.hsn,
    less_paise: line.sale.lessPaise,
    tax_percent_hundredths: line.sale.tax && hundredths(line.sale.tax.percent),
    tax_paise: line.sale.tax?.paise ?? null,
    part_of: line.partOf ? JSON.stringify(line.partOf) : null,
  };
}
