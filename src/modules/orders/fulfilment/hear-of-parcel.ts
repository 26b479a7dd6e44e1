import type { CheckoutParts } from "../checkout-parts.ts";
import { letComeBack } from "./come-back.ts";
import { handOver } from "./hand-over.ts";

/** Who the log names; nobody of the staff. */
const courier = "courier";

interface TrackingUpdate {
  readonly trackingNumber: string;
  readonly kind: "delivered" | "returning";
}

/** Forward only, and once: what the staff or an earlier message have done stands. */
export async function hearOfParcel(
  parts: CheckoutParts,
  { trackingNumber, kind }: TrackingUpdate,
): Promise<void> {
  const { db, log, orders } = parts;
  const found = await orders.parcels.named(db.read, trackingNumber);
  const moving = found.filter(
    ({ state }) => state === "sent" || (state === "returning" && kind === "delivered"),
  );
  const [parcel] = moving;
  if (!parcel || moving.length > 1) {
    log.info({ kind, found: found.length }, "a courier's message is about no parcel that is on its way");
    return;
  }
  const by = { orderId: parcel.orderId, actor: courier };
  const { position } = parcel;
  const done =
    kind === "delivered"
      ? await handOver(parts, by, { parcel: position })
      : await letComeBack(parts, by, { parcel: position, reason: "courier" }, ["sent"]);
  if (!done.ok) log.info({ kind, reason: done.reason }, "a courier's message changes nothing");
}
