import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { tokenHash } from "#platform/ids.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { Refused, refusing } from "../public/refused.ts";
import { orderChanged } from "../records/events.ts";
import { stateOf } from "../rules/order-step.ts";

/** Somebody of the staff does something to an order. */
export interface OrderActionBy {
  readonly orderId: string;
  readonly actor: string;
  /** The version of the order that was looked at; another one is not changed unseen. */
  readonly seen?: number | undefined;
  /** The same request, sent again, has the same key: it is carried out once, whatever was seen of the order. */
  readonly once?: string | undefined;
  /** Of one order no more than this goes back, in all, by somebody who has not just shown who it is. */
  readonly unsureUpTo?: number | undefined;
}

/** Who moves the orders of a demo shop; nobody of the staff. */
export const demoHand = "demo";

/** What the log says of it beside what it changed, such as a reason. */
export type LogDetails = Readonly<Record<string, unknown>> | undefined;

/** One transaction: the version that was seen, the action, and what was before and after. Gives the order as it is then. */
export function onOrder(
  parts: CheckoutParts,
  { orderId, actor, seen, once, unsureUpTo }: OrderActionBy,
  action: string,
  work: (tx: Tx, order: OrderRecord) => Promise<Outcome<LogDetails>>,
): Promise<Outcome<OrderRecord>> {
  const { db, orders, clock } = parts;
  const wish = tokenHash(JSON.stringify([action, orderId]));
  return refusing(() =>
    db.write(async (tx) => {
      const order = await orders.lock(tx, orderId);
      if (!order) return failure("notFound");
      const known = once === undefined ? undefined : await orders.keyOf(tx, actor, once);
      if (known) return known.body_hash === wish ? success(order) : failure("keyReused");
      if (seen !== undefined && seen !== order.version) return changedMeanwhile(parts, tx, order, seen);
      const before = actor === demoHand ? undefined : await snapshotOf(parts, tx, order);
      const done = await work(tx, order);
      // What the work began must not stay when it is refused in the middle.
      if (!done.ok) throw new Refused(done);
      if (once !== undefined)
        await orders.keepKey(tx, {
          user_id: actor,
          key: once,
          body_hash: wish,
          order_id: orderId,
          answer: null,
        });
      const now = (await orders.lock(tx, orderId)) ?? order;
      if (!before) return success(now);
      const after = await snapshotOf(parts, tx, now);
      // In all, or a large sum would go back in small ones.
      if (goingBack(after) > Math.max(goingBack(before), unsureUpTo ?? Number.POSITIVE_INFINITY))
        throw new Refused(failure("factorNeeded"));
      const changed = Object.keys(after).filter((name) => text(before, name) !== text(after, name));
      await emit(tx, orderChanged, {
        by: actor,
        action,
        subject: orderId,
        before: pick(before, changed),
        after: { ...pick(after, changed), ...done.value },
        at: clock.now(),
      });
      return success(now);
    }),
  );
}

/** Nothing is written, and the second comer is told what the first one did. */
async function changedMeanwhile({ orders }: CheckoutParts, tx: Tx, order: OrderRecord, seen: number) {
  const since = await orders.eventsSince(tx, order.id, seen);
  return failure("orderChanged", {
    data: {
      version: order.version,
      state: stateOf(order),
      done: since.map(({ status, actor, note, at }) => ({ deed: status, by: actor, note, at })),
    },
  });
}

/** What actions change. */
async function snapshotOf({ orders, payments, returns }: CheckoutParts, tx: Tx, order: OrderRecord) {
  const [parcels, payment, refunds, back] = [
    await orders.parcels.of(tx, order.id),
    await payments.ofOrder(tx, order.id),
    await payments.refunds.of(tx, [order.id]),
    await returns.of(tx, [order.id]),
  ];
  return {
    state: stateOf(order),
    cancelReason: order.cancelReason,
    address: order.address,
    payment: payment?.status ?? null,
    parcels: parcels.map(({ position, carrier, trackingNumber, state, lines }) => ({
      position,
      carrier,
      trackingNumber,
      state,
      lines,
    })),
    refunds: refunds.map(({ id, amount_paise: paise, state }) => ({ id, paise, state })),
    returns: back.map(({ id, state, lines }) => ({ id, state, lines })),
  };
}

type OrderSnapshot = Awaited<ReturnType<typeof snapshotOf>>;

function goingBack({ refunds }: OrderSnapshot): number {
  return refunds.reduce((sum, { paise }) => sum + paise, 0);
}

function text(facts: OrderSnapshot, name: string): string {
  return JSON.stringify(facts[name as keyof OrderSnapshot]);
}

function pick(facts: OrderSnapshot, names: readonly string[]): Partial<OrderSnapshot> {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => names.includes(name)));
}
