import { failure, type Outcome, success } from "#contract/outcome.ts";
import { type AuditRow, listAuditEntries } from "#platform/database/audit.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { readdress } from "../changes/change-address.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderAddress } from "../order-view.ts";
import type { OrderRecord } from "../public/order-record.ts";
import type { Parcel } from "../records/parcels-service.ts";
import { endWhenHereAgain } from "../refunds/take-in-refunds.ts";
import { canBeChanged } from "../rules/can-be-changed.ts";
import { stateOf } from "../rules/order-step.ts";
import { undoMs } from "../rules/staff-actions.ts";
import { withdrawPending } from "./notify-later.ts";
import { type OrderActionBy, onOrder } from "./on-order.ts";
import { lastLabel, lastStep, undoStep } from "./step-back.ts";

/** What nobody outside has heard of; money and written words are not among it. */
const undoable = [
  "pack order",
  "send parcel",
  "correct number",
  "change address",
  "move order",
  "parcel delivered",
  "parcel returning",
  "parcel returned",
  "ready at the counter",
  "collected",
];

/** One's own last action, moments ago, as if it had not been: its mail goes unsent. */
export function undoAction(parts: CheckoutParts, by: OrderActionBy): Promise<Outcome<OrderRecord>> {
  return onOrder(parts, by, "undo", async (tx, order) => {
    const entry = await ownLastAction(parts, tx, order.id, by.actor);
    if (!entry) return failure("tooLateToUndo");
    const { withdrawn, begun } = await withdrawPending(parts, tx, order, await lastStep(parts, tx, order));
    const isHeard = withdrawn === 0 && isTold(entry) && (await hasContact(parts, tx, order));
    if (begun > 0 || isHeard) return failure("tooLateToUndo");
    if (entry.action === "correct number") {
      await numberAsBefore(parts, tx, order, entry);
      return success({ undone: entry.action });
    }
    if (entry.action === "change address") {
      // It ended meanwhile, or its buyer has left, whose address is kept by nobody.
      if (!canBeChanged(order)) return failure("tooLateToUndo");
      await addressAsBefore(parts, tx, order, entry);
      return success({ undone: entry.action });
    }
    const undone = await undoStep(parts, tx, order);
    if (!undone.ok) return undone;
    const { to } = undone.value;
    // Where a step back leads elsewhere, such as after a return without a way back, nothing is undone.
    if (to !== stateBefore(entry, order)) return failure("tooLateToUndo");
    await parts.orders.moveTo(tx, order, to, { actor: by.actor, ...(await lastLabel(parts, tx, order)) });
    await endWhenHereAgain(parts, tx, order.id);
    return success({ undone: entry.action });
  });
}

/** Until when somebody can undo what was done last; nothing where that was somebody else, or something else. */
export async function undoableUntil(
  parts: CheckoutParts,
  orderId: string,
  actor: string,
): Promise<number | null> {
  const entry = await ownLastAction(parts, parts.db.read, orderId, actor);
  return entry ? entry.at + undoMs : null;
}

async function ownLastAction(
  { clock }: CheckoutParts,
  q: Reads | Tx,
  orderId: string,
  actor: string,
): Promise<AuditRow | undefined> {
  const [last] = await listAuditEntries(q, { subject: orderId, limit: 1 });
  const isOwn = last?.user_id === actor && undoable.includes(last.action);
  return isOwn && clock.now() - last.at < undoMs ? last : undefined;
}

/** Of one parcel among several that came there nobody is told. */
function isTold({ action, after }: AuditRow): boolean {
  return action !== "parcel delivered" || "state" in JSON.parse(after ?? "{}");
}

interface Labelled {
  readonly parcels?: readonly (Pick<Parcel, "position" | "carrier" | "trackingNumber"> | undefined)[];
}

async function numberAsBefore(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { user_id: actor, before }: AuditRow,
): Promise<void> {
  const { orders } = parts;
  const known = (JSON.parse(before ?? "{}") as Labelled).parcels ?? [];
  const now = await orders.parcels.of(tx, order.id);
  const renamed = now.find((parcel) => isOther(parcel, labelBefore(parcel)));
  const label = renamed && labelBefore(renamed);
  if (renamed && label) await orders.parcels.rename(tx, renamed, label);
  await orders.noteChange(tx, order, "number", { actor, ...(await lastLabel(parts, tx, order)) });

  function labelBefore({ position }: Parcel) {
    return known.find((one) => one?.position === position);
  }
}

function isOther(now: Parcel, before: Pick<Parcel, "carrier" | "trackingNumber"> | undefined): boolean {
  return (
    before !== undefined && (now.carrier !== before.carrier || now.trackingNumber !== before.trackingNumber)
  );
}

async function addressAsBefore(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { user_id: actor, before, after }: AuditRow,
): Promise<void> {
  const { address } = JSON.parse(before ?? "{}") as { readonly address?: OrderAddress };
  const { provenAt } = JSON.parse(after ?? "{}") as { readonly provenAt?: number };
  if (address) await readdress(parts, tx, order, { address, actor, provenAt });
}

/** An action that changed no state, such as a second parcel of three, led to where it began. */
function stateBefore({ before }: AuditRow, order: OrderRecord): string {
  const { state } = JSON.parse(before ?? "{}") as { state?: string };
  return state ?? stateOf(order);
}

async function hasContact(
  { accounts }: CheckoutParts,
  tx: Tx,
  { email, userId }: OrderRecord,
): Promise<boolean> {
  return email !== null || !!(await accounts.customer(tx, userId))?.phone;
}
