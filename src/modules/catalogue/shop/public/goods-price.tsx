import { formatRupees } from "#contract/format/money.ts";
import type { PricedGoods } from "#modules/catalogue/rules/variant.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Price, type PriceProps } from "#web/ui/price.tsx";

/** Of goods: the lowest price where their choices differ. */
export function GoodsPrice({
  of,
  ...look
}: { readonly of: PricedGoods } & Omit<PriceProps, "now" | "before">) {
  const { shell } = useCoreTexts();
  const { unitPaise, oldUnitPaise, discount, priceVaries } = of;
  const now = formatRupees(unitPaise);
  return (
    <Price
      now={priceVaries ? shell.priceFrom(now) : now}
      before={oldUnitPaise === null ? undefined : formatRupees(oldUnitPaise)}
      discount={discount}
      {...look}
    />
  );
}
