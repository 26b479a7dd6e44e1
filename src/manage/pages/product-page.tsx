import { shelvesCalls } from "#contract/calls/shelves.ts";
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
import { RowPicture } from "../parts/row-picture.tsx";
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
  // What has no picture yet wants one first.
  const isBare = goods.pictures.length === 0;
  const seen = problem?.values?.seen;
  return (
    <>
      <BackToGoods />
      <div className="goods-top">
        <RowPicture picture={goods.pictures[0] ?? null} />
        <div>
          <h1 className="order-head">
            <AsWritten text={goods.title} /> <GoodsBadge state={goods.state} />
          </h1>
          {!isLive && <p className="text-muted">{words.unseen}</p>}
          <a href={pathIn(shell.lang, paths.product(goods.id))} className="out-link">
            {isLive ? words.inShop : words.preview} <Icon name="external" />
          </a>
        </div>
      </div>
      {!isLive && <GoodsState goods={goods} />}
      {unnamedTax !== null && <UnnamedTax goods={goods} percent={unnamedTax} />}
      {seen !== undefined && seen !== String(goods.version) && <p className="changed">{words.changed}</p>}
      <div className="order-columns">
        <div>
          {isBare && <GoodsPictures goods={goods} />}
          <GoodsStock goods={goods} />
          {!isBare && <GoodsPictures goods={goods} />}
          <GoodsWords goods={goods} places={places} isTaxOpen={unnamedTax !== null} />
        </div>
        <div>
          <GoodsVariants goods={goods} />
          <GoodsChoices goods={goods} />
          <GoodsSales goods={goods} sales={sales} />
          <ChangesFold
            takeBack={shelvesCalls.takeBack}
            input={{ id: goods.id, seen: goods.version }}
            changes={changes}
          />
          {isLive && <GoodsState goods={goods} />}
        </div>
      </div>
    </>
  );
}
