import type { ReturnLine } from "#modules/returns/service.ts";
import { type Books, sum } from "./read-books.ts";
import { returnDays } from "./world.ts";

/** Each piece is somewhere once: with its buyer, on its way in a return, or paid for by what paid for it. */
export function wrongPieces(books: Books): string[] {
  const { orders, lines, pieces, returns, refunds, parcels } = books;
  const wrong: string[] = [];
  const must = (holds: boolean, words: string) => void (holds || wrong.push(words));
  for (const one of returns) {
    const own = JSON.parse(one.lines) as ReturnLine[];
    const claimed = pieces.filter((piece) => piece.return_id === one.id && piece.state === "returning");
    const isOpen = ["asked", "accepted", "onWay", "received", "inspected"].includes(one.state);
    const of = orders.find(({ id }) => id === one.order_id);
    const isArrived = ["delivered", "completed"].includes(of?.status ?? "");
    must(one.state === "withdrawn" || isArrived, `return ${one.id} is of an order that is ${of?.status}`);
    const arrived = parcels.filter(({ order_id }) => order_id === one.order_id);
    const last = Math.max(...arrived.map(({ delivered_at }) => delivered_at ?? 0));
    const days = (one.created_at - last) / 86_400_000;
    must(
      one.state === "withdrawn" || days <= returnDays,
      `return ${one.id} was asked for after ${days} days`,
    );
    const payer = refunds.find(({ asked_key }) => asked_key === `return ${one.id}`);
    must(
      !payer || payer.id === one.refund_id,
      `return ${one.id} was paid by ${payer?.id}, not ${one.refund_id}`,
    );
    for (const { line, quantity, accepted, shelved, writtenOff } of own) {
      must(shelved + writtenOff <= accepted, `return ${one.id} takes more than ${accepted} of line ${line}`);
      const isKept = one.state === "refused" || one.state === "withdrawn";
      must(
        !isKept || shelved + writtenOff === 0,
        `return ${one.id}, ${one.state}, has ${shelved} on the shelf`,
      );
      const of = { asked: quantity, inspected: shelved + writtenOff }[one.state as string] ?? accepted;
      const count = claimed.filter((piece) => piece.line === line).length;
      must(count === (isOpen ? of : 0), `return ${one.id}, ${one.state}, claims ${count} of line ${line}`);
    }
  }
  for (const { order_id, line, piece } of pieces) {
    const of = lines.find((each) => each.order_id === order_id && each.position === line);
    must(
      piece >= 1 && piece <= (of?.quantity ?? 0),
      `order ${order_id} has no piece ${piece} of line ${line}`,
    );
  }
  for (const { id, reason, lines: some } of refunds) {
    const named = JSON.parse(some) as { line: number; quantity: number }[];
    for (const { line } of named) {
      const many = sum(named, (one) => (one.line === line ? one.quantity : 0));
      const paid = pieces.filter((piece) => piece.refund_id === id && piece.line === line).length;
      // What is broken is paid for piece by piece; a sum may be given for pieces that were paid for before. What was
      // given back at the gateway instead of several debts names of their goods those that are on the shelf.
      const isRight = reason === "broken" ? paid === many : reason === "gateway" || paid <= many;
      must(isRight, `refund ${id} of ${many} of line ${line} pays for ${paid}`);
    }
  }
  for (const { id, status } of orders) {
    const ordered = sum(
      lines.filter(({ order_id }) => order_id === id),
      (one) => one.quantity,
    );
    const out = pieces.filter((one) => one.order_id === id && one.never_left === 1).length;
    must(status === "cancelled" || out < ordered, `nothing is left in order ${id}, which is ${status}`);
  }
  for (const { order_id, line, piece, refund_id } of pieces)
    must(
      refund_id === null || refunds.some(({ id }) => id === refund_id),
      `piece ${piece} of line ${line} of order ${order_id} was paid by no refund: ${refund_id}`,
    );
  for (const { id, order_id } of refunds)
    must(
      orders.some((one) => one.id === order_id),
      `refund ${id} is of order ${order_id}, which is not there`,
    );
  for (const { id, refund_id } of returns)
    must(
      refund_id === null || refunds.some((one) => one.id === refund_id),
      `return ${id} was paid by refund ${refund_id}, which is not there`,
    );
  return wrong;
}
