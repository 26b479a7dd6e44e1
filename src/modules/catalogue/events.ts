import { z } from "zod";
import { changeEvent } from "#platform/events/change-event.ts";
import { defineEvent } from "#platform/events/event.ts";

export const bulkWorkChanged = changeEvent("bulk_work.changed@1");
export const categoryChanged = changeEvent("category.changed@1");
export const productChanged = changeEvent("product.changed@1");
export const saleChanged = changeEvent("sale.changed@1");
export const stockCounted = changeEvent("stock.counted@1");

/** Goods, or some of their choices, can be bought again. */
export const backInStock = defineEvent<{ readonly productIds: readonly string[] }>("stock.back@1", {
  body: z.object({ products: z.array(z.string()) }),
  bodyOf: ({ productIds }) => ({ products: productIds }),
});
