import type { StockLine } from "#modules/catalogue/stock/stock-service.ts";
import { type ParcelLine, piecesLeft } from "#modules/orders/rules/pieces-left.ts";
import type { RefundLine } from "#modules/payments/service.ts";
import { takenOf } from "#modules/returns/pieces.ts";
import { returnsOf } from "#modules/returns/repository.ts";
import { isDecided } from "#modules/returns/rules/return-state.ts";
import type { ReturnLine } from "#modules/returns/service.ts";
import type { Tx } from "#platform/database/database.ts";

/** What these orders have of the shop's goods: all that is in them but for what came back. */
export async function goodsStillOut(tx: Tx, orderIds: readonly string[]): Promise<StockLine[]> {
  if (orderIds.length === 0) return [];
  const lines = await tx
    .selectFrom("order_lines")
    .select(["order_id", "product_id as productId", "colour", "size", "quantity"])
    .where("order_id", "in", orderIds)
    .orderBy("order_id")
    .orderBy("position")
    .execute();
  const refunds = await tx
    .selectFrom("refunds")
    .select(["order_id", "lines"])
    .where("order_id", "in", orderIds)
    .where("restock", "=", 1)
    .execute();
  const parcels = await tx
    .selectFrom("parcels")
    .select(["order_id", "lines"])
    .where("order_id", "in", orderIds)
    .where("state", "=", "returned")
    .where("restocked", "=", 1)
    .execute();
  const returns = (await returnsOf(tx, orderIds)).filter(({ state }) => isDecided(state));
  return [...Map.groupBy(lines, ({ order_id }) => order_id)].flatMap(([id, ordered]) => {
    const isOf = ({ order_id }: { order_id: string }) => order_id === id;
    const cameBack = [
      ...refunds.filter(isOf).flatMap((one) => JSON.parse(one.lines) as RefundLine[]),
      ...parcels.filter(isOf).flatMap((one) => JSON.parse(one.lines) as ParcelLine[]),
      ...returns.filter(isOf).flatMap((one) => takenOf({ lines: JSON.parse(one.lines) as ReturnLine[] })),
    ];
    return piecesLeft(ordered, [], cameBack).flatMap(({ line, quantity }) => {
      const of = ordered[line];
      return of ? [{ ...of, quantity }] : [];
    });
  });
}
