import type { AnswerOf } from "#contract/endpoint.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { SearchForm } from "#manage/parts/search-form.tsx";
import { type GoodsState, goodsStates } from "#modules/catalogue/goods-view.ts";
import type { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { scarceEndpoints } from "#modules/catalogue/stock/scarce-endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { Places } from "../categories/category-options.tsx";
import { BackToGoods } from "./back-to-goods.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import { GoodsRows } from "./goods-rows.tsx";

type GoodsPageProps = Pick<
  AnswerOf<typeof goodsOfficeEndpoints.list>,
  "goods" | "next" | "counts" | "lowAt"
> & {
  /** Where one chooses among them. */
  readonly places: Places | undefined;
  readonly filter: Readonly<Record<string, string>>;
};

const path = officePath("goods");

export function GoodsPage({ goods, next, counts, lowAt, places, filter }: GoodsPageProps) {
  const { shell, words, role } = useOffice();
  const { goodsOffice, bulk, table, taxes } = textsOf(shell.lang);
  const { search, category, hsn, cursor, many } = filter;
  const state = stateOf(filter.state);
  const { cursor: _, ...first } = filter;
  return (
    <>
      {many ? (
        <>
          <div className="head-ways">
            <BackToGoods />
            <a href={`${path}/bulk`}>{bulk.recent}</a>
          </div>
          <h1>{bulk.title}</h1>
          <p className="setting-lead">{bulk.selectHint}</p>
        </>
      ) : (
        <div className="goods-head">
          <h1>{goodsOffice.title}</h1>
          <a href={`${path}/new`} className="button button-primary button-small" data-key="new">
            <Icon name="plus" /> {goodsOffice.make}
          </a>
        </div>
      )}
      <SearchForm
        label={goodsOffice.searchLabel}
        search={search}
        clear={many ? `${path}?many=1` : path}
        among={many ? { many } : {}}
        scans={!many}
      />
      {!many && (
        <p className="list-actions">
          {roleHolds(role, scarceEndpoints.list.right) && (
            <a href={officePath("scarce")}>{words.scarce.title}</a>
          )}
          <a href={`${path}?${new URLSearchParams({ ...filter, many: "1" })}`}>{bulk.select}</a>
          <a href={`${path}/files`}>{table.link}</a>
        </p>
      )}
      {hsn && (
        <p className="below-m">
          {hsn === "none" ? goodsOffice.withoutHsn : taxes.hsn(hsn)}{" "}
          <a href={`${path}?${new URLSearchParams(without(filter, "hsn", "cursor"))}`}>{goodsOffice.all}</a>
        </p>
      )}
      {places && <CategoryFilter places={places} filter={filter} />}
      {search ? (
        goods.length > 0 && <p className="below-m muted">{goodsOffice.found(search)}</p>
      ) : (
        <nav aria-label={goodsOffice.title} className="tabs">
          <ul>
            {goodsStates.map((one) => (
              <li key={one}>
                <a
                  href={`${path}?${new URLSearchParams({ ...without(filter, "state", "cursor"), state: one })}`}
                  aria-current={one === state ? "page" : undefined}
                >
                  {goodsOffice.state[one]}{" "}
                  <span className="tab-count">{words.count(counts[one].count, counts[one].isMore)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {goods.length === 0 && search && (
        <NothingHere scene="search" title={goodsOffice.noneFound} text={goodsOffice.noneFoundHint} />
      )}
      {goods.length === 0 && !search && (
        <NothingHere scene="package" title={goodsOffice.none[state]} text={goodsOffice.noneHint[state]} />
      )}
      {goods.length > 0 && (
        <GoodsRows
          goods={goods}
          filter={filter}
          lowAt={lowAt}
          count={search || category || hsn ? undefined : counts[state]}
        />
      )}
      <p className="pages">
        {cursor && <a href={`${path}?${new URLSearchParams(first)}`}>{goodsOffice.first}</a>}
        {next && (
          <a href={`${path}?${new URLSearchParams({ ...filter, cursor: next })}`}>{goodsOffice.older}</a>
        )}
      </p>
    </>
  );
}

function without(filter: Readonly<Record<string, string>>, ...names: readonly string[]) {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name)));
}

function stateOf(wished: string | undefined): GoodsState {
  return goodsStates.find((one) => one === wished) ?? "live";
}
