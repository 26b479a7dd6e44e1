import { orderChanged } from "#modules/orders/records/events.ts";
import type { Parcel } from "#modules/orders/records/parcels-service.ts";
import type { ParcelParts } from "./parcel-parts.ts";
import * as rows from "./repository.ts";
import { isHereAgain, parcelWith } from "./rules/booking-state.ts";

const stepsBack = ["undo", "one step back"];

/**
 * In the transaction that changes the order: what the staff have taken back by hand, the courier is asked to cancel.
 * Where it has the parcel it refuses, and nothing else is lost.
 */
export function followOrders({ db, clock }: Pick<ParcelParts, "db" | "clock">): void {
  db.events.on(orderChanged, async (tx, changes) => {
    for (const { action, subject, before, after } of [changes].flat()) {
      const [was, now] = [parcelsIn(before), parcelsIn(after)];
      if (!was || !now) continue;
      for (const { id, tracking_number: number } of await rows.bookingsOf(tx, subject)) {
        const [own, same] = [parcelWith(number, was), parcelWith(number, now)];
        if (!own || !isHereAgain(own, same, stepsBack.includes(action))) continue;
        const at = clock.now();
        await rows.moveBooking(tx, id, ["sent"], {
          state: "cancelling",
          why: null,
          changed_at: at,
          look_at: at,
        });
      }
    }
  });
}

function parcelsIn(facts: object = {}) {
  return (facts as { readonly parcels?: readonly Pick<Parcel, "trackingNumber" | "state">[] }).parcels;
}
