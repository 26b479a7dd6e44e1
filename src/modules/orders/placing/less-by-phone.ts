import type { Discount } from "#contract/discount.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { discountOf } from "../rules/discount-of.ts";

export interface AskedDiscount {
  /** As it is typed: 150, or 10%. */
  readonly discount?: string | undefined;
  /** What the bill calls it. */
  readonly discountReason?: string | undefined;
}

/** What the staff take off an order by phone: a promotion that nobody typed a code for. */
export function lessByPhone(
  { discount = "", discountReason = "" }: AskedDiscount,
  goodsPaise: number,
): Outcome<Discount | null> {
  if (discount.trim() === "") return success(null);
  const paise = discountOf(discount, goodsPaise);
  if (!paise) return failure("amountUnusable", { field: "discount" });
  if (paise > goodsPaise) return failure("discountOverGoods", { field: "discount" });
  if (discountReason.trim() === "") return failure("fieldRequired", { field: "discountReason" });
  const name = { en: discountReason.trim(), hi: "" };
  return success({ code: "", name, paise, percent: 0, shipsFree: false, minimumPaise: 0 });
}
