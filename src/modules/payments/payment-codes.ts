import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import {
  type GatewayCode,
  GatewayLacks,
  GatewayRefusal,
  type PaymentGateway,
} from "#ports/payment-gateways/payment-gateway.ts";
import * as codes from "./payment-code-repository.ts";
import { findPayment } from "./repository.ts";

/** What one wants to have at the gateway for an order that somebody may pay by UPI. */
export type PaymentCodeRequest = Omit<GatewayCode, "amountPaise">;

/** What was refused is not asked for at each turn. */
const refusedMs = 10 * 60_000;
/** The gateway has ended each code itself by then. */
const runOutMs = 3 * 24 * 60 * 60_000;

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
  let lacksUntil = 0;
  const refusedUntil = new Map<string, number>();

  return {
    of: (q: Reads | Tx, orderId: string) => codes.findCode(q, orderId),

    /** Its link; callers at the same time share one call, and whoever comes later is given the same one. */
    atGateway(request: PaymentCodeRequest): Promise<string | undefined> {
      const { receipt } = request;
      const running = underWay.get(receipt);
      if (running) return running;
      const mine = linkOf(request).finally(() => underWay.delete(receipt));
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
      let refused: GatewayRefusal | undefined;
      for (const code of open.filter(({ order_id }) => over.has(order_id))) {
        if (clock.now() < (refusedUntil.get(code.order_id) ?? 0)) continue;
        const refusal = await refusalToClose(code);
        if (refusal && clock.now() < code.made_at + runOutMs) {
          refusedUntil.set(code.order_id, clock.now() + refusedMs);
          refused = refusal;
          continue;
        }
        refusedUntil.delete(code.order_id);
        await db.write((tx) => codes.closeCode(tx, code.order_id, clock.now()));
      }
      if (refused) throw refused;
    },
  };

  async function linkOf(request: PaymentCodeRequest): Promise<string | undefined> {
    const orderId = request.receipt;
    const known = await codes.findCode(db.read, orderId);
    if (known) return known.upi_link;
    const payment = await findPayment(db.read, orderId);
    // What is told of a code is told of the gateway's own record of the payment, which comes first.
    if (payment?.gateway !== gateway.name || !payment.gateway_order_id) return undefined;
    if (clock.now() < lacksUntil) return undefined;
    const made = await gateway
      .createCode({ ...request, amountPaise: payment.amount_paise })
      .catch((error: unknown) => {
        if (error instanceof GatewayLacks) lacksUntil = clock.now() + refusedMs;
        throw error;
      });
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

  /** One that cannot be closed keeps no other open. */
  async function refusalToClose({ gateway_code_id }: codes.OpenCode): Promise<GatewayRefusal | undefined> {
    try {
      await gateway.closeCode(gateway_code_id);
      return undefined;
    } catch (error) {
      if (error instanceof GatewayRefusal) return error;
      throw error;
    }
  }
}
