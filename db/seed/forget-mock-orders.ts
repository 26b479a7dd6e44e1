import type { CategoryTree } from "#modules/catalogue/rules/category-tree.ts";
import { builtInIndex } from "#modules/catalogue/search/index/index-product.ts";
import { createStockService } from "#modules/catalogue/stock/stock-service.ts";
import { forgetSums } from "#modules/invoices/accounting-repository.ts";
import type { Tx } from "#platform/database/database.ts";
import { locked } from "#platform/database/dialects.ts";
import { forgetWhere } from "./forget-where.ts";
import { goodsKeptForExchanges } from "./goods-kept-for-exchanges.ts";
import { goodsStillOut } from "./goods-still-out.ts";

/** The rows of orders, the one that the others point to last. */
export const tablesOfOrders = [
  "order_lines",
  "order_pieces",
  "order_charges",
  "order_events",
  "payment_links",
  "payment_codes",
  "payments",
  "payment_events",
  "refunds",
  "idempotency_keys",
  "promo_uses",
  "parcels",
  "order_notes",
  "invoices",
] as const;

const batch = 200;

/** Takes away some of the orders for which no money moved, and gives back what they hold of goods that stay. */
export async function forgetMockOrders(
  tx: Tx,
  { tree, now }: { tree: CategoryTree; now: number },
): Promise<number> {
  const some = await tx
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select(["orders.id", "orders.status"])
    .where("payments.gateway", "=", "mock")
    .limit(batch)
    .execute();
  if (some.length === 0) return 0;
  await forgetSums(tx);
  const ids = some.map(({ id }) => id);
  const stock = createStockService({
    categories: async () => tree,
    clock: { now: () => now },
    search: builtInIndex,
  });
  const outOf = (isTaken: (status: string) => boolean) =>
    goodsStillOut(
      tx,
      some.filter(({ status }) => isTaken(status)).map(({ id }) => id),
    );
  const held = await outOf((status) => status === "pending");
  await stock.releaseHeld(tx, [...held, ...(await goodsKeptForExchanges(tx, ids))]);
  await stock.returnSold(tx, await outOf((status) => status !== "pending" && status !== "cancelled"));
  await takeAlongReplacements(tx, ids);
  await forgetWhere(tx, tablesOfOrders, "order_id", ids);
  await forgetWhere(tx, ["orders"], "id", ids);
  await beginNumbersAnew(tx);
  return some.length;
}

/** What goods were exchanged for was paid with the same trial money: the next batch takes it. */
async function takeAlongReplacements(tx: Tx, ids: readonly string[]): Promise<void> {
  const replacements = tx.selectFrom("returns").select("new_order_id").where("order_id", "in", ids);
  await tx.updateTable("payments").set({ gateway: "mock" }).where("order_id", "in", replacements).execute();
}

/** The first real invoice is the first of its year, unless one that stays was drawn before. */
async function beginNumbersAnew(tx: Tx): Promise<void> {
  // Whoever draws a number now has written its paper before anybody looks.
  await locked(tx, tx.selectFrom("invoice_counters").select("last")).execute();
  const kept = await tx.selectFrom("invoices").select("id").limit(1).executeTakeFirst();
  if (!kept) await tx.deleteFrom("invoice_counters").execute();
}
