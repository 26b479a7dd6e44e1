import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { text } from "#contract/endpoints/office-input.ts";
import { changesListed, takenAway } from "#modules/catalogue/products/goods-answers.ts";
import { refusalsOfPicture, sentPicture } from "#modules/catalogue/products/office-input.ts";
import { done } from "#modules/orders/office-answers.ts";

const store = z.object({
  id: z.string(),
  seen: z.string().meta({ description: "Told with a change as what was seen" }),
  name: z.string(),
  city: z.string(),
  address: z.string(),
  pin: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  timings: z.string(),
  tags: z.array(z.string()),
  lat: z.number(),
  lng: z.number(),
  about: z.string(),
  aboutHi: z.string().meta({ description: "In Hindi; empty where nobody has written it" }),
  picture: z.string().nullable(),
});

const fields = {
  name: text(80),
  city: text(60),
  address: text(200),
  pin: text(6),
  phone: text(20),
  whatsapp: text(20),
  timings: text(60).meta({ description: "10:00 AM - 9:00 PM" }),
  tags: text(400).default("").meta({ description: "With a comma between" }),
  about: text(400).default(""),
  aboutHi: text(400).optional().meta({ description: "Empty: as in English; left out: as it was" }),
  place: text(2_000).default("").meta({
    description: "A link to a map, or latitude and longitude; empty: where it was, or the PIN code's area",
  }),
};
const answer = done.extend({ id: z.string() });
const message = ({ shopPages }: { readonly shopPages: { readonly saved: string } }) => shopPages.saved;

/** The places where the shop can be visited, as its owner keeps them. */
export const storeOfficeEndpoints = defineEndpoints("keptStores", {
  list: {
    method: "GET",
    path: "/manage/stores",
    right: "shop.change",
    summary: "The stores, as their owner wrote them",
    answer: done.extend({
      stores: z.array(store),
      closed: takenAway.meta({ description: "In the last 30 days" }),
    }),
  },
  open: {
    method: "POST",
    path: "/manage/stores",
    right: "shop.change",
    summary: "One more store",
    input: z.object(fields),
    status: 201,
    answer,
    message,
    refusals: ["tooMany"],
  },
  change: {
    method: "PUT",
    path: "/manage/stores/{id}",
    right: "shop.change",
    summary: "Say other things of a store, as it was when it was seen",
    input: z.object({ ...fields, seen: text(40) }),
    answer,
    message,
    refusals: ["notFound", "settingChanged"],
  },
  setPicture: {
    method: "POST",
    path: "/manage/stores/{id}/picture",
    right: "shop.change",
    summary: "Show a store by a picture: JPEG, PNG, WebP or AVIF of at most 15 MB, sent as it is",
    takesPicture: true,
    input: z.object({ picture: sentPicture }),
    answer,
    message,
    refusals: ["notFound", "settingChanged", "fieldRequired", ...refusalsOfPicture, "tooMany"],
  },
  close: {
    method: "DELETE",
    path: "/manage/stores/{id}",
    right: "shop.change",
    summary: "Take a store away",
    input: z.object({ seen: text(40) }),
    answer: done,
    message,
    refusals: ["notFound", "settingChanged"],
  },
  changes: {
    method: "GET",
    path: "/manage/stores/{id}/changes",
    right: "shop.change",
    summary: "What was done to a store in the last 30 days, the newest first, and what can be taken back",
    answer: changesListed,
  },
  takeBack: {
    method: "POST",
    path: "/manage/stores/{id}/changes/{deed}/back",
    right: "shop.change",
    summary:
      "Take a change of a store back, or open one again as it was; not where it was changed again since",
    input: z.object({ seen: text(40).default("").meta({ description: "Empty: the store is closed" }) }),
    answer,
    message: ({ goodsOffice }) => goodsOffice.takenBack,
    refusals: ["settingChanged", "changedSince", "takenBackLate", "tooMany"],
  },
});
