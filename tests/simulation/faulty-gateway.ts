import { failure } from "#contract/outcome.ts";
import {
  type GatewayPayment,
  GatewayUnavailable,
  type ReportedRefund,
} from "#ports/payment-gateways/payment-gateway.ts";
import type { TellingGateway } from "#support/telling-gateway.ts";

/**
 * It may not answer, whether it has done what it was asked or not, may take days over a refund, which may come to
 * nothing, and tells who signs a message and who forges one.
 */
export function faultyGateway(telling: TellingGateway) {
  const { books, refunds } = telling;
  const silence = { is: "none" as "none" | "before" | "after" };
  const slowness = { is: false };
  const refundsAsked: Parameters<TellingGateway["refund"]>[0][] = [];
  const asked = ["createOrder", "createLink", "createCode", "cancelLink", "closeCode"] as const;
  const asks = [...asked, "paymentsOf", "paymentsOfCode", "refundsOf"] as const;
  const unanswered = () => new GatewayUnavailable("The gateway does not answer.");
  const atTimes =
    <Asked extends unknown[], Answer>(work: (...values: Asked) => Promise<Answer>) =>
    async (...values: Asked): Promise<Answer> => {
      if (silence.is === "before") throw unanswered();
      const answer = await work(...values);
      if (silence.is === "after") throw unanswered();
      return answer;
    };
  const faulty = asks.map((name) => [
    name,
    atTimes(telling[name] as (...values: unknown[]) => Promise<unknown>),
  ]);
  const rewrite = (refund: ReportedRefund, state: ReportedRefund["state"]): ReportedRefund => {
    const now = { ...refund, state };
    refunds[refunds.indexOf(refund)] = now;
    return now;
  };
  const refund = atTimes(async (wanted: Parameters<TellingGateway["refund"]>[0]) => {
    const isKnown = refunds.some(({ key }) => key === wanted.key);
    const made = await telling.refund(wanted);
    return slowness.is && !isKnown ? rewrite(made, "sent") : made;
  });
  return {
    ...telling,
    ...(Object.fromEntries(faulty) as Pick<TellingGateway, (typeof asks)[number]>),
    /** What was kept aside is taken, in its books too. */
    capture: atTimes(async (payment: GatewayPayment) => {
      const taken = await telling.capture(payment);
      for (const [name, book] of books)
        books.set(
          name,
          book.map((one) => (one.id === payment.id ? { ...one, status: taken.status } : one)),
        );
      return taken;
    }),
    refund(wanted: Parameters<TellingGateway["refund"]>[0]) {
      refundsAsked.push(wanted);
      return refund(wanted);
    },
    /** The last that is under way has come, or came to nothing. */
    endRefund(state: "done" | "refused"): ReportedRefund | undefined {
      const open = refunds.findLast((one) => one.state === "sent");
      return open && rewrite(open, state);
    },
    endRefunds() {
      slowness.is = false;
      while (this.endRefund("done"));
    },
    readWebhook: (raw: string, headers: Headers) =>
      headers.get("forged") ? failure("badSignature") : telling.readWebhook(raw, headers),
    /** Each time that one was asked for, whether it was answered or not. */
    refundsAsked,
    silence,
    slowness,
  };
}
