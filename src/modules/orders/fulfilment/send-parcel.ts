import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { orderShipped } from "../records/events.ts";
import { mayDo } from "../rules/order-step.ts";
import { isPartOf, type ParcelLine } from "../rules/pieces-left.ts";
import { type OrderActionBy, onOrder } from "./on-order.ts";
import { stillHere } from "./travel.ts";

export interface SentParcel {
  readonly carrier?: string | undefined;
  readonly trackingNumber?: string | undefined;
  /** Else all that has not left yet. */
  readonly lines?: readonly ParcelLine[] | undefined;
}

/** The courier has it. The number goes to the customer at once. */
export function sendParcel(
  parts: CheckoutParts,
  by: OrderActionBy,
  parcel: SentParcel,
): Promise<Outcome<OrderRecord>> {
  return onOrder(parts, by, "send parcel", async (tx, order) =>
    mayDo("send", order) ? letLeave(parts, tx, order, parcel, by) : failure("wrongMove", { field: "status" }),
  );
}

/** Writes the parcel and where the order stands then, and tells the customer. The caller has locked the order. */
export async function letLeave(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { carrier = "", trackingNumber = "", lines }: SentParcel,
  { actor, note }: { readonly actor: string; readonly note?: string | null | undefined },
): Promise<Outcome<undefined>> {
  const { orders } = parts;
  // It goes over a counter, and to nobody's door.
  if (order.collectedIn) return failure("wrongMove", { field: "status" });
  const here = await stillHere(parts, tx, order);
  const asked = lines ?? here.left;
  if (!isPartOf(asked, here.most)) return failure("wrongMove", { field: "lines" });
  const before = await orders.parcels.of(tx, order.id);
  const label = { carrier: carrier || null, trackingNumber: trackingNumber || null };
  await orders.parcels.send(tx, order.id, {
    position: (before.at(-1)?.position ?? 0) + 1,
    lines: asked,
    ...label,
  });
  const { left } = await stillHere(parts, tx, order);
  const isWhole = left.length === 0;
  await orders.moveTo(tx, order, isWhole ? "shipped" : "partSent", { actor, note, ...label });
  await emit(tx, orderShipped, { order, isWhole, ...label });
  return success(undefined);
}
