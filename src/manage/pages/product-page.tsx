import { shelvesEndpoints } from "#contract/endpoints/shelves.ts";
import type { GoodsView } from "#contract/goods-view.ts";
import { pathIn } from "#contract/lang-address.ts";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { TimedSaleView } from "#contract/timed-sale-view.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { AsWritten } from "../parts/as-written.tsx";
import { BackToGoods } from "../parts/back-to-goods.tsx";
import type { Places } from "../parts/category-options.tsx";
import { ChangesFold, type ChangesShown } from "../parts/changes-fold.tsx";
import { GoodsBadge } from "../parts/goods-badge.tsx";
import { GoodsChoices } from "../parts/goods-choices.tsx";
import { GoodsPictures } from "../parts/goods-pictures.tsx";
import { GoodsSales } from "../parts/goods-sales.tsx";
import { GoodsState } from "../parts/goods-state.tsx";
import { GoodsStock } from "../parts/goods-stock.tsx";
import { GoodsVariants } from "../parts/goods-variants.tsx";
import { GoodsWords } from "../parts/goods-words.tsx";
import { UnnamedTax } from "../parts/unnamed-tax.tsx";

type ProductPageProps = {
  readonly goods: GoodsView;
  readonly unnamedTax: number | null;
  readonly places: Places;
  readonly sales: readonly TimedSaleView[];
  readonly changes: ChangesShown;
};

export function ProductPage({ goods, unnamedTax, places, sales, changes }: ProductPageProps) {
  const { shell, problem } = useOffice();
  const { shelves: words } = textsOf(shell.lang);
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
          <GoodsChoices goods={goods} />
          <GoodsSales goods={goods} sales={sales} />
          <ChangesFold
            takeBack={shelvesEndpoints.takeBack}
            input={{ id: goods.id, seen: goods.version }}
            changes={changes}
          />
          {isLive && <GoodsState goods={goods} />}
        </div>
      </div>
    </>
  );
}
