import type { PaymentMethod } from "#modules/orders/order-view.ts";
import type { Clock } from "#platform/clock.ts";
import type { AccountWays, PaymentGateway } from "#ports/payment-gateways/payment-gateway.ts";

const keptMs = 10 * 60_000;
const againMs = 60_000;

/** Of the ways that the owner offers those that the gateway's account can take. Nobody waits for its answer. */
export function createOfferedMethods({
  gateway,
  clock,
}: {
  readonly gateway: Pick<PaymentGateway, "name" | "accountWays">;
  readonly clock: Clock;
}) {
  let known: AccountWays | undefined;
  let askAt = 0;

  return {
    /** What is known by now; asked again in the background once that is old. */
    of(ways: readonly PaymentMethod[]): readonly PaymentMethod[] {
      if (gateway.name === "mock") return ways;
      if (clock.now() >= askAt) void this.ask();
      const takes = known;
      if (!takes) return ways;
      const left = ways.filter((way) => way === "cash" || takes[needs[way]]);
      // An account that can take nothing of it is one that we do not understand.
      return left.some((way) => way !== "cash") ? left : ways;
    },

    async ask(): Promise<void> {
      askAt = clock.now() + againMs;
      try {
        known = await gateway.accountWays();
        askAt = clock.now() + keptMs;
      } catch {
        known = undefined;
      }
    },
  };
}

const needs: Readonly<Record<Exclude<PaymentMethod, "cash">, keyof AccountWays>> = {
  card: "card",
  qr: "upi",
  "google-pay": "upi",
  "apple-pay": "card",
  paypal: "paypal",
};
