import type { TaxShare } from "#contract/charge-view.ts";
import type { Business } from "#contract/india/gstin.ts";
import type { PictureView } from "#contract/picture-view.ts";
import { type Lang, langOf } from "#contract/texts/lang.ts";
import type { OrderLineView, PartOfSetView } from "../line-answer.ts";
import type { CancelReason, CollectedIn, OrderAddress, OrderStatus, OrderStep } from "../order-view.ts";
import { type BillView, billOf } from "../quote-view.ts";
import { readCharges } from "../records/charges-repository.ts";
import type { OrderEventRow } from "../records/order-events-repository.ts";
import type { FoundOrder } from "../records/order-repository.ts";
import type { OrderLineRow } from "../records/order-tables.ts";
import { numberWords } from "../rules/order-id.ts";

/** An order as the rest of the shop knows it. */
export interface OrderRecord {
  readonly id: string;
  readonly shortId: string;
  /** What people call it, such as H-1042. */
  readonly number: string;
  readonly userId: string;
  readonly status: OrderStatus;
  readonly step: OrderStep | null;
  /** Counts up with each change. */
  readonly version: number;
  readonly cancelReason: CancelReason | null;
  readonly cartFingerprint: string;
  readonly promoCode: string | null;
  readonly quote: BillView;
  /** Goods of `fromPaise` by the quote have been for `paise` since; none that were settled before are among them. */
  readonly discounted: { readonly paise: number; readonly fromPaise: number } | null;
  /** Of each charge; codes and taxes have none. */
  readonly chargeTaxes: readonly (TaxShare | null)[];
  readonly address: OrderAddress;
  /** The store where its goods are collected; none where they are brought to the address. */
  readonly collectedIn: CollectedIn | null;
  /** The first of the orders that it leaves together with; null of that one itself. */
  readonly joinedTo: string | null;
  /** Whose tax number goes on the invoice. */
  readonly business: Business | null;
  readonly email: string | null;
  /** Of an order without an account: what proves whose it is. */
  readonly guestPhone: string | null;
  readonly lang: Lang;
  readonly heldUntil: number;
  readonly expectedAt: number;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly paidAt: number | null;
  /** The customer has left: nobody is to get what is paid for now. */
  readonly isErased: boolean;
  readonly lines: readonly OrderLine[];
}

export interface OrderLine extends OrderLineView {
  /** The line of the cart it came from. */
  readonly cartLineId: string | null;
  readonly sale: LineSale;
}

/** What an invoice asks of a line, as it was sold. */
export interface LineSale {
  readonly hsn: string | null;
  /** What a code took off it. */
  readonly lessPaise: number;
  /** Its part of the order's tax; null where an older order does not say. */
  readonly tax: TaxShare | null;
}

export interface OrderEvent {
  readonly orderId: string;
  readonly status: string;
  readonly note: string | null;
  readonly at: number;
}

export function recordOf(row: FoundOrder, lines: readonly OrderLineRow[]): OrderRecord {
  const { charges, taxes } = readCharges(row.charges);
  return {
    id: row.id,
    shortId: row.short_id,
    number: row.number === null ? row.short_id : numberWords(row.number),
    userId: row.user_id,
    status: row.status,
    step: row.step,
    version: row.version,
    cancelReason: row.cancel_reason,
    cartFingerprint: row.cart_print,
    promoCode: row.promo_code,
    quote: billOf(row.subtotal_paise, charges),
    discounted: discountedOf(row),
    chargeTaxes: taxes,
    address: JSON.parse(row.address) as OrderAddress,
    collectedIn: row.collected_in === null ? null : (JSON.parse(row.collected_in) as CollectedIn),
    joinedTo: row.joined_to,
    business: row.business === null ? null : (JSON.parse(row.business) as Business),
    email: row.email,
    guestPhone: row.guest_phone,
    lang: langOf(row.lang),
    heldUntil: row.held_until,
    expectedAt: row.expected_at,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    createdAt: row.created_at,
    changedAt: row.updated_at,
    paidAt: row.paid_at,
    isErased: row.erase_at !== null,
    lines: lines.filter((line) => line.order_id === row.id).map(lineOf),
  };
}

function discountedOf({ discounted_paise: paise, discounted_from_paise: fromPaise }: FoundOrder) {
  return paise === null || fromPaise === null ? null : { paise, fromPaise };
}

export function eventOf({ order_id, status, note, at }: OrderEventRow): OrderEvent {
  return { orderId: order_id, status, note, at };
}

function lineOf(row: OrderLineRow): OrderLine {
  return {
    cartLineId: row.cart_line_id,
    productId: row.product_id,
    title: row.title,
    picture: row.picture === null ? null : (JSON.parse(row.picture) as PictureView),
    colour: row.colour,
    size: row.size,
    quantity: row.quantity,
    unitPaise: row.unit_paise,
    partOf: row.part_of === null ? null : (JSON.parse(row.part_of) as PartOfSetView),
    sale: { hsn: row.hsn_code, lessPaise: row.less_paise, tax: taxOf(row) },
  };
}

function taxOf({ tax_percent_hundredths: hundredths, tax_paise: paise }: OrderLineRow): TaxShare | null {
  return hundredths === null || paise === null ? null : { percent: hundredths / 100, paise };
}
