import { enteredPrint } from "#modules/orders/rules/entered-print.ts";
import { wrongBookings } from "./bookings.ts";
import { wrongCreditNotes } from "./credit-notes.ts";
import { wrongJoined } from "./joined.ts";
import { wrongMessages } from "./messages.ts";
import { wrongOwners } from "./owners.ts";
import { wrongPieces } from "./pieces.ts";
import { type Books, isHere, sum } from "./read-books.ts";
import { wrongSets } from "./sets.ts";
import { wrongStock } from "./stock.ts";
import { wrongSettlements, wrongSums, wrongUses } from "./sums.ts";
import { wrongTaxes } from "./taxes.ts";
import { wrongPickups, wrongTravel } from "./travel.ts";
import { erasedGuest } from "./world.ts";
import { wrongWorth } from "./worth.ts";

/** Of what pays for another order: no money leaves the shop. */
const moved = "exchange";

const rules = [
  ...[wrongStock, wrongPieces, wrongWishes, wrongPayments, wrongWorth],
  ...[wrongSums, wrongUses, wrongSettlements, wrongTravel, wrongPickups],
  ...[wrongCreditNotes, wrongOwners, wrongTaxes, wrongMessages, wrongBookings, wrongJoined, wrongSets],
];

/** Reads the tables and the gateway's books, and knows none of the shop's rules. Gives each contradiction in words. */
export function wrongWith(books: Books): string[] {
  return [...books.contradictions, ...rules.flatMap((rule) => rule(books))];
}

/** Who asks for something has it once. */
function wrongWishes({ orders, cash, said, refunds, returns, left }: Books): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, words: string) => void (holds || wrong.push(words));
  for (const { id, user_id, status, cart_print } of orders)
    must(
      status !== "pending" ||
        cart_print === enteredPrint ||
        // Of whoever has left it is forgotten what was entered; guests who have are one here.
        left.has(user_id) ||
        user_id === erasedGuest ||
        !orders.some(
          (one) =>
            one.id !== id &&
            one.user_id === user_id &&
            one.status === status &&
            one.cart_print !== enteredPrint,
        ),
      `${user_id} has another order than ${id} that waits`,
    );
  for (const { order_id, confirmed_by, confirmed_at, confirm_by, tries_left } of cash) {
    must(confirmed_by !== "buyer" || said.has(order_id), `nobody said the code of order ${order_id}`);
    const isLate = confirm_by !== null && (confirmed_at ?? 0) > confirm_by;
    must(confirmed_by !== "buyer" || !isLate, `the word for order ${order_id} came too late`);
    must(tries_left >= 0, `the code of order ${order_id} was tried too often`);
  }
  for (const wishes of [refunds, returns])
    for (const { id, order_id, asked_key } of wishes)
      must(
        asked_key === null ||
          !wishes.some((one) => one.id !== id && one.order_id === order_id && one.asked_key === asked_key),
        `${asked_key} of order ${order_id} is granted twice`,
      );
  return wrong;
}

/** No more goes back than came in. */
function wrongPayments({ orders, payments, refunds, gateway }: Books): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, words: string) => void (holds || wrong.push(words));
  for (const { id, cancel_reason, paid_at, joined_to } of orders) {
    // All that was left of it goes out in another choice.
    const isRechosen = refunds.some(({ order_id, reason }) => order_id === id && reason === moved);
    const first = joined_to ?? id;
    const isGoneOn = isRechosen && orders.some((one) => one.id !== id && one.joined_to === first);
    must(
      paid_at === null || !["expired", "replaced"].includes(cancel_reason ?? "") || isGoneOn,
      `order ${id} is paid and ${cancel_reason}`,
    );
    const status = payments.find(({ order_id }) => order_id === id)?.status ?? "";
    must(paid_at === null || isHere(status), `order ${id} is paid, its payment ${status}`);
  }
  for (const { order_id, method, amount_paise, gateway_payment_id } of payments) {
    const first = refunds.find(({ reason, reference }) => reason === moved && reference === order_id);
    const isPaid = first?.amount_paise === amount_paise && first.gateway_payment_id === gateway_payment_id;
    must(method !== moved || isPaid, `order ${order_id} is not paid by what moved to it`);
  }
  for (const payment of [...gateway.books.values()].flat()) {
    const given = sum(
      gateway.refunds.filter((one) => one.gatewayPaymentId === payment.id && one.state !== "refused"),
      ({ amountPaise }) => amountPaise,
    );
    must(given <= payment.amountPaise, `${given} of ${payment.amountPaise} went back of ${payment.id}`);
    const owed = sum(
      refunds.filter((one) => one.gateway_payment_id === payment.id && one.reason !== moved),
      (one) => one.amount_paise,
    );
    must(owed <= payment.amountPaise, `${owed} of ${payment.amountPaise} is owed of ${payment.id}`);
  }
  return wrong;
}
