import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";

const store = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  city: z.string(),
  address: z.string(),
  pinCode: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  timings: z.string(),
  tags: z.array(z.string()),
  mapUrl: z.string(),
  lat: z.number(),
  lng: z.number(),
  about: z.string(),
});

export const storeEndpoints = defineEndpoints("stores", {
  list: {
    method: "GET",
    path: "/stores",
    right: "stores.see",
    isShared: true,
    summary: "All stores, in the owner's order",
    input: z.object({
      search: z.string().max(100).optional().describe("Part of a name or address, a city, or a PIN code"),
    }),
    answer: z.object({ success: z.literal(true), stores: z.array(store), data: z.array(store) }),
  },
  one: {
    method: "GET",
    path: "/stores/{id}",
    right: "stores.see",
    isShared: true,
    summary: "One store",
    answer: z.object({ success: z.literal(true), data: store }),
    refusals: ["notFound"],
  },
});
