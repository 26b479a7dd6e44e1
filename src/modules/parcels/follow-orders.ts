import { failure } from "#contract/outcome.ts";
import { Refused } from "#modules/orders/public/refused.ts";
import { orderChanged } from "#modules/orders/records/events.ts";
import type { Parcel } from "#modules/orders/records/parcels-service.ts";
import type { Tx } from "#platform/database/database.ts";
import type { ParcelParts } from "./parcel-parts.ts";
import * as rows from "./repository.ts";
import { parcelWith } from "./rules/booking-state.ts";

const correcting = "correct number";
/** After these the order has no parcel with the number any more. */
const takingAway = ["undo", "one step back", correcting];

/** In the transaction that changes the order, so that nothing stays booked without it, and it leaves with nothing that is not. */
export function followOrders({ db, clock }: Pick<ParcelParts, "db" | "clock">): void {
  db.events.on(orderChanged, async (tx, changes) => {
    for (const { by, action, subject, before, after } of [changes].flat()) {
      const [was, now] = [parcelsIn(before), parcelsIn(after)];
      if (!was || !now) continue;
      for (const { id, state, tracking_number: number } of await rows.bookingsOf(tx, subject)) {
        const [own, same] = [parcelWith(number, was), parcelWith(number, now)];
        if (!own && same) await leaveWith(tx, id);
        if (own && !same && isKept(state, action)) throw new Refused(failure("parcelBooked"));
        if (own?.state !== "returned" && same?.state === "returned") await letGo(tx, id, by);
      }
    }
  });

  async function leaveWith(tx: Tx, id: string): Promise<void> {
    await rows.moveBooking(tx, id, ["booked"], { state: "sent", changed_at: clock.now(), look_at: null });
    const { state } = (await rows.findBooking(tx, id)) ?? {};
    if (state === "cancelling" || state === "cancelled") throw new Refused(failure("orderChanged"));
  }

  /** It is here, as the staff say. Where the courier has the parcel it refuses, and nothing else is lost. */
  async function letGo(tx: Tx, id: string, actor: string): Promise<void> {
    const at = clock.now();
    await rows.moveBooking(tx, id, ["sent"], {
      ...{ state: "cancelling", why: null, actor },
      ...{ changed_at: at, look_at: at },
    });
  }
}

/** A cancel is asked of the courier first, who may refuse it, and then takes the step back. */
function isKept(state: rows.BookingRow["state"], action: string): boolean {
  return state === "cancelling" ? action === correcting : state === "sent" && takingAway.includes(action);
}

function parcelsIn(facts: object = {}) {
  return (facts as { readonly parcels?: readonly Pick<Parcel, "trackingNumber" | "state">[] }).parcels;
}
