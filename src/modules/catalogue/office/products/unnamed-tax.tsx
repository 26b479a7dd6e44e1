import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";

type UnnamedTaxProps = { readonly goods: Pick<GoodsView, "id" | "hsn">; readonly percent: number };

/** Whoever enters no code, or a wrong one, charges what all else pays: it is said before a customer pays it. */
export function UnnamedTax({ goods: { id, hsn }, percent }: UnnamedTaxProps) {
  const { goodsOffice, taxes } = textsOf(useOffice().shell.lang);
  const words = goodsOffice.unnamedTax;
  const rate = taxes.percent(percent);
  return (
    <p className="changed">
      {hsn === null ? words.noCode(rate) : words.unknownCode(hsn, rate)}{" "}
      <a href={`${officePath("hsn")}?product=${id}`} className="text-link">
        {words.find}
      </a>
      {" · "}
      <a href="#facts" className="text-link">
        {words.go}
      </a>
    </p>
  );
}
