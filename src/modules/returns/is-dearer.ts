import { type Chosen, pricedAs } from "#modules/catalogue/rules/variant.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";

/** An exchange brings no money: what costs more than what came back is bought, not exchanged. */
export function isDearer(
  goods: Sellable,
  sold: Chosen & { readonly unitPaise: number },
  to: Chosen,
): boolean {
  // What was sold in a sale is worth what it costs again, or a size would be dearer than the other one.
  const worth = Math.max(sold.unitPaise, pricedAs(goods, sold).unitPaise);
  return pricedAs(goods, to).unitPaise > worth;
}
