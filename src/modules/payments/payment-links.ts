import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import type { GatewayLink, PaymentGateway } from "#ports/payment-gateways/payment-gateway.ts";
import { findCode } from "./payment-code-repository.ts";
import * as links from "./payment-link-repository.ts";
import { findPayment, keepGatewayOrder, type PaymentRow } from "./repository.ts";

export type PaymentLink = links.PaymentLinkRow;

/** What one wants to have at the gateway for an order that is paid by a link. */
export type PaymentLinkRequest = Omit<GatewayLink, "amountPaise" | "currency">;

/** Ways to pay that are sent to somebody. The gateway's record of the payment is the link itself. */
export function createPaymentLinks({
  db,
  clock,
  gateway,
}: {
  db: Database;
  clock: Clock;
  gateway: PaymentGateway;
}) {
  const underWay = new Map<string, Promise<void>>();

  return {
    open: (tx: Tx, orderId: string) =>
      links.insertLink(tx, { order_id: orderId, url: null, sends: 1, sent_at: clock.now(), closed_at: null }),
    of: (q: Reads | Tx, orderId: string) => links.findLink(q, orderId),
    countSend: (tx: Tx, orderId: string) => links.countSend(tx, orderId, clock.now()),

    /** Made at the gateway when it is missing there; callers at the same time share one call. */
    atGateway(request: PaymentLinkRequest): Promise<void> {
      const { receipt } = request;
      const running = underWay.get(receipt);
      if (running) return running;
      const mine = make(request).finally(() => underWay.delete(receipt));
      underWay.set(receipt, mine);
      return mine;
    },

    /** Nobody shall pay any more by those whose orders wait for no payment. Gives how many were closed. */
    async close(isOver: (q: Reads, orderIds: readonly string[]) => Promise<ReadonlySet<string>>) {
      const open = (await links.openLinks(db.read)).map(({ order_id }) => order_id);
      const over = open.length === 0 ? [] : [...(await isOver(db.read, open))];
      for (const orderId of over) {
        const payment = await findPayment(db.read, orderId);
        // Who paid by the order's code has left its link as it was.
        if (payment?.gateway_order_id && (isUnpaid(payment) || (await findCode(db.read, orderId))))
          await gateway.cancelLink(payment.gateway_order_id);
        await db.write((tx) => links.closeLink(tx, orderId, clock.now()));
      }
      return over.length;
    },
  };

  async function make(request: PaymentLinkRequest): Promise<void> {
    const payment = await findPayment(db.read, request.receipt);
    if (!payment || payment.gateway_order_id) return;
    const { amount_paise: amountPaise, currency } = payment;
    const made = await gateway.createLink({ ...request, amountPaise, currency });
    await db.write(async (tx) => {
      const kept = await keepGatewayOrder(tx, request.receipt, made.gatewayOrderId);
      if (kept) await links.keepLinkUrl(tx, request.receipt, made.url);
    });
  }
}

function isUnpaid({ status }: PaymentRow): boolean {
  return status === "created" || status === "failed";
}
