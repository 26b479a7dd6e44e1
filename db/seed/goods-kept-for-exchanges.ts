import type { StockLine } from "#modules/catalogue/stock/stock-service.ts";
import { returnsOf } from "#modules/returns/repository.ts";
import { isHolding } from "#modules/returns/rules/return-state.ts";
import type { ReturnLine } from "#modules/returns/service.ts";
import type { Tx } from "#platform/database/database.ts";

/** What is kept for customers of these orders who send other goods back for it. */
export async function goodsKeptForExchanges(tx: Tx, orderIds: readonly string[]): Promise<StockLine[]> {
  const holding = (await returnsOf(tx, orderIds)).filter(isHolding);
  if (holding.length === 0) return [];
  const ordered = await tx
    .selectFrom("order_lines")
    .select(["order_id", "position", "product_id as productId"])
    .where(
      "order_id",
      "in",
      holding.map(({ order_id }) => order_id),
    )
    .execute();
  return holding.flatMap(({ order_id, lines }) =>
    (JSON.parse(lines) as ReturnLine[]).flatMap(({ line, accepted, to }) => {
      const from = ordered.find((one) => one.order_id === order_id && one.position === line);
      return from && to && accepted > 0 ? [{ productId: from.productId, ...to, quantity: accepted }] : [];
    }),
  );
}
