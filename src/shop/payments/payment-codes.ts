import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import * as codes from "./payment-code-repository.ts";
import type { GatewayCode, PaymentGateway } from "./payment-gateway.ts";
import { findPayment } from "./payment-repository.ts";

/** What one wants to have at the gateway for an order that somebody may pay by UPI. */
export type WantedCode = Omit<GatewayCode, "amountPaise">;

/** One UPI code for an order, for as long as the order waits. It stands beside what the gateway has for the order. */
export function createPaymentCodes({
  db,
  clock,
  gateway,
}: {
  db: Database;
  clock: Clock;
  gateway: PaymentGateway;
}) {
  const underWay = new Map<string, Promise<string | undefined>>();

  return {
    of: (q: Reads | Tx, orderId: string) => codes.findCode(q, orderId),

    /** Its link; callers at the same time share one call, and whoever comes later is given the same one. */
    atGateway(wanted: WantedCode): Promise<string | undefined> {
      const { receipt } = wanted;
      const running = underWay.get(receipt);
      if (running) return running;
      const mine = linkOf(wanted).finally(() => underWay.delete(receipt));
      underWay.set(receipt, mine);
      return mine;
    },

    /** Nobody shall pay any more by those whose orders wait for no payment. */
    async close(isOver: (q: Reads, orderIds: readonly string[]) => Promise<ReadonlySet<string>>) {
      const open = await codes.openCodes(db.read);
      if (open.length === 0) return;
      const over = await isOver(
        db.read,
        open.map(({ order_id }) => order_id),
      );
      for (const { order_id, gateway_code_id } of open.filter(({ order_id }) => over.has(order_id))) {
        await gateway.closeCode(gateway_code_id);
        await db.write((tx) => codes.closeCode(tx, order_id, clock.now()));
      }
    },
  };

  async function linkOf(wanted: WantedCode): Promise<string | undefined> {
    const orderId = wanted.receipt;
    const known = await codes.findCode(db.read, orderId);
    if (known) return known.upi_link;
    const payment = await findPayment(db.read, orderId);
    // What is told of a code is told of the gateway's own record of the payment, which comes first.
    if (payment?.gateway !== gateway.name || !payment.gateway_order_id) return undefined;
    const made = await gateway.createCode({ ...wanted, amountPaise: payment.amount_paise });
    await db.write((tx) =>
      codes.insertCode(tx, {
        order_id: orderId,
        gateway_code_id: made.gatewayCodeId,
        upi_link: made.upiLink,
        made_at: clock.now(),
        closed_at: null,
      }),
    );
    return (await codes.findCode(db.read, orderId))?.upi_link;
  }
}
