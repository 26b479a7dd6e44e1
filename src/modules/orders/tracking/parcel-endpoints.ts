import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";

/** Not through a handler: what proves the courier stands beside the message. */
export const parcelsEndpoints = defineEndpoints("parcels", {
  hear: {
    method: "POST",
    path: "/webhooks/parcels",
    right: "parcels.tell",
    summary: "What Shiprocket or Delhivery tell of a parcel; the token stands in X-Api-Key or Authorization",
    input: z.looseObject({}),
    answer: z.object({ success: z.literal(true), message: z.string() }),
    refusals: ["badSignature", "unreadable", "notFound", "tooLarge"],
  },
});
