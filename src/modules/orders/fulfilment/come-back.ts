import { failure, type Outcome, success } from "#contract/outcome.ts";
import { emit } from "#platform/events/events.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { ParcelState } from "../order-view.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { parcelReturned, parcelReturning } from "../records/events.ts";
import { goodsAt } from "../refunds/restock.ts";
import { mayDo } from "../rules/order-step.ts";
import { type OrderActionBy, onOrder } from "./on-order.ts";
import { parcelAt } from "./parcel-at.ts";
import { settleOnDelivery } from "./settle-on-delivery.ts";
import { notShelved, stateNow } from "./travel.ts";

export interface ComingBack {
  /** Else the last one that is out. */
  readonly parcel?: number | undefined;
  readonly reason: string;
}

/** The courier could not hand it over, or the customer sends it back. */
export function letComeBack(
  parts: CheckoutParts,
  by: OrderActionBy,
  { parcel: position, reason }: ComingBack,
  from: readonly ParcelState[] = ["sent", "delivered"],
): Promise<Outcome<OrderRecord>> {
  const { orders, cash } = parts;
  return onOrder(parts, by, "parcel returning", async (tx, order) => {
    if (!mayDo("comeBack", order)) return failure("wrongMove", { field: "status" });
    const parcel = parcelAt(await orders.parcels.of(tx, order.id), position, from);
    if (!parcel) return failure("notFound", { field: "parcel" });
    await orders.parcels.setState(tx, parcel, "returning");
    if (order.paidAt === null) await cash.noteRefused(tx, order.id);
    await orders.moveTo(tx, order, "returning", { actor: by.actor, note: reason });
    await emit(tx, parcelReturning, { order });
    return success({ parcel: parcel.position, reason });
  });
}

/** It is here. What is whole goes on the shelf again; the money is an action of its own. */
export function takeBack(
  parts: CheckoutParts,
  by: OrderActionBy,
  { parcel: position, reason, restock }: ComingBack & { readonly restock: boolean },
): Promise<Outcome<OrderRecord>> {
  const { orders, catalogue, cash } = parts;
  return onOrder(parts, by, "parcel returned", async (tx, order) => {
    if (!mayDo("takeBack", order)) return failure("wrongMove", { field: "status" });
    const out = await orders.parcels.of(tx, order.id);
    const parcel = parcelAt(out, position, ["returning", "sent", "delivered"]);
    if (!parcel) return failure("notFound", { field: "parcel" });
    const restocked = restock ? await notShelved(parts, tx, order, parcel) : [];
    if (restocked.length > 0)
      await catalogue.returnSold(tx, goodsAt(order, restocked), { orderId: order.id, reason: "cameBack" });
    if (order.paidAt === null) await cash.noteRefused(tx, order.id);
    await orders.parcels.setState(tx, parcel, "returned", restock ? restocked : undefined);
    const state = await stateNow(parts, tx, order);
    await orders.moveTo(tx, order, state, { actor: by.actor, note: reason });
    await emit(tx, parcelReturned, { order });
    // It was the last one that was out: what its buyer kept of the others was paid on delivery.
    const there = out.filter((one) => one.state === "delivered");
    if (state === "delivered") await settleOnDelivery(parts, tx, order, { brought: there });
    return success({ parcel: parcel.position, reason, restock });
  });
}
