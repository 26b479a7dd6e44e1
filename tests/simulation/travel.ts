import { type Books, sum } from "./read-books.ts";

type Lines = readonly { readonly line: number; readonly quantity: number }[];

/** No more travels than was ordered, and the courier owes what was paid at the door. */
export function wrongTravel({ orders, lines, parcels, payments, cash }: Books): string[] {
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
  }
  for (const { order_id, due_paise } of cash) {
    const payment = payments.find((one) => one.order_id === order_id);
    const brought =
      payment && ["captured", "refunded"].includes(payment.status) ? payment.amount_paise : null;
    must(due_paise === brought, `the courier owes ${due_paise} for order ${order_id}, ${brought} was paid`);
  }
  return wrong;
}
