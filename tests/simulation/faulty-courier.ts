import { type BookableCourier, CourierUnavailable } from "#ports/couriers/courier.ts";
import { type BookedParcel, CourierRefused } from "#ports/couriers/courier-booking.ts";

export const moods = ["well", "silent", "late", "lying", "full"] as const;

/** A parcel that it has taken on, and brings unless it was told not to. */
export interface Taken extends BookedParcel {
  readonly reference: string;
  isCancelled: boolean;
  /** Too late to be told so. */
  isFetched: boolean;
}

/** What it asks for a parcel. */
export const parcelPaise = 88_00;

/** It may be silent, know of what it has taken on only later, say no to that, and truly say no. */
export function faultyCourier() {
  const taken: Taken[] = [];
  const mood: { is: (typeof moods)[number] } = { is: "well" };
  const unanswered = () => new CourierUnavailable("The courier does not answer.");
  const mustAnswer = () => {
    if (mood.is === "silent") throw unanswered();
  };
  return {
    name: "swift",
    serves: async () => ({ deliverable: true, days: 2, cash: true }),
    taken,
    mood,
    booking: {
      carrier: "Delhivery",
      quote: async () => [{ service: "S", name: "Surface", paise: parcelPaise, days: 2 }],
      async book({ reference }) {
        mustAnswer();
        if (mood.is === "full") throw new CourierRefused("No more today");
        const made = { trackingNumber: `B${reference}`, key: `key ${reference}` };
        taken.push({ ...made, reference, isCancelled: false, isFetched: false });
        if (mood.is === "late") throw unanswered();
        if (mood.is === "lying") throw new CourierRefused("Something went wrong");
        return made;
      },
      async find(reference) {
        mustAnswer();
        return mood.is === "late" ? undefined : taken.find((one) => one.reference === reference);
      },
      async cancel({ trackingNumber }) {
        mustAnswer();
        const one = taken.find((each) => each.trackingNumber === trackingNumber);
        if (!one || one.isCancelled || one.isFetched) throw new CourierRefused("It is not here any more");
        one.isCancelled = true;
      },
      label: async () => new Uint8Array(),
      askPickup: async () => {},
      bill: {
        trackingNumber: ["awb"],
        weight: { names: ["weight"], gramsOfOne: 1_000 },
        sums: [["amount"]],
      },
    },
  } satisfies BookableCourier & { taken: Taken[]; mood: { is: (typeof moods)[number] } };
}
