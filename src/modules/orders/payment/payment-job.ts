import { eachByItself } from "#platform/each-by-itself.ts";
import { GatewayRefusal, GatewayUnavailable } from "#ports/payment-gateways/payment-gateway.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { sendRefunds } from "../refunds/send-refunds.ts";
import { askGateway } from "./payment-updates.ts";

const batch = 100;
/** How long a hold outlives its time while the gateway cannot say whether it was paid. */
const graceMs = 15 * 60_000;

/** What nobody told us we ask for; what nobody paid for goes back on the shelf; what we owe we send. */
export async function runPaymentJob(parts: CheckoutParts): Promise<void> {
  await eachByItself(
    [
      () => askAboutLate(parts),
      () => endExpired(parts),
      () => closeWays(parts),
      () => sendRefunds(parts),
      () => parts.orders.forgetOldKeys(),
      () => parts.payments.trial.forgetOld(),
    ],
    (step) => step(),
  );
}

async function askAboutLate(parts: CheckoutParts): Promise<void> {
  for (const payment of await parts.payments.toPoll()) {
    if (!(await parts.payments.claimPoll(payment))) continue;
    if (!(await askGateway(parts, payment))) return;
  }
}

async function endExpired(parts: CheckoutParts): Promise<void> {
  const { db, orders, payments, clock } = parts;
  await eachByItself(await orders.expired(batch), async (id) => {
    const now = clock.now();
    const payment = await payments.ofOrder(db.read, id);
    const isKnown = !payment || (await askGateway(parts, payment));
    const order = await orders.find(db.read, id);
    if (!order || (!isKnown && order.heldUntil + graceMs > now)) return;
    await cancelOrder(parts, id, "expired", "sweep", { onlyPending: true, expiredAt: now });
  });
}

/** Money for an order that has ended would only have to go back. */
async function closeWays({ orders, payments, log }: CheckoutParts): Promise<void> {
  for (const ways of [payments.links, payments.codes])
    try {
      await ways.close(orders.notPending);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefusal)) throw error;
      log.warn({ err: error.message }, "a payment link or code could not be closed");
    }
}
