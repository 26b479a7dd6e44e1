import { setTimeout as wait } from "node:timers/promises";
import {
  type BookedOrder,
  type BookedPayment,
  type BookedRefund,
  newGatewayId,
  seconds,
  signed,
} from "./gateway-books.ts";

import type { BookedCode } from "./gateway-codes.ts";
import type { BookedLink } from "./gateway-links.ts";

export type Delivery = "now" | "late" | "twice" | "shuffled" | "never";

export interface EventBody {
  readonly id: string;
  readonly body: string;
}

/** A message as the provider writes it. */
export function eventBody(
  event: string,
  about: {
    payment?: BookedPayment;
    order?: BookedOrder;
    refund?: BookedRefund;
    payment_link?: BookedLink;
    qr_code?: BookedCode;
  },
): EventBody {
  const payload = Object.fromEntries(Object.entries(about).map(([name, entity]) => [name, { entity }]));
  const body = {
    entity: "event",
    account_id: "acc_standin",
    event,
    contains: Object.keys(about),
    payload,
    created_at: seconds(),
  };
  return { id: newGatewayId("event"), body: JSON.stringify(body) };
}

/** Carries messages to the shop: late, twice, out of order, or never; tries again for as long as it is refused. */
export function createPostman({ url, secret }: { url: string | undefined; secret: string }) {
  let delivery: Delivery = "now";
  let waiting: EventBody[] = [];
  const sent: { id: string; status: number }[] = [];

  async function post({ id, body }: EventBody): Promise<void> {
    for (let tries = 0; url && tries < 8; tries++) {
      const status = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-razorpay-signature": signed(body, secret),
          "x-razorpay-event-id": id,
        },
        body,
        signal: AbortSignal.timeout(5_000),
      }).then(
        (response) => response.status,
        () => 0,
      );
      sent.push({ id, status });
      if (status >= 200 && status < 300) return;
      await wait(200 * 2 ** tries);
    }
  }

  return {
    sent,
    setDelivery(wanted: Delivery) {
      delivery = wanted;
    },
    tell(event: EventBody) {
      if (delivery === "never") return;
      if (delivery === "shuffled") return void waiting.push(event);
      if (delivery === "late") return void wait(3_000).then(() => post(event));
      void post(event);
      if (delivery === "twice") void post(event);
    },
    /** What was kept back, in another order. */
    async deliverWaiting() {
      const events = waiting.sort((a, b) => signed(a.id, "x").localeCompare(signed(b.id, "x")));
      waiting = [];
      await Promise.all(events.map(post));
    },
  };
}
