import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import type { GoodsCard } from "#modules/catalogue/goods-view.ts";
import { GoodsRow } from "./goods-row.tsx";

type GoodsRowsProps = {
  readonly goods: readonly GoodsCard[];
  readonly filter: Readonly<Record<string, string>>;
  readonly lowAt: number;
  /** Of all that fit, where that is known. */
  readonly count: { readonly count: number; readonly isMore: boolean } | undefined;
};

/** The rows of the list; where many are to be changed, each with a box, and one for all that fit. */
export function GoodsRows({ goods, filter, lowAt, count }: GoodsRowsProps) {
  const { shell, words, path } = useOffice();
  const { bulk, goodsOffice } = textsOf(shell.lang);
  const { many, cursor: _, ...filters } = filter;
  const rows = (
    <ul className="rows">
      {goods.map((card) => (
        <GoodsRow
          key={card.id}
          card={card}
          here={new URLSearchParams(filter)}
          isMixed={Boolean(filter.search)}
          isTicked={Boolean(many)}
          lowAt={lowAt}
        />
      ))}
    </ul>
  );
  if (!many)
    return (
      <>
        <p className="goods-columns" aria-hidden="true">
          <span className="grow">{goodsOffice.columns.goods}</span>
          <span className="column-price">{goodsOffice.columns.price}</span>
          <span className="column-stock">{goodsOffice.columns.stock}</span>
        </p>
        {rows}
      </>
    );
  return (
    <>
      <form id="many" action={officePath("goods/many")}>
        {Object.entries(filters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <label className="all-of-them checkbox">
        <input type="checkbox" form="many" name="all" />{" "}
        {bulk.all(count && words.count(count.count, count.isMore))}
      </label>
      {rows}
      <div className="save-bar">
        {path === "goods/many" && (
          <p role="alert" className="bar-said none-ticked">
            {bulk.noneTicked}
          </p>
        )}
        <button type="submit" form="many" className="button button-primary go-on">
          <span
            className="many-said"
            aria-live="polite"
            data-one={bulk.goOnFor(1)}
            data-many={bulk.goOnFor("#")}
          >
            {bulk.goOn}
          </span>
        </button>
      </div>
    </>
  );
}
