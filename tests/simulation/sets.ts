import type { PartOfSetView } from "#modules/orders/line-answer.ts";
import { productIdOf } from "#support/checkout-shop.ts";
import { type Books, sum } from "./read-books.ts";
import { inPair } from "./world.ts";

/** A set is sold as all of its parts, which together cost what it costs. */
export function wrongSets({ lines, goods }: Books): string[] {
  const parts = lines.flatMap((line) =>
    line.part_of === null ? [] : [{ ...line, of: JSON.parse(line.part_of) as PartOfSetView }],
  );
  return [...Map.groupBy(parts, ({ order_id }) => order_id)].flatMap(([order, own]) => {
    const { productId, quantity = 0 } = own[0]?.of ?? {};
    const price = goods.find(({ id }) => id === productId)?.unit_paise ?? 0;
    const paise = sum(own, (one) => one.quantity * one.unit_paise);
    const isWhole = Object.entries(inPair).every(([name, many]) => {
      const some = own.filter(({ product_id }) => product_id === productIdOf(name));
      return sum(some, (one) => one.quantity) === quantity * many;
    });
    return [
      ...(paise === quantity * price ? [] : [`${quantity} sets of ${price} in order ${order} cost ${paise}`]),
      ...(isWhole ? [] : [`${quantity} sets in order ${order} are not whole`]),
    ];
  });
}
