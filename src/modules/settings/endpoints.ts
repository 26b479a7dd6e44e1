import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { wholeNumber } from "#contract/endpoints/fields.ts";
import { refusalsOfPicture, sentPicture } from "#modules/catalogue/products/office-input.ts";
import { actor, done } from "#modules/orders/office-answers.ts";

const time = z.int();
const fields = z.record(z.string(), z.unknown());

const state = z.object({
  group: z.string(),
  version: z.int().meta({ description: "Told with a change as what was seen" }),
  value: fields.meta({ description: "All of its fields, as shoppers see them now" }),
  set: z.array(z.string()).meta({ description: "The fields that the owner has set" }),
  changedAt: time.nullable(),
});

const change = z.object({
  id: z.string(),
  group: z.string(),
  by: actor,
  at: time,
  before: fields,
  after: fields,
  canGoBack: z.boolean().meta({ description: "Nothing later has changed the same fields" }),
});

/** What the shop says of itself, as its owner changes it. To everybody else these addresses do not exist. */
export const settingsEndpoints = defineEndpoints("settings", {
  show: {
    method: "GET",
    path: "/manage/shop/{group}",
    right: "shop.change",
    summary: "A group of settings as it stands, such as contact or payments",
    answer: done.extend({ state }),
    refusals: ["notFound"],
  },
  change: {
    method: "PUT",
    path: "/manage/shop/{group}",
    right: "shop.change",
    summary:
      "Change fields of a group, as it was in the version that was seen; null goes back to the shop's own",
    input: z.object({ seen: wholeNumber(0), fields }),
    answer: done.extend({ state }),
    message: ({ shopPages }) => shopPages.saved,
    refusals: ["notFound", "settingChanged"],
  },
  setPicture: {
    method: "POST",
    path: "/manage/shop-pictures/{place}",
    right: "shop.change",
    summary:
      "Show another logo (place: logo) or home page picture (hero): JPEG, PNG, WebP or AVIF of at most 15 MB, sent as it is",
    takesPicture: true,
    input: z.object({ picture: sentPicture }),
    answer: done.extend({ state }),
    message: ({ shopPages }) => shopPages.saved,
    refusals: [
      "notFound",
      "settingChanged",
      "fieldRequired",
      ...refusalsOfPicture,
      "picturesAway",
      "tooMany",
    ],
  },
  changes: {
    method: "GET",
    path: "/manage/shop-changes",
    right: "shop.change",
    summary: "Who changed which settings in the last 30 days, the newest first",
    answer: done.extend({ changes: z.array(change) }),
  },
  takeBack: {
    method: "POST",
    path: "/manage/shop-changes/{id}/back",
    right: "shop.change",
    summary: "Say again what was said before a change of the last 30 days",
    input: z.object({}),
    answer: done.extend({ state }),
    message: ({ shopPages }) => shopPages.takenBack,
    refusals: ["notFound", "settingChanged"],
  },
});
