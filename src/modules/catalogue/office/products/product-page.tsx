import { pathIn } from "#contract/lang-address.ts";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ChangesFold, type ChangesShown } from "#manage/log/changes-fold.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import type { TimedSaleView } from "#modules/catalogue/timed-sale-view.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { Places } from "../categories/category-options.tsx";
import { GoodsStock } from "../stock/goods-stock.tsx";
import { BackToGoods } from "./back-to-goods.tsx";
import { GoodsBadge } from "./goods-badge.tsx";
import { GoodsChoices } from "./goods-choices.tsx";
import { GoodsPictures } from "./goods-pictures.tsx";
import { GoodsSales } from "./goods-sales.tsx";
import { GoodsSet, type GoodsSetProps } from "./goods-set.tsx";
import { GoodsState } from "./goods-state.tsx";
import { GoodsVariants } from "./goods-variants.tsx";
import { GoodsWords } from "./goods-words.tsx";

type ProductPageProps = {
  readonly goods: GoodsView;
  readonly unnamedTax: number | null;
  readonly places: Places;
  readonly sales: readonly TimedSaleView[];
  readonly set: GoodsSetProps["set"];
  readonly changes: ChangesShown;
};

export function ProductPage({ goods, unnamedTax, places, sales, set, changes }: ProductPageProps) {
  const { shell, problem } = useOffice();
  const { goodsOffice: words } = textsOf(shell.lang);
  const isLive = goods.state === "live";
  const seen = problem?.values?.seen;
  return (
    <>
      <BackToGoods />
      <h1>
        <AsWritten text={goods.title} />
      </h1>
      <p className="goods-top">
        <GoodsBadge state={goods.state} />
        {!isLive && <span className="muted">{words.unseen}</span>}
        <a href={pathIn(shell.lang, paths.product(goods.id))} className="out-link">
          {isLive ? words.inShop : words.preview} <Icon name="external" />
        </a>
      </p>
      {!isLive && <GoodsState goods={goods} />}
      {unnamedTax !== null && <UnnamedTax goods={goods} percent={unnamedTax} />}
      {seen !== undefined && seen !== String(goods.version) && <p className="changed">{words.changed}</p>}
      <div className="order-columns">
        <div>
          <GoodsPictures goods={goods} />
          <GoodsStock goods={goods} />
          <GoodsWords goods={goods} places={places} isTaxOpen={unnamedTax !== null} />
        </div>
        <div>
          <GoodsVariants goods={goods} />
          {!goods.isSet && <GoodsChoices goods={goods} />}
          <GoodsSet goods={goods} set={set} />
          <GoodsSales goods={goods} sales={sales} />
          <ChangesFold
            takeBack={goodsOfficeEndpoints.takeBack}
            input={{ id: goods.id, seen: goods.version }}
            changes={changes}
          />
          {isLive && <GoodsState goods={goods} />}
        </div>
      </div>
    </>
  );
}

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
