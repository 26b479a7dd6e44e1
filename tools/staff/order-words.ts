import { formatRupees } from "#contract/money.ts";
import type { OrderAddress } from "#contract/order-view.ts";
import type { OrderLineRow, OrderRow } from "#shop/orders/order-tables.ts";
import { numberWords } from "#shop/orders/rules/order-id.ts";

const inIndia = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  day: "2-digit",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
});

/** In India's time. */
export function timeWords(at: number): string {
  return inIndia.format(at);
}

/** Who, how much and since when, on one line. */
export function orderLine(order: OrderRow): string {
  const { short_id, status, step, created_at, total_paise, address, email } = order;
  const { name, city, pinCode, phone } = JSON.parse(address) as OrderAddress;
  const reach = [phone, email].filter(Boolean).join(", ");
  return `${nameOf(order)}  ${short_id}  ${(step ?? status).padEnd(10)}  ${timeWords(created_at)}  ${formatRupees(total_paise)}  ${name}, ${city} ${pinCode} (${reach})`;
}

export function nameOf({ number, short_id }: OrderRow): string {
  return number === null ? short_id : numberWords(number);
}

export function goodsWords({ quantity, title, colour, size }: OrderLineRow): string {
  const choice = [colour, size].filter(Boolean).join(", ");
  return `${quantity} × ${title}${choice && ` (${choice})`}`;
}
