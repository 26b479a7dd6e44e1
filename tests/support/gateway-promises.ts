import { describe, expect, it } from "vitest";
import {
  GatewayRefusal,
  GatewayUnavailable,
  type PaymentGateway,
} from "#ports/payment-gateways/payment-gateway.ts";

/** A gateway at a stand-in of its provider, and what happens there without the shop. */
export interface GatewayToTry {
  readonly gateway: PaymentGateway;
  /** The same with keys that the provider does not know, and where nobody answers. */
  readonly withWrongKeys: PaymentGateway;
  readonly atNobody: PaymentGateway;
  pay(gatewayOrderId: string, status: "authorized" | "captured"): Promise<{ gatewayPaymentId: string }>;
  payLink(gatewayOrderId: string): Promise<unknown>;
  /** On the provider's own pages. */
  giveBack(gatewayPaymentId: string, paise: number): Promise<unknown>;
  /** How many of each the provider has made for a receipt. */
  madeFor(receipt: string): Promise<{ readonly orders: number; readonly links: number }>;
  /** The next call is carried out, and its answer never comes. */
  loseAnswer(call: "createOrder" | "createLink" | "refund"): Promise<void>;
  /** A message of the provider as it is sent. */
  readonly webhook: { readonly raw: string; readonly headers: Headers };
}

const customer = { name: "Asha Rao", phone: "+919812345678", email: null };
const sum = { amountPaise: 149_50, currency: "INR" };

/** What `payment-gateway.ts` promises of every provider; each runs it beside the tests of its own words. */
export function describeGatewayPromises(name: string, open: () => GatewayToTry): void {
  const order = (receipt: string, isRepeat = false) => ({ receipt, ...sum, customer, isRepeat });
  const link = (receipt: string) => ({
    ...{ receipt, ...sum, customer, about: "Haat H-1001", backTo: "https://haat.example/pay/token" },
    until: Date.now() + 24 * 3_600_000,
  });
  const paid = async (receipt: string) => {
    const { gateway, pay } = open();
    const { gatewayOrderId } = await gateway.createOrder(order(receipt));
    return { gatewayOrderId, ...(await pay(gatewayOrderId, "captured")) };
  };

  describe(`${name} keeps what a gateway promises`, () => {
    it("makes one order for a receipt, though the answer was lost", async () => {
      const { gateway, loseAnswer, madeFor } = open();
      await loseAnswer("createOrder");
      const first = await answerOf(gateway.createOrder(order("promise-lost")));
      const again = await gateway.createOrder(order("promise-lost", true));
      expect([again, undefined]).toContainEqual(first);
      expect(await madeFor("promise-lost")).toMatchObject({ orders: 1 });
    });

    it("takes what is kept aside, and says which order was paid", async () => {
      const { gateway, pay } = open();
      const { gatewayOrderId } = await gateway.createOrder(order("promise-aside"));
      expect(await gateway.paymentsOf(gatewayOrderId)).toEqual([]);
      await pay(gatewayOrderId, "authorized");
      const [found] = await gateway.paymentsOf(gatewayOrderId);
      if (!found) throw new Error("Its payment was not found.");
      expect(found).toMatchObject({ status: "authorized", gatewayOrderId, ...sum });
      expect(await gateway.capture(found)).toMatchObject({ id: found.id, status: "captured", ...sum });
      expect(await gateway.paymentsOf(gatewayOrderId)).toMatchObject([{ status: "captured" }]);
    });

    it("gives money back once for a key, though the answer was lost", async () => {
      const { gateway, loseAnswer } = open();
      const { gatewayPaymentId, gatewayOrderId } = await paid("promise-once");
      const refund = { gatewayPaymentId, amountPaise: 100_00, key: "promise-key-1" };
      await loseAnswer("refund");
      const first = await answerOf(gateway.refund(refund));
      const again = await gateway.refund(refund);
      expect([again, undefined]).toContainEqual(first);
      expect(again).toMatchObject({ gatewayPaymentId, amountPaise: 100_00, key: refund.key });
      expect(await gateway.refundsOf(gatewayPaymentId)).toEqual([again]);
      expect(await gateway.paymentsOf(gatewayOrderId)).toMatchObject([{ refundedPaise: 100_00 }]);
    });

    it("gives parts back, lists them with those of the provider's own pages, and refuses more than is left", async () => {
      const { gateway, giveBack } = open();
      const { gatewayPaymentId, gatewayOrderId } = await paid("promise-parts");
      const ours = await gateway.refund({ gatewayPaymentId, amountPaise: 100_00, key: "promise-key-2" });
      await giveBack(gatewayPaymentId, 10_00);
      const tooMuch = { gatewayPaymentId, amountPaise: 39_51, key: "promise-key-3" };
      await expect(gateway.refund(tooMuch)).rejects.toThrow(GatewayRefusal);
      const all = await gateway.refundsOf(gatewayPaymentId);
      expect(all).toHaveLength(2);
      expect(all).toContainEqual(ours);
      expect(all).toContainEqual(expect.objectContaining({ amountPaise: 10_00, state: "done", key: null }));
      expect(await gateway.paymentsOf(gatewayOrderId)).toMatchObject([
        { status: "captured", refundedPaise: 110_00 },
      ]);
    });

    it("makes one link for a receipt, though the answer was lost, which stands for its order", async () => {
      const { gateway, payLink, loseAnswer, madeFor } = open();
      await loseAnswer("createLink");
      const first = await answerOf(gateway.createLink(link("promise-link")));
      const again = await gateway.createLink(link("promise-link"));
      expect([again, undefined]).toContainEqual(first);
      expect(await madeFor("promise-link")).toMatchObject({ links: 1 });
      const { gatewayOrderId } = again;
      expect(await gateway.paymentsOf(gatewayOrderId)).toEqual([]);
      await payLink(gatewayOrderId);
      expect(await gateway.paymentsOf(gatewayOrderId)).toMatchObject([
        { status: "captured", gatewayOrderId, ...sum },
      ]);
      await gateway.cancelLink(gatewayOrderId);
    });

    it("ends a link, and ends it again", async () => {
      const { gateway } = open();
      const { gatewayOrderId } = await gateway.createLink(link("promise-ended"));
      await gateway.cancelLink(gatewayOrderId);
      await gateway.cancelLink(gatewayOrderId);
      expect(await gateway.paymentsOf(gatewayOrderId)).toEqual([]);
    });

    it("tells a refusal from silence", async () => {
      const { withWrongKeys, atNobody } = open();
      await expect(withWrongKeys.createOrder(order("promise-keys"))).rejects.toThrow(GatewayRefusal);
      await expect(withWrongKeys.paymentsOf("order_x")).rejects.toThrow(GatewayRefusal);
      await expect(atNobody.createOrder(order("promise-silent"))).rejects.toThrow(GatewayUnavailable);
      await expect(atNobody.paymentsOf("order_x")).rejects.toThrow(GatewayUnavailable);
    });

    it("believes what the provider signed, and nothing of which a letter is another", () => {
      const { gateway, webhook } = open();
      expect(gateway.readWebhook(webhook.raw, webhook.headers)).toMatchObject({ ok: true });
      for (const at of [1, Math.floor(webhook.raw.length / 2), webhook.raw.length - 2]) {
        const letter = webhook.raw[at] === "0" ? "1" : "0";
        const forged = webhook.raw.slice(0, at) + letter + webhook.raw.slice(at + 1);
        expect(gateway.readWebhook(forged, webhook.headers).ok).toBe(false);
      }
      expect(gateway.readWebhook(webhook.raw, new Headers()).ok).toBe(false);
    });
  });
}

/** Nothing where nothing is known of it. */
function answerOf<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  return call.catch((error: unknown) => {
    if (error instanceof GatewayUnavailable) return undefined;
    throw error;
  });
}
