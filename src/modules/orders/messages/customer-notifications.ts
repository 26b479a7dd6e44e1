import { returnMovedTo, returnSteppedBack } from "#modules/returns/events.ts";
import { howToReturn, linkToReturn, notifyOfReturn } from "#modules/returns/return-messages.ts";
import type { Events, Tx } from "#platform/database/database.ts";
import { waitsForWord } from "../cash/waits-for-word.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { paymentUnexpected, refundPromised } from "../events.ts";
import { notifyLater, withdrawPending } from "../fulfilment/notify-later.ts";
import type { OrderRecord } from "../public/order-record.ts";
import * as steps from "../records/events.ts";
import { notifyOfReady } from "./collect-messages.ts";
import { notifyOfMoney } from "./money-back-messages.ts";
import { notifyCustomer, notifyOfChoice, notifyOfLess, type OrderNotification } from "./order-messages.ts";

/** What buyers are told of, and in which words. */
export function notifyCustomers(events: Events, parts: CheckoutParts): void {
  events.on(steps.orderConfirmed, async (tx, { order, isPaid, isExchange }) => {
    if (isExchange) return;
    await notifyCustomer(parts, tx, order, isPaid && order.quote.total > 0 ? "ordered" : "placed");
  });
  events.on(steps.orderCancelled, async (tx, { order, reason, actor, refund }) => {
    // That it was packed a moment ago needs no message any more.
    await withdrawPending(parts, tx, order);
    const isLeft = reason === "notCollected";
    // Its goods go out as another order, of which its buyer is told.
    if (reason === "replaced") return;
    if (refund)
      return notifyOfMoney(parts, tx, order, { news: isLeft ? "notCollectedPaid" : "cancelledPaid", refund });
    const notification = await notificationOfEnd(parts, tx, order, { reason, actor });
    if (notification) await notifyCustomer(parts, tx, order, notification);
  });

  events.on(steps.orderInTheMaking, (tx, { order }) => notifyLater(parts, tx, order, "processing"));
  events.on(steps.orderPacked, (tx, { order }) => notifyLater(parts, tx, order, "packed"));
  events.on(steps.orderShipped, (tx, { order, isWhole, ...label }) =>
    notifyLater(parts, tx, { ...order, ...label }, isWhole ? "shipped" : "partShipped"),
  );
  events.on(steps.trackingCorrected, (tx, { order, ...label }) =>
    notifyLater(parts, tx, { ...order, ...label }, "numberCorrected"),
  );
  events.on(steps.orderReaddressed, (tx, { order }) => notifyLater(parts, tx, order, "addressChanged"));
  events.on(steps.orderLessened, (tx, { order, toPayPaise }) => notifyOfLess(parts, tx, order, toPayPaise));
  events.on(steps.orderRechosen, (tx, { order, ...rest }) => notifyOfChoice(parts, tx, order, rest));
  events.on(steps.orderReady, (tx, { order, keptUntil }) => notifyOfReady(parts, tx, order, keptUntil));
  events.on(steps.orderDelivered, async (tx, { order }) =>
    notifyLater(
      parts,
      tx,
      order,
      order.collectedIn ? "collected" : "delivered",
      await howToReturn(parts, tx, order),
    ),
  );
  events.on(steps.orderCompleted, (tx, { order }) => notifyLater(parts, tx, order, "completed"));
  events.on(steps.parcelReturning, (tx, { order }) => notifyLater(parts, tx, order, "returning"));
  events.on(steps.parcelReturned, (tx, { order }) => notifyLater(parts, tx, order, "returned"));
  events.on(steps.orderStepUndone, (tx, { order, was }) => notifyLater(parts, tx, order, undone[was]));

  events.on(refundPromised, (tx, { order, refund, isWhole }) =>
    notifyOfMoney(parts, tx, order, { news: isWhole ? "refunded" : "partRefunded", refund }),
  );
  events.on(paymentUnexpected, async (tx, { order, reason, refund }) => {
    if (!refund) return;
    await notifyOfMoney(parts, tx, order, { news: reason === "twice" ? "paidTwice" : "refunded", refund });
  });

  events.on(returnMovedTo.asked, (tx, { order }) => notifyOfReturn(parts, tx, order, "asked"));
  events.on(returnMovedTo.accepted, (tx, { order, now, note }) => {
    const isPart = now.lines.some(({ quantity, accepted }) => accepted < quantity);
    return notifyOfReturn(parts, tx, order, isPart ? "partAccepted" : "accepted", {
      said: note,
      way: now.way,
    });
  });
  events.on(returnMovedTo.refused, (tx, { order, note }) =>
    notifyOfReturn(parts, tx, order, "refused", { said: note }),
  );
  events.on(returnMovedTo.received, (tx, { order }) => notifyOfReturn(parts, tx, order, "received"));
  events.on(returnMovedTo.refunded, (tx, { order, refund }) => {
    const action = linkToReturn(parts, order);
    return refund
      ? notifyOfMoney(parts, tx, order, { news: "returnRefunded", refund, action })
      : notifyOfReturn(parts, tx, order, "settled");
  });
  events.on(returnMovedTo.exchanged, (tx, { order, newNumber }) =>
    notifyOfReturn(parts, tx, order, "exchanged", { number: newNumber }),
  );
  events.on(returnMovedTo.withdrawn, (tx, { order }) => notifyOfReturn(parts, tx, order, "withdrawn"));
  events.on(returnSteppedBack, async (tx, { order, from }) => {
    // Of what was noted in the shop alone nobody was told.
    if (from !== "onWay" && from !== "inspected") await notifyOfReturn(parts, tx, order, "changed");
  });
}

/** What is told of a step that was none. */
const undone = {
  sent: "notSent",
  arrived: "stillUnderWay",
  ready: "notReady",
  collected: "notCollectedYet",
} as const satisfies Record<steps.UndoneStep, OrderNotification>;

/** Of the end of an unpaid order nobody is told, but of a cash order that its buyer still expects. */
async function notificationOfEnd(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { reason, actor }: { readonly reason: string; readonly actor: string },
): Promise<OrderNotification | undefined> {
  if (reason === "notCollected") return "notCollected";
  if (order.status !== "pending") return "cancelled";
  if (!(await waitsForWord(parts, tx, order)) || actor === order.userId) return undefined;
  return reason === "expired" ? "notConfirmed" : "cancelled";
}
