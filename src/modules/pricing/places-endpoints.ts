import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { refuseFor, tick, wholeNumber } from "#contract/endpoints/fields.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { text } from "#contract/endpoints/office-input.ts";
import { done } from "#modules/orders/office-answers.ts";
import { rateChange, typedRupees } from "./input.ts";
import { deliveryPlaceInput, pinCode, typedPrefix, typedWeight } from "./places-input.ts";

const paise = z.int();
const seen = wholeNumber(1).meta({ description: "The version of the table that was looked at" });
const version = z.int().meta({ description: "Counts the changes of the table" });
const band = z.object({
  upToGrams: z.int().nullable().meta({ description: "Null: any weight" }),
  paise,
  freeAbovePaise: paise.meta({ description: "1,000,000,000: never for nothing" }),
});
const place = z.object({
  prefix: z.string().meta({ description: "A PIN code, its first digits, or empty for all else" }),
  deliverable: z.boolean(),
  days: z.int().nullable(),
  takesCash: z.boolean(),
  bands: z.array(band),
});
const fault = z.object({ line: z.int(), problem: z.string(), cell: z.string() });
const count = z.int();
const looked = done.extend({
  file: z.object({
    id: z.string(),
    ...{ lines: count, places: count, added: count, changed: count, same: count },
    missing: count.meta({ description: "In the table, not in the file" }),
    faults: z.array(fault),
    moreFaults: count,
    version,
  }),
});
const table = z
  .instanceof(Uint8Array, { error: "table: a CSV file" })
  .meta({ type: "string", format: "binary" }) as unknown as z.ZodType<Uint8Array, Uint8Array>;
const broken = ["tableUnreadable", "tableBroken", "tableTooLong", "tableEmpty"] as const;

/** Where parcels go and for how much, by PIN code or its first digits. To everybody else these addresses do not exist. */
export const placeEndpoints = defineEndpoints("places", {
  list: {
    method: "GET",
    path: "/manage/delivery",
    right: "shop.change",
    summary: "The table of delivery, 50 places at a time, those that begin so; the longest that fits decides",
    input: z.object({
      search: text(6).regex(/^\d*$/, "digits").default(""),
      cursor: text(6).optional(),
    }),
    answer: done.extend({
      version,
      count,
      counts: z.boolean().meta({ description: "Whether it decides, as in the India profile" }),
      places: z.array(place),
      next: z.string().nullable(),
      changes: z.array(rateChange),
    }),
  },
  show: {
    method: "GET",
    path: "/manage/delivery/{prefix}",
    right: "shop.change",
    summary: "One place of the table; * is all that is named nowhere else",
    answer: done.extend({ version, place }),
    refusals: ["notFound"],
  },
  set: {
    method: "PUT",
    path: "/manage/delivery",
    right: "shop.change",
    summary: "What holds for a PIN code or all that begin so, in place of what was there",
    input: deliveryPlaceInput,
    answer: done,
    message: ({ places }) => places.saved,
    refusals: [
      ...["ratesChanged", "prefixUnusable", "placeTaken", "amountUnusable", "fieldRequired"],
      ...["daysUnusable", "weightUnusable", "weightTwice"],
    ] as const,
  },
  remove: {
    method: "DELETE",
    path: "/manage/delivery",
    right: "shop.change",
    summary: "Take a place out of the table; a shorter one that fits, else the settings, decide then",
    input: z.object({ seen, prefix: typedPrefix }),
    answer: done,
    message: ({ places }) => places.removed,
    refusals: ["notFound", "ratesChanged", "prefixUnusable"],
  },
  takeBack: {
    method: "POST",
    path: "/manage/delivery-changes/{id}/back",
    right: "shop.change",
    summary: "Put back what a change of the last 30 days wrote over",
    input: z.object({}),
    answer: done,
    message: ({ places }) => places.takenBack,
    refusals: ["notFound", "changedSince", "takenBackLate", "ratesChanged"],
  },
  ask: {
    method: "GET",
    path: "/manage/delivery-asked",
    right: "shop.change",
    summary:
      "What a PIN code comes to: whether parcels go there, in how many days, for how much, against cash",
    input: z.object({ pinCode, rupees: typedRupees.default(null), grams: typedWeight }),
    answer: done.extend({
      isDelivered: z.boolean(),
      days: z.int().nullable(),
      pricePaise: paise.meta({ description: "Of goods for so much, of such a weight" }),
      freeAbovePaise: paise,
      takesCash: z.boolean(),
      cashPaise: paise,
      isNarrowed: z.boolean().meta({ description: "Whether a courier does less there than the table says" }),
      by: z.string().nullable().meta({ description: "The prefix that decides; null: the settings" }),
    }),
    refusals: ["pinCodeUnusable", "amountUnusable", "weightUnusable"],
  },
  take: {
    method: "GET",
    path: "/manage/delivery-file",
    right: "shop.change",
    summary: "The whole table as CSV, a line for each price; the shop reads it again",
    file: "text/csv",
    answer: fileAnswer,
  },
  read: {
    method: "POST",
    path: "/manage/delivery-file",
    right: "shop.change",
    summary: "Look at what a CSV file would make of the table, at most 40,000 lines; nothing is changed yet",
    takesTable: true,
    input: z.object({ table }),
    status: 201,
    answer: looked,
    message: ({ places }) => places.read,
    refusals: ["fieldRequired", ...broken],
  },
  paste: {
    method: "POST",
    path: "/manage/delivery-lines",
    right: "shop.change",
    summary: "The same with lines that somebody has pasted",
    input: z.object({
      lines: z
        .string()
        .max(90_000)
        .transform((typed, context) =>
          typed.trim() === "" ? refuseFor("fieldRequired", context) : typed.trim(),
        ),
    }),
    status: 201,
    answer: looked,
    message: ({ places }) => places.read,
    refusals: ["fieldRequired", ...broken],
  },
  look: {
    method: "GET",
    path: "/manage/delivery-files/{id}",
    right: "shop.change",
    summary: "A file that was read, against the table as it is now",
    answer: looked,
    refusals: ["notFound"],
  },
  put: {
    method: "POST",
    path: "/manage/delivery-files/{id}/put",
    right: "shop.change",
    summary:
      "Put all lines of a file that fit; what the file does not name stays, or goes where that is wished and all lines fit",
    input: z.object({ seen, replaces: tick }),
    answer: done.extend({ places: count }),
    refusals: ["notFound", "ratesChanged", "tableEmpty", "fileHasFaults"],
  },
});
