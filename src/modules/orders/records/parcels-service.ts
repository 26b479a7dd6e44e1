import type { Clock } from "#platform/clock.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import type { ParcelState } from "../order-view.ts";
import type { ParcelLine } from "../rules/pieces-left.ts";
import * as rows from "./parcel-repository.ts";

export interface Parcel {
  readonly id: string;
  /** The first of an order is 1. */
  readonly position: number;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly lines: readonly ParcelLine[];
  readonly state: ParcelState;
  /** Came back, and is for sale again. */
  readonly isRestocked: boolean;
  /** What was put on the shelf when it came back; null where it was not put there. */
  readonly restocked: readonly ParcelLine[] | null;
  readonly sentAt: number;
  /** When it came to where it belongs; one that comes back from there keeps it. */
  readonly deliveredAt: number | null;
  readonly changedAt: number;
}

export type ParcelsService = ReturnType<typeof createParcelsService>;

/** What an order travels in. Whoever writes here has locked the order. */
export function createParcelsService({ clock }: { clock: Clock }) {
  return {
    async of(q: Reads | Tx, orderId: string): Promise<Parcel[]> {
      return (await rows.parcelsOf(q, orderId)).map(parcelOf);
    },
    /** Of all orders, those with this number; couriers use one again after years. */
    async named(q: Reads | Tx, trackingNumber: string) {
      const found = await rows.parcelsNamed(q, trackingNumber);
      return found.map(({ order_id, ...row }) => ({ orderId: order_id, ...row, position: row.position + 1 }));
    },
    async send(
      tx: Tx,
      orderId: string,
      parcel: Pick<Parcel, "position" | "carrier" | "trackingNumber" | "lines">,
    ): Promise<void> {
      const now = clock.now();
      await rows.insertParcel(tx, {
        id: newId(now),
        order_id: orderId,
        position: parcel.position - 1,
        carrier: parcel.carrier,
        tracking_number: parcel.trackingNumber,
        lines: JSON.stringify(parcel.lines),
        state: "sent",
        restocked: 0,
        shelved: null,
        sent_at: now,
        delivered_at: null,
        updated_at: now,
      });
    },
    async rename(
      tx: Tx,
      { id }: Parcel,
      { carrier, trackingNumber }: Pick<Parcel, "carrier" | "trackingNumber">,
    ): Promise<void> {
      await rows.updateParcel(tx, id, {
        carrier,
        tracking_number: trackingNumber,
        updated_at: clock.now(),
      });
    },
    /** With the goods that are on the shelf again, once it is here. */
    async setState(
      tx: Tx,
      { id }: Parcel,
      state: ParcelState,
      restocked?: readonly ParcelLine[],
    ): Promise<void> {
      await rows.updateParcel(tx, id, {
        state,
        restocked: restocked ? 1 : 0,
        shelved: restocked ? JSON.stringify(restocked) : null,
        updated_at: clock.now(),
      });
    },
    /** Together, in one step. */
    async arrive(tx: Tx, parcels: readonly Parcel[]): Promise<void> {
      const now = clock.now();
      await rows.updateParcels(tx, idsOf(parcels), {
        state: "delivered",
        delivered_at: now,
        updated_at: now,
      });
    },
    /** They did not come there after all. */
    async travelOn(tx: Tx, parcels: readonly Parcel[]): Promise<void> {
      await rows.updateParcels(tx, idsOf(parcels), {
        state: "sent",
        delivered_at: null,
        updated_at: clock.now(),
      });
    },
    /** It never left after all. */
    async withdraw(tx: Tx, { id }: Parcel): Promise<void> {
      await rows.deleteParcel(tx, id);
    },
  };
}

function idsOf(parcels: readonly Parcel[]): string[] {
  return parcels.map(({ id }) => id);
}

function parcelOf(row: rows.ParcelRow): Parcel {
  return {
    id: row.id,
    position: row.position + 1,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    lines: JSON.parse(row.lines) as ParcelLine[],
    state: row.state,
    isRestocked: row.restocked === 1,
    restocked: row.shelved === null ? null : (JSON.parse(row.shelved) as ParcelLine[]),
    sentAt: row.sent_at,
    deliveredAt: row.delivered_at,
    changedAt: row.updated_at,
  };
}
