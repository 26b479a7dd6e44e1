import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";

/** For shoppers, and programs that buy for them. */
export const pickupStoreEndpoints = defineEndpoints("pickupStores", {
  list: {
    method: "GET",
    path: "/pickup-stores",
    right: "stores.see",
    isShared: true,
    summary: "The stores in which orders can be collected; their ids are the storeId of a checkout",
    answer: z.object({
      success: z.literal(true),
      stores: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          address: z.string(),
          city: z.string(),
          state: z.string(),
          pinCode: z.string(),
          phone: z.string(),
          timings: z.string(),
          ready: z.string().meta({ description: "How soon orders are ready there, in words" }),
          days: z.int().meta({ description: "How long they are kept then" }),
        }),
      ),
    }),
  },
});
