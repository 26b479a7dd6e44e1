import { paymentUnexpected } from "#modules/orders/events.ts";
import { orderCancelled, orderConfirmed } from "#modules/orders/records/events.ts";
import { refundRefused } from "#modules/payments/events.ts";
import { returnMovedTo } from "#modules/returns/events.ts";
import { ticketOpened } from "#modules/tickets/events.ts";
import type { Events } from "#platform/database/database.ts";
import type { NotificationsService, StaffNotification } from "./service.ts";

/** Staff notifications: of which events those who run the shop are told. */
export function notifyStaff(events: Events, { note }: Pick<NotificationsService, "note">): void {
  events.on(orderConfirmed, (tx, { order, actor }) => note(tx, { kind: "order", actor, ...countsOf(order) }));
  events.on(orderCancelled, async (tx, { order, actor }) => {
    const isSold = order.status !== "pending";
    if (isSold && actor === order.userId) await note(tx, { kind: "cancelled", actor, ...countsOf(order) });
  });
  events.on(paymentUnexpected, (tx, { order, paise }) =>
    note(tx, { kind: "payment", actor: "gateway", ...countsOf(order), paise }),
  );
  events.on(refundRefused, (tx, { refund }) =>
    note(tx, {
      kind: "refund",
      orderId: refund.order_id,
      paise: refund.amount_paise,
      pieces: 0,
      actor: "gateway",
    }),
  );
  events.on(returnMovedTo.asked, (tx, { order, now }) =>
    note(tx, {
      kind: "return",
      orderId: order.id,
      paise: 0,
      pieces: piecesIn(now.lines),
      actor: order.userId,
      about: now.id,
    }),
  );
  events.on(ticketOpened, (tx, { kind, number, by }) =>
    note(tx, {
      kind: kind === "grievance" ? "grievance" : "ticket",
      orderId: "",
      paise: 0,
      pieces: 0,
      actor: by,
      about: number,
      called: number,
    }),
  );
}

/** A sum and a count. */
function countsOf({
  id,
  quote,
  lines,
}: {
  readonly id: string;
  readonly quote: { readonly total: number };
  readonly lines: readonly { readonly quantity: number }[];
}): Pick<StaffNotification, "orderId" | "paise" | "pieces"> {
  return { orderId: id, paise: quote.total, pieces: piecesIn(lines) };
}

function piecesIn(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
