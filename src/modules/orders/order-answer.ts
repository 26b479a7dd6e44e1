import { catalogueUnits } from "#contract/format/money.ts";
import { imageOf } from "#modules/cart/cart-answer.ts";
import type { OrderLineView } from "./line-answer.ts";
import type { OrderCard, OrderView } from "./order-view.ts";

/** An order under its documented names, beside our own. Times are ISO 8601, documented prices catalogue units. */
export function answerOfOrder<T extends OrderCard>(order: T, rate: number) {
  const { id, createdAt, expectedAt: _, lines, totalPaise, ...rest } = order;
  return {
    ...rest,
    _id: id,
    id,
    createdAt: new Date(createdAt).toISOString(),
    totalPaise,
    totalAmount: catalogueUnits(totalPaise, rate),
    items: lines.map((line) => answerOfLine(line, rate)),
  };
}

/** The documented tracking order: status, estimatedDelivery, orderId. */
export function answerOfTracking(order: OrderView, rate: number) {
  const { events, ...rest } = answerOfOrder(order, rate);
  return {
    ...rest,
    orderId: order.id,
    estimatedDelivery: new Date(order.expectedAt).toISOString(),
    history: events.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
  };
}

function answerOfLine(line: OrderLineView, rate: number) {
  return {
    ...line,
    name: line.title,
    image: imageOf(line.picture),
    color: line.colour,
    price: catalogueUnits(line.unitPaise, rate),
    // What was paid for one: the discount of that day is in it.
    discount: 0 as const,
  };
}
