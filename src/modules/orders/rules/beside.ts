import type { OrderStatus, OrderStep } from "../order-view.ts";
import { numberWords } from "./order-id.ts";
import { canCancel } from "./order-status.ts";

interface Joined {
  readonly id: string;
  readonly number: number | null;
  readonly short_id: string;
  readonly status: OrderStatus;
  readonly step: OrderStep | null;
  readonly cancel_reason: string | null;
  /** The first of those that leave together with it; null of that one itself. */
  readonly joined_to: string | null;
  readonly address: string;
  readonly tracking_number: string | null;
}

export interface BesideOrder extends Pick<Joined, "id" | "status" | "step"> {
  readonly number: string;
}

/** Of each of these orders the others that are in one parcel with it. */
export function besideEach(orders: readonly Joined[]): ReadonlyMap<string, readonly BesideOrder[]> {
  const together = Map.groupBy(orders, (one) => one.joined_to ?? one.id);
  return new Map(
    [...together.values()].flatMap((group) =>
      group.map((one) => [one.id, group.filter((other) => isBeside(one, other)).map(besideOf)] as const),
    ),
  );
}

/** One that left before, goes elsewhere since or has a number of its own is in another parcel. */
function isBeside(one: Joined, other: Joined): boolean {
  if (other.id === one.id || other.status === "cancelled" || other.address !== one.address) return false;
  // What all of it was replaced by is named wherever that is.
  if (one.status === "cancelled") return one.cancel_reason === "replaced";
  return canCancel(other.status) === canCancel(one.status) && other.tracking_number === one.tracking_number;
}

function besideOf({ id, number, short_id: shortId, status, step }: Joined): BesideOrder {
  return { id, status, step, number: number === null ? shortId : numberWords(number) };
}
