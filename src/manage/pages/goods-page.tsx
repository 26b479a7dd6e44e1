import type { AnswerOf } from "#contract/call.ts";
import type { shelvesCalls } from "#contract/calls/shelves.ts";
import { type GoodsState, goodsStates } from "#contract/goods-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { GoodsRow } from "../parts/goods-row.tsx";
import { SearchForm } from "../parts/search-form.tsx";

type GoodsPageProps = Pick<AnswerOf<typeof shelvesCalls.list>, "goods" | "next" | "counts"> & {
  readonly wish: Readonly<Record<string, string>>;
};

const path = officePath("goods");

export function GoodsPage({ goods, next, counts, wish }: GoodsPageProps) {
  const { shell, words } = useOffice();
  const { shelves } = textsOf(shell.lang);
  const { search, cursor } = wish;
  const state = stateOf(wish.state);
  const { cursor: _, ...first } = wish;
  return (
    <>
      <div className="goods-head">
        <h1>{shelves.title}</h1>
        <a href={`${path}/new`} className="button button-primary button-small" data-key="new">
          {shelves.make}
        </a>
      </div>
      <SearchForm label={shelves.searchLabel} search={search} clear={path} />
      {search ? (
        <p className="mb-3 text-muted">{shelves.found(search)}</p>
      ) : (
        <nav aria-label={shelves.title} className="tabs">
          <ul>
            {goodsStates.map((one) => (
              <li key={one}>
                <a href={`${path}?state=${one}`} aria-current={one === state ? "page" : undefined}>
                  {shelves.state[one]}{" "}
                  <span className="tab-count">{words.count(counts[one].count, counts[one].isMore)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {goods.length === 0 ? (
        <p className="nothing">{search ? shelves.noneFound : shelves.none[state]}</p>
      ) : (
        <ul className="rows">
          {goods.map((card) => (
            <GoodsRow key={card.id} card={card} here={new URLSearchParams(wish)} isMixed={Boolean(search)} />
          ))}
        </ul>
      )}
      <p className="pages">
        {cursor && <a href={`${path}?${new URLSearchParams(first)}`}>{shelves.first}</a>}
        {next && <a href={`${path}?${new URLSearchParams({ ...wish, cursor: next })}`}>{shelves.older}</a>}
      </p>
    </>
  );
}

function stateOf(wished: string | undefined): GoodsState {
  return goodsStates.find((one) => one === wished) ?? "live";
}
