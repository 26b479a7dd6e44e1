import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { productId } from "#contract/endpoints/fields.ts";

/** Left out, any will do. */
const choice = z.string().trim().max(60).nullish();

const done = z.object({ success: z.literal(true), message: z.string() });

export const stockAlertEndpoints = defineEndpoints("stockAlerts", {
  list: {
    method: "GET",
    path: "/stock-alerts",
    right: "stockAlerts.own",
    summary: "The products that one is told about when they are back in stock",
    answer: z.object({
      success: z.literal(true),
      data: z.object({
        alerts: z.array(z.object({ productId: z.string(), colour: z.string(), size: z.string() })),
      }),
    }),
  },
  ask: {
    method: "POST",
    path: "/stock-alerts",
    right: "stockAlerts.own",
    summary: "Be told once when a product, or one choice of it, is back in stock",
    input: z.object({ productId, colour: choice, size: choice }),
    answer: done,
    message: ({ stockAlerts }) => stockAlerts.asked,
    keptForLogin: ({ loginHead }) => loginHead.kept.stockAlert,
    refusals: ["stockAlertNeedsProof", "invalidProduct", "productGone", "productInStock", "stockAlertsFull"],
  },
  remove: {
    method: "DELETE",
    path: "/stock-alerts/{id}",
    right: "stockAlerts.own",
    summary: "No longer be told about a product, whichever of its choices was asked for",
    answer: done,
    message: ({ stockAlerts }) => stockAlerts.removed,
  },
});
