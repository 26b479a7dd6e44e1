import { z } from "zod";
import { defineContract } from "#contract/module-contract.ts";
import { count } from "#contract/settings/setting-fields.ts";

export const parcels = defineContract({
  settings: {
    /** What a parcel is where its goods do not say it. */
    parcels: z.strictObject({
      grams: count(1, 50_000).default(500),
      lengthCm: count(1, 200).default(25),
      breadthCm: count(1, 200).default(20),
      heightCm: count(1, 200).default(5),
    }),
  },
  settingWords: {
    parcels: {
      title: "Parcels",
      lead: "Weight and size of a usual parcel, for couriers that you book here.",
      fields: {
        grams: "Weight in grams, where goods have none of their own",
        lengthCm: "Length in centimetres",
        breadthCm: "Width in centimetres",
        heightCm: "Height in centimetres",
      },
      hints: {
        grams: "With its box. Couriers weigh again and bill what they find.",
      },
    },
  },
  refusals: {
    bookingUnderWay: [
      409,
      "A parcel for this order is booked or being booked already. Cancel it first if you want another one.",
    ],
    bookingUnsure: [
      503,
      "The courier has not answered. The shop asks again by itself in a few minutes; do not book this parcel elsewhere meanwhile.",
    ],
    courierRefused: [409, "The courier says no"],
    courierSilent: [503, "The courier is not answering just now. Please try again in a minute."],
    courierDearer: [409, "The courier's price has changed. Look at it, then press again."],
    billUnknown: [
      422,
      "The columns of this file are not those of this courier's bill. It needs the parcel's number, the weight and the sum.",
    ],
    parcelBooked: [
      409,
      "A courier is booked for this parcel. Cancel the parcel first: the order is packed again then.",
    ],
    parcelGone: [409, "This parcel can no longer be cancelled here"],
  },
});
