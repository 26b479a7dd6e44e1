import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import {
  type GatewayEvent,
  type GatewayLink,
  type GatewayPayment,
  GatewayRefusal,
  type PaymentGateway,
} from "#ports/payment-gateways/payment-gateway.ts";
import * as trials from "./payment-trial-repository.ts";

export type PaymentTrial = trials.PaymentTrialRow;
type PaymentTrialInput = Pick<GatewayLink, "about" | "customer" | "backTo">;

const rupee = { amountPaise: 100, currency: "INR" };
/** So long one can pay by it, and messages are listened for. */
const life = 24 * 3_600_000;

/** A payment by one of its last moments may be known late, and a refund refused for a while. */
const lookedFor = 7 * life;
const keptFor = 90 * life;

/** One rupee, paid by the owner and given back: whether keys, payment, message and refund work is seen by it. */
export function createPaymentTrial({
  db,
  clock,
  gateway,
}: {
  db: Database;
  clock: Clock;
  gateway: PaymentGateway;
}) {
  return {
    newest: () => trials.newestTrial(db.read),

    /** Nothing where payments are played. What stands between the shop and the gateway is thrown. */
    async begin(input: PaymentTrialInput): Promise<PaymentTrial | undefined> {
      const at = clock.now();
      const id = newId(at);
      const link = { ...input, ...rupee, receipt: `trial-${id}`, until: at + life };
      const { gatewayOrderId, url } = await gateway.createLink(link);
      if (url === null) return undefined;
      const row = {
        ...{ id, gateway_order_id: gatewayOrderId, url, created_at: at },
        ...{ heard_at: null, misheard_at: null, gateway_payment_id: null, refund: null },
      };
      await db.write((tx) => trials.insertTrial(tx, row));
      return row;
    },

    /** Asks which were paid, an earlier link too, and gives each rupee back; answers with the newest. */
    async look(): Promise<PaymentTrial | undefined> {
      const newest = await trials.newestTrial(db.read);
      for (const trial of await trials.openTrials(db.read, clock.now() - lookedFor))
        await (trial.id === newest?.id ? lookAt(trial) : lookAtEarlier(trial));
      return trials.newestTrial(db.read);
    },

    /** Whether the message was about the trial, and so about no order. */
    async hear({ gatewayOrderId, payment }: GatewayEvent): Promise<boolean> {
      const named = { orderId: gatewayOrderId ?? "", paymentId: payment?.id ?? "" };
      const trial = await trials.findTrial(db.read, named);
      if (trial?.heard_at === null)
        await db.write((tx) => trials.updateTrial(tx, trial.id, { heard_at: clock.now() }));
      return trial !== undefined;
    },

    forgetOld: (): Promise<void> => db.write((tx) => trials.deleteTrials(tx, clock.now() - keptFor)),

    /** Somebody spoke as the gateway, with another secret than the shop's. */
    async mishear(): Promise<void> {
      const [trial, at] = [await trials.newestTrial(db.read), clock.now()];
      if (!trial || trial.misheard_at !== null || trial.created_at <= at - life) return;
      await db.write((tx) => trials.mishearTrials(tx, at - life, at));
    },
  };

  async function lookAt(trial: PaymentTrial): Promise<void> {
    const paid = await paidOf(trial.gateway_order_id);
    if (!paid) return;
    const refund = await giveBack(trial, paid);
    const changed = { gateway_payment_id: paid.id, refund };
    await db.write((tx) => trials.updateTrial(tx, trial.id, changed));
  }

  /** Made with other keys, it may be nothing that these know. */
  async function lookAtEarlier(trial: PaymentTrial): Promise<void> {
    try {
      await lookAt(trial);
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
    }
  }

  async function paidOf(gatewayOrderId: string): Promise<GatewayPayment | undefined> {
    const payments = await gateway.paymentsOf(gatewayOrderId);
    const taken = payments.find(({ status }) => status === "captured" || status === "refunded");
    const held = payments.find(({ status }) => status === "authorized");
    return taken ?? (held && gateway.capture(held));
  }

  async function giveBack({ id, refund }: PaymentTrial, paid: GatewayPayment) {
    if (paid.refundedPaise >= paid.amountPaise) return "done";
    const [known] = await gateway.refundsOf(paid.id);
    if (known && known.state !== "refused") return known.state;
    try {
      const wanted = { gatewayPaymentId: paid.id, amountPaise: paid.amountPaise, key: `trial-${id}` };
      return (await gateway.refund(wanted)).state;
    } catch (error) {
      if (error instanceof GatewayRefusal) return "refused";
      // It is asked for again at the next look.
      if (refund === null) return null;
      throw error;
    }
  }
}
