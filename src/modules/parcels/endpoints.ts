import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { wholeNumber } from "#contract/endpoints/fields.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { id, seen } from "#contract/endpoints/office-input.ts";
import { done } from "#modules/orders/office-answers.ts";
import { bookingStates } from "./rules/booking-state.ts";

const paise = z.int();
const mostGrams = 50_000;
const grams = wholeNumber(1)
  .refine((given) => given <= mostGrams)
  .meta({ description: `At most ${mostGrams}` });

/** Parcels that are booked with couriers. To everybody who does not work here these addresses do not exist. */
export const bookingEndpoints = defineEndpoints("bookings", {
  ofOrder: {
    method: "GET",
    path: "/manage/orders/{id}/bookings",
    right: "orders.send",
    summary: "What couriers ask for a parcel with all of an order, and what was booked for it",
    input: z.object({
      grams: grams.optional().catch(undefined).meta({ description: "Else what its goods weigh" }),
    }),
    answer: done.extend({
      isOpen: z.boolean().meta({ description: "A parcel can be booked now" }),
      lacksPinCode: z.boolean().meta({ description: "The owner has not said from where parcels leave" }),
      isSilent: z.boolean().meta({ description: "Not all couriers have answered; ask again in a moment" }),
      foreseen: z
        .object({
          refused: z.int().meta({ description: "Parcels that this buyer has refused" }),
          place: z
            .object({ all: z.int(), back: z.int() })
            .nullable()
            .meta({ description: "Cash orders of a year to this PIN code, and how many of them came back" }),
        })
        .nullable()
        .meta({ description: "What speaks for a cash parcel's coming back; null where nothing does" }),
      grams: z.int(),
      offers: z.array(
        z.object({
          courier: z.string(),
          carrier: z.string(),
          service: z.string(),
          name: z.string(),
          paise,
          days: z.int().nullable(),
          isCheapest: z.boolean(),
          isQuickest: z.boolean(),
        }),
      ),
      bookings: z.array(
        z.object({
          id: z.string(),
          parcel: z.int().nullable().meta({ description: "The parcel of its order that has its number" }),
          carrier: z.string(),
          service: z.string(),
          state: z.enum(bookingStates),
          reference: z.string(),
          trackingNumber: z.string().nullable(),
          grams: z.int(),
          paise,
          why: z.string().nullable(),
          at: z.int(),
          pickupAskedAt: z.int().nullable(),
          hasLabel: z.boolean(),
          canAskPickup: z.boolean(),
          canCancel: z.boolean(),
        }),
      ),
    }),
    refusals: ["notFound"],
  },
  book: {
    method: "POST",
    path: "/manage/orders/{id}/bookings",
    right: "orders.send",
    summary: "Book one parcel with all of an order, which leaves with it",
    input: z.object({ seen, grams, courier: id, service: id, shownPaise: wholeNumber(0) }),
    answer: done,
    message: ({ parcels }) => parcels.answers.booked,
    refusals: [
      "notFound",
      "orderChanged",
      "wrongMove",
      "bookingUnderWay",
      "bookingUnsure",
      "courierRefused",
      "courierSilent",
      "courierDearer",
    ],
  },
  label: {
    method: "GET",
    path: "/manage/bookings/{id}/label",
    right: "orders.send",
    summary: "The courier's label of a booked parcel, to print",
    file: "application/pdf",
    answer: fileAnswer,
    refusals: ["notFound", "courierRefused", "courierSilent"],
  },
  askPickup: {
    method: "POST",
    path: "/manage/bookings/{id}/pickup",
    right: "orders.send",
    summary: "Ask the courier to fetch a booked parcel, today or tomorrow",
    input: z.object({}),
    answer: done,
    message: ({ parcels }) => parcels.answers.pickup,
    refusals: ["notFound", "courierRefused", "courierSilent"],
  },
  cancel: {
    method: "POST",
    path: "/manage/bookings/{id}/cancel",
    right: "orders.send",
    summary: "Cancel a parcel before it is fetched; its order is packed again",
    input: z.object({}),
    answer: done,
    message: ({ parcels }) => parcels.answers.cancelled,
    refusals: ["notFound", "parcelGone", "courierRefused", "courierSilent"],
  },
});
