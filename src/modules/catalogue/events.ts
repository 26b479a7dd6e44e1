import { changeEvent } from "#platform/events/change-event.ts";

export const bulkWorkChanged = changeEvent("bulk_work.changed@1");
export const categoryChanged = changeEvent("category.changed@1");
export const productChanged = changeEvent("product.changed@1");
export const saleChanged = changeEvent("sale.changed@1");
export const stockCounted = changeEvent("stock.counted@1");
