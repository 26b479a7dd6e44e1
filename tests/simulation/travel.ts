import { messagesOf } from "#modules/orders/messages/order-messages.ts";
import { numberWords } from "#modules/orders/rules/order-id.ts";
import { type Books, sum } from "./read-books.ts";

const { reminder } = messagesOf("en").collect;

type Lines = readonly { readonly line: number; readonly quantity: number }[];

/** No more travels than was ordered, and the courier, or the till of a store, owes what was paid in cash. */
export function wrongTravel({ orders, lines, pieces, parcels, payments, cash }: Books): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, words: string) => void (holds || wrong.push(words));
  for (const { id, status } of orders) {
    const out = parcels.filter(
      (one) => one.order_id === id && (one.state !== "returned" || one.restocked === 1),
    );
    for (const { position, quantity } of lines.filter(({ order_id }) => order_id === id)) {
      const sent = sum(
        out.flatMap((one) => JSON.parse(one.lines) as Lines),
        (one) => (one.line === position ? one.quantity : 0),
      );
      must(sent <= quantity, `${sent} of ${quantity} of line ${position} of order ${id} have left`);
    }
    const isHere = ["pending", "ordered", "processing"].includes(status);
    must(!isHere || out.length === 0, `order ${id} is ${status}, and ${out.length} parcels have left`);
    const away = parcels.filter((one) => one.order_id === id && one.state !== "returned");
    must(
      status !== "cancelled" || away.length === 0,
      `order ${id} is cancelled, ${away.length} parcels are out`,
    );
  }
  for (const { order_id, due_paise } of cash) {
    const payment = payments.find((one) => one.order_id === order_id);
    const brought =
      payment && ["captured", "refunded"].includes(payment.status) ? payment.amount_paise : null;
    // At a counter a card may have paid, which nobody owes.
    const isByCard =
      due_paise === null && orders.some((one) => one.id === order_id && one.collected_in !== null);
    must(
      due_paise === brought || isByCard,
      `the courier owes ${due_paise} for order ${order_id}, ${brought} was paid`,
    );
    const order = orders.find(({ id }) => id === order_id);
    if (order?.paid_at == null || order.status === "cancelled") continue;
    const own = parcels.filter((one) => one.order_id === order_id);
    must(!own.some(({ state }) => state === "sent"), `order ${order_id} is paid, not all of it is there`);
    const there = own.filter(({ delivered_at }) => delivered_at !== null);
    const came = sum(
      there.flatMap((one) => JSON.parse(one.lines) as Lines),
      (one) => one.quantity,
    );
    const ordered = sum(
      lines.filter((one) => one.order_id === order_id),
      (one) => one.quantity,
    );
    const unpaid = pieces.filter((one) => one.order_id === order_id && one.state === "unpaid").length;
    must(ordered - unpaid <= came, `${ordered - unpaid} pieces of order ${order_id} are paid, ${came} came`);
  }
  return wrong;
}

/** What is collected leaves by being handed out alone, and what goes back is cancelled and was never handed out. */
export function wrongPickups({ orders, parcels, pickups, packing, messages }: Books): string[] {
  return orders.flatMap(({ id, number, status, step, collected_in }) => {
    const kept = pickups.find((one) => one.order_id === id);
    const own = parcels.filter((one) => one.order_id === id);
    if (collected_in === null) return kept ? [`order ${id} is brought, and waits at a counter`] : [];
    const isOut = ["delivered", "completed"].includes(status);
    const { days } = JSON.parse(collected_in) as { days: number };
    const steps = packing.filter(({ order_id }) => order_id === id);
    const put = Math.max(0, ...steps.filter((one) => one.status === "ready").map(({ at }) => at));
    const told = messages.filter(
      ({ text }) =>
        text.includes(reminder) &&
        !text.includes(`${reminder} after all`) &&
        text.includes(numberWords(Number(number))),
    );
    const reminders = new Set(told.map((one) => one.id)).size;
    const isNagged = reminders > steps.filter((one) => one.status === "packed").length;
    const isShort = kept !== undefined && kept.keep_until < put + days * 86_400_000;
    const isWaiting = step === "packed" && kept !== undefined;
    return [
      ...(isNagged ? [`the buyer of order ${id} is reminded ${reminders} times`] : []),
      ...(isShort ? [`order ${id} is kept for less than ${days} days`] : []),
      ...(isWaiting && kept.look_at === null ? [`nobody looks after order ${id} at the counter`] : []),
      ...(own.length > 1 ? [`order ${id} was handed out ${own.length} times`] : []),
      ...(status === "shipped" ? [`order ${id} is collected, and on its way`] : []),
      ...(isOut && !kept ? [`order ${id} is ${status}, and was never ready`] : []),
      ...(own.length > 0 && !isOut ? [`order ${id} is ${status}, and was handed out`] : []),
      ...(kept?.gone_back_at && (status !== "cancelled" || own.length > 0)
        ? [`order ${id} went back, and is ${status}`]
        : []),
    ];
  });
}
