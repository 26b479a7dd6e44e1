import { percentOf } from "#contract/format/money.ts";
import type { Goods, Priced } from "./priced.ts";

type Discounted = Pick<Priced, "goods" | "promo">;

/** Off the goods, and never more than they cost. */
export function lessBy({ goods, promo }: Discounted): number {
  const subtotal = sumOf(goods);
  if (!promo || subtotal < promo.minimumPaise) return 0;
  const reduced = sumOf(reducedGoods({ goods, promo }));
  return Math.min(reduced, percentOf(reduced, promo.percent) + promo.paise);
}

/** Goods by what can be taken off each: nothing of lines that the promotion does not name. */
export function reducedGoods({ goods, promo }: Discounted): readonly Goods[] {
  const named = promo?.lines;
  return named ? goods.map((one) => (named.includes(one.line ?? "") ? one : { ...one, paise: 0 })) : goods;
}

function sumOf(goods: readonly Goods[]): number {
  return goods.reduce((sum, { paise }) => sum + paise, 0);
}
