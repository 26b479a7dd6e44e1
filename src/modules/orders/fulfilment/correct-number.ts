import { failure, type Outcome, success } from "#contract/outcome.ts";
import { emit } from "#platform/events/events.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { trackingCorrected } from "../records/events.ts";
import { mayDo } from "../rules/order-step.ts";
import { type OrderActionBy, onOrder } from "./on-order.ts";
import { parcelAt } from "./parcel-at.ts";

export interface RightNumber {
  /** Else the last one. */
  readonly parcel?: number | undefined;
  readonly carrier?: string | undefined;
  readonly trackingNumber: string;
}

/** A number that was typed wrongly leads the customer nowhere. */
export function correctNumber(
  parts: CheckoutParts,
  by: OrderActionBy,
  right: RightNumber,
): Promise<Outcome<OrderRecord>> {
  const { orders } = parts;
  return onOrder(parts, by, "correct number", async (tx, order) => {
    if (!mayDo("correct", order)) return failure("wrongMove", { field: "status" });
    const parcels = await orders.parcels.of(tx, order.id);
    const parcel = parcelAt(parcels, right.parcel, ["sent", "returning"]);
    if (!parcel) return failure("notFound", { field: "parcel" });
    const { trackingNumber } = right;
    const carrier = right.carrier ?? parcel.carrier;
    await orders.parcels.rename(tx, parcel, { carrier, trackingNumber });
    const isLast = parcel.position === parcels.at(-1)?.position;
    await orders.noteChange(tx, order, "number", {
      actor: by.actor,
      ...(isLast && { carrier, trackingNumber }),
    });
    await emit(tx, trackingCorrected, { order, carrier, trackingNumber });
    return success(undefined);
  });
}
