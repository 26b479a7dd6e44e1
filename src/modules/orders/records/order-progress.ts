import type { ReturnState } from "#modules/returns/views.ts";
import type { Clock } from "#platform/clock.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import type { OrderAddress } from "../order-view.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { type OrderState, statusAndStepOf } from "../rules/order-step.ts";
import * as eventRows from "./order-events-repository.ts";
import { insertNote, notesOf, type OrderNoteRow } from "./order-notes-repository.ts";
import * as rows from "./order-repository.ts";

/** Who moved it, why, and what its last parcel is called since. */
export interface Change {
  readonly actor: string;
  readonly note?: string | null | undefined;
  readonly carrier?: string | null | undefined;
  readonly trackingNumber?: string | null | undefined;
}

/** What happens to an order that is no status of its own. */
export type OrderChange =
  | "number"
  | "address"
  | "lessened"
  | "unbooked"
  | "rechosen"
  | "joined"
  | "ready"
  | "note"
  | "message"
  | "refund"
  | "link"
  | `return-${ReturnState}`
  | "return-back";

/** What the staff's actions write into an order's own rows. Whoever writes here has locked the order. */
export function createOrderProgress({ clock }: { clock: Clock }) {
  return {
    async moveTo(tx: Tx, order: OrderRecord, state: OrderState, change: Change): Promise<void> {
      await rows.updateOrder(tx, order.id, {
        ...statusAndStepOf(state, order.status),
        ...labelOf(change),
        updated_at: clock.now(),
      });
      await tell(tx, order, state, change);
    },

    async noteChange(tx: Tx, order: OrderRecord, what: OrderChange, change: Change): Promise<void> {
      await rows.updateOrder(tx, order.id, { ...labelOf(change), updated_at: clock.now() });
      await tell(tx, order, what, change);
    },

    async readdress(
      tx: Tx,
      order: OrderRecord,
      {
        address,
        guestPhone,
        actor,
      }: { readonly address: OrderAddress; readonly guestPhone?: string; readonly actor: string },
    ): Promise<void> {
      await rows.updateOrder(tx, order.id, {
        address: JSON.stringify(address),
        ...(guestPhone !== undefined && { guest_phone: guestPhone }),
        updated_at: clock.now(),
      });
      await tell(tx, order, "address", { actor });
    },

    async write(
      tx: Tx,
      order: OrderRecord,
      { kind, words, author }: Pick<OrderNoteRow, "kind" | "words" | "author">,
    ): Promise<void> {
      const now = clock.now();
      await insertNote(tx, { id: newId(now), order_id: order.id, kind, author, words, at: now });
      await rows.updateOrder(tx, order.id, { updated_at: now });
      await tell(tx, order, kind, { actor: author });
    },

    notesOf: (q: Reads | Tx, orderId: string) => notesOf(q, [orderId]),

    /** What happened after a version that somebody saw. */
    eventsSince: (q: Reads | Tx, orderId: string, version: number) =>
      eventRows.eventsSince(q, orderId, version),

    /** An order may be packed at once, or be in the making before. */
    async beforePacking(q: Reads | Tx, orderId: string): Promise<"ordered" | "processing"> {
      const events = await eventRows.eventsOf(q, [orderId]);
      const before = events.filter(({ status }) => status === "ordered" || status === "processing").at(-1);
      return before?.status === "processing" ? "processing" : "ordered";
    },

    noteDiscount: (tx: Tx, id: string, { paise, fromPaise }: NonNullable<OrderRecord["discounted"]>) =>
      rows.updateOrder(tx, id, { discounted_paise: paise, discounted_from_paise: fromPaise }),

    noteUnpaid: (tx: Tx, id: string) => rows.updateOrder(tx, id, { paid_at: null }),
  };

  async function tell(tx: Tx, order: OrderRecord, status: string, { actor, note = null }: Change) {
    const now = clock.now();
    await eventRows.insertOrderEvent(tx, {
      id: newId(now),
      order_id: order.id,
      status,
      actor,
      note,
      at: now,
      version: order.version + 1,
    });
  }
}

function labelOf({ carrier, trackingNumber }: Change) {
  return {
    ...(carrier !== undefined && { carrier }),
    ...(trackingNumber !== undefined && { tracking_number: trackingNumber }),
  };
}
