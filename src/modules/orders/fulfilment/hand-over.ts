import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { PaidAtCounter } from "../order-view.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { orderDelivered } from "../records/events.ts";
import { mayDo } from "../rules/order-step.ts";
import { type OrderActionBy, onOrder } from "./on-order.ts";
import { settleOnDelivery } from "./settle-on-delivery.ts";
import { stateNow } from "./travel.ts";

/** One parcel, or all that are out, came to where they belong. */
export function handOver(
  parts: CheckoutParts,
  by: OrderActionBy,
  { parcel }: { readonly parcel?: number | undefined } = {},
): Promise<Outcome<OrderRecord>> {
  return onOrder(parts, by, "parcel delivered", async (tx, order) => {
    if (!mayDo("deliver", order)) return failure("wrongMove", { field: "status" });
    return letArrive(parts, tx, order, { parcel, actor: by.actor });
  });
}

/** With the money that is paid on delivery. The caller has locked the order. */
export async function letArrive(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  {
    parcel: position,
    actor,
    note,
    paid,
  }: {
    readonly parcel?: number | undefined;
    readonly actor: string;
    readonly note?: string | null | undefined;
    /** How it was paid at the counter. */
    readonly paid?: PaidAtCounter | undefined;
  },
): Promise<Outcome<undefined>> {
  const { orders } = parts;
  const out = (await orders.parcels.of(tx, order.id)).filter(
    (parcel) =>
      (parcel.state === "sent" || parcel.state === "returning") &&
      (position === undefined || parcel.position === position),
  );
  if (out.length === 0) return failure("notFound", { field: "parcel" });
  await orders.parcels.arrive(tx, out);
  const state = await stateNow(parts, tx, order);
  await orders.moveTo(tx, order, state, { actor, note });
  if (state !== "delivered") return success(undefined);
  await settleOnDelivery(parts, tx, order, { brought: out, paid });
  await emit(tx, orderDelivered, { order });
  return success(undefined);
}
