import type { AnswerOf } from "#contract/endpoint.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { BackTo } from "#manage/parts/back-to.tsx";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { SearchForm } from "#manage/parts/search-form.tsx";
import { pastOrdersEndpoints } from "../endpoints.ts";
import { PastOrderRows } from "./public/past-order-rows.tsx";
import { pastOrdersInPath, pastOrdersPath } from "./public/past-orders-path.ts";

type PastOrdersPageProps = Pick<AnswerOf<typeof pastOrdersEndpoints.list>, "orders" | "next"> & {
  readonly filter: Readonly<Record<string, string>>;
};

export function PastOrdersPage({ orders, next, filter }: PastOrdersPageProps) {
  const { shell, words: office, role } = useOffice();
  const { pastOrders: words } = textsOf(shell.lang);
  const path = officePath(pastOrdersPath);
  return (
    <>
      <BackTo to="orders" name={office.orders.title} />
      <h1>{words.title}</h1>
      <p className="setting-lead">{words.lead}</p>
      {(orders.length > 0 || filter.search) && (
        <SearchForm label={words.searchLabel} search={filter.search} clear={path} />
      )}
      {orders.length === 0 && filter.search && (
        <NothingHere scene="search" title={words.noneFound} text={words.noneFoundHint} />
      )}
      {orders.length === 0 && !filter.search && (
        <NothingHere scene="package" title={words.none} text={words.noneHint} />
      )}
      {orders.length > 0 && <PastOrderRows orders={orders} />}
      <p className="pages">
        {filter.cursor && <a href={path}>{words.first}</a>}
        {next && <a href={`${path}?${new URLSearchParams({ cursor: next })}`}>{words.more}</a>}
        {roleHolds(role, pastOrdersEndpoints.read.right) && (
          <a href={officePath(pastOrdersInPath)}>{words.in.title}</a>
        )}
      </p>
    </>
  );
}
