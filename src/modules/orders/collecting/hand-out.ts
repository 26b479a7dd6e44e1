import { failure, type Outcome, success } from "#contract/outcome.ts";
import { limitsOf } from "#modules/accounts/public/sign-in-limits.ts";
import { createTries } from "#modules/accounts/public/tries.ts";
import type { Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { letArrive } from "../fulfilment/hand-over.ts";
import { type LogDetails, type OrderActionBy, onOrder } from "../fulfilment/on-order.ts";
import { stillHere } from "../fulfilment/travel.ts";
import type { PaidAtCounter } from "../order-view.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { pickupStateOf } from "./make-ready.ts";

export interface HandOut {
  /** That its buyer shows. */
  readonly code: string;
  /** Why it is handed over without one. */
  readonly reason: string;
  /** Of what is not paid yet. */
  readonly paid?: PaidAtCounter | undefined;
}

/** Over the counter to whoever shows the code. A wrong one counts whatever comes of it; a right one does not. */
export async function handOut(
  parts: CheckoutParts,
  by: OrderActionBy,
  wish: HandOut,
): Promise<Outcome<OrderRecord>> {
  const isAsked = wish.code !== "";
  const tries = createTries(parts);
  const limit = limitsOf.pickupGuessOf(by.orderId);
  const allowed = isAsked ? await tries.take(limit) : success(undefined);
  if (!allowed.ok) return allowed;
  const done = await onOrder(parts, by, "collected", (tx, order) =>
    giveOut(parts, tx, order, { ...wish, ...by }),
  );
  if (isAsked && (done.ok || done.reason !== "pickupCodeWrong")) await tries.giveBack(limit);
  return done;
}

async function giveOut(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { code, reason, paid, actor }: HandOut & Pick<OrderActionBy, "actor">,
): Promise<Outcome<LogDetails>> {
  const { orders, pickups } = parts;
  if (!order.collectedIn || (await pickupStateOf(parts, tx, order)) !== "ready")
    return failure("wrongMove", { field: "status" });
  if (code === "" && reason === "") return failure("fieldRequired", { field: "code" });
  if (code !== "" && !pickups.isRight(order.id, code)) return failure("pickupCodeWrong", { field: "code" });
  const isOwed = order.paidAt === null;
  if (isOwed && !paid) return failure("fieldRequired", { field: "paid" });
  const { left: lines } = await stillHere(parts, tx, order);
  const position = ((await orders.parcels.of(tx, order.id)).at(-1)?.position ?? 0) + 1;
  await orders.parcels.send(tx, order.id, { position, lines, carrier: null, trackingNumber: null });
  const note = code === "" ? reason : null;
  const arrived = await letArrive(parts, tx, order, { actor, note, paid: isOwed ? paid : undefined });
  if (!arrived.ok) return arrived;
  await pickups.settle(tx, order.id);
  return success({
    store: order.collectedIn.name,
    ...(code === "" && { reason }),
    ...(isOwed && { paid }),
  });
}
