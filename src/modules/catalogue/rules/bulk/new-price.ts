import { halfUp, type Price } from "#contract/format/money.ts";
import type { BulkChange, BulkProblem, Ending } from "#modules/catalogue/bulk-view.ts";

const mostPaise = 10_000_000_000;
type PriceAdjustment = Extract<BulkChange, { readonly kind: "price" | "discount" }>;

/** What one costs afterwards. An MRP that says no more than the price goes along with it; any other one stays. */
export function newPrice(price: Price, change: PriceAdjustment): Price | BulkProblem {
  const { mrpPaise } = price;
  if (change.kind === "discount") {
    const unitPaise = ended(halfUp(mrpPaise * (10_000 - change.percent), 10_000), change.ending);
    return checked({ unitPaise, mrpPaise });
  }
  const { unitPaise: old } = price;
  const step = change.by === "percent" ? halfUp(old * change.amount, 10_000) : change.amount;
  const exact = change.way === "up" ? old + step : old - step;
  if (exact <= 0) return "belowZero";
  const unitPaise = ended(exact, change.ending);
  const { mostOff = 100 } = change;
  if (unitPaise < old && 100 - (100 * unitPaise) / mrpPaise > mostOff) return "tooMuchOff";
  return checked({ unitPaise, mrpPaise: mrpPaise === old ? unitPaise : mrpPaise });
}

function checked(price: Price): Price | BulkProblem {
  if (price.unitPaise <= 0) return "belowZero";
  if (price.unitPaise > mostPaise) return "tooHigh";
  return price.unitPaise > price.mrpPaise ? "aboveMrp" : price;
}

/** The nearest amount that ends so; of two as near, the higher one. */
function ended(paise: number, ending: Ending): number {
  if (ending === "exact") return paise;
  if (ending === "rupee") return Math.max(1, halfUp(paise, 100)) * 100;
  return Math.max(9, halfUp(paise - 900, 1_000) * 10 + 9) * 100;
}
