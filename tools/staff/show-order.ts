import type { ChargeView } from "#contract/charge-view.ts";
import { wordsOf } from "#contract/charge-words.ts";
import { formatRupees } from "#contract/money.ts";
import type { OrderAddress } from "#contract/order-view.ts";
import { charges as words } from "#contract/texts/en/charges.ts";
import { namesOf } from "#shop/accounts/staff.ts";
import { readCharges } from "#shop/orders/charges-repository.ts";
import { eventsOf } from "#shop/orders/order-events-repository.ts";
import { notesOf } from "#shop/orders/order-notes-repository.ts";
import { type FoundOrder, linesOf } from "#shop/orders/order-repository.ts";
import { checkoutOver } from "./checkout-over.ts";
import type { StaffShop } from "./command.ts";
import { goodsWords, orderLine, timeWords } from "./order-words.ts";

/** All that somebody who packs or answers the phone needs. */
export async function showOrder(shop: StaffShop, order: FoundOrder): Promise<void> {
  const { db } = shop;
  const [lines, events, notes, view] = await Promise.all([
    linesOf(db.read, [order.id]),
    eventsOf(db.read, [order.id]),
    notesOf(db.read, [order.id]),
    checkoutOver(shop).orderForStaff(order.id),
  ]);
  const doers = [...events.map(({ actor }) => actor), ...notes.map(({ author }) => author)];
  const names = await namesOf(db, [...new Set(doers)]);
  const { name, street, city, state, pinCode, phone } = JSON.parse(order.address) as OrderAddress;
  console.log(orderLine(order));
  console.log(`  ${order.id}, version ${order.version}`);
  for (const line of lines)
    console.log(`  ${goodsWords(line)}  ${formatRupees(line.unit_paise * line.quantity)}`);
  const { charges } = readCharges(order.charges);
  const bill = [
    `goods ${formatRupees(order.subtotal_paise)}`,
    ...charges.filter(({ inside }) => !inside).map(chargeWords),
    `total ${formatRupees(order.total_paise)}`,
    ...charges.filter(({ inside }) => inside).map(chargeWords),
  ];
  console.log(`  ${bill.join(", ")}`);
  if (view) {
    const back = view.refundPaise > 0 ? `, ${formatRupees(view.refundPaise)} given back or on its way` : "";
    console.log(`  payment: ${view.method}, ${view.paymentStatus}${back}`);
  }
  console.log(`  to: ${name}, ${street}, ${city}, ${state} ${pinCode}, ${phone}`);
  for (const [at, { carrier, trackingNumber, state, goods }] of (view?.parcels ?? []).entries()) {
    const named = [carrier, trackingNumber].filter(Boolean).join(" ") || "without a number";
    const inside = goods.map(({ quantity, title }) => `${quantity} × ${title}`).join(", ");
    console.log(`  parcel ${at + 1}: ${named}, ${state}: ${inside}`);
  }
  for (const { at, status, actor, note } of events)
    console.log(`  ${timeWords(at)}  ${status}  by ${names.get(actor) ?? actor}${note ? `: ${note}` : ""}`);
  for (const { at, kind, author, words: typed } of notes)
    console.log(`  ${timeWords(at)}  ${kind} of ${names.get(author) ?? author}: ${typed}`);
}

function chargeWords(charge: ChargeView): string {
  const { name, amount } = wordsOf(charge, words);
  return `${name} ${amount}`;
}
