import type { AnswerOf } from "#contract/endpoint.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { Live } from "#manage/parts/live.tsx";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { SearchForm } from "#manage/parts/search-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import { documentEndpoints } from "#modules/documents/endpoints.ts";
import { pastOrdersEndpoints } from "#modules/past-orders/endpoints.ts";
import { PastOrderRows } from "#modules/past-orders/office/public/past-order-rows.tsx";
import { pastOrdersPath } from "#modules/past-orders/office/public/past-orders-path.ts";
import { returnOfficeEndpoints } from "#modules/returns/endpoints.ts";
import type { fulfilmentEndpoints } from "../fulfilment/endpoints.ts";
import { manyOrdersEndpoints } from "../fulfilment/many-endpoints.ts";
import { type OrderTab, orderTabs } from "../rules/staff-actions.ts";
import { NewOrderLink } from "./draft/new-order-link.tsx";
import { OrderRow } from "./public/order-row.tsx";

type OrdersPageProps = Pick<AnswerOf<typeof fulfilmentEndpoints.list>, "orders" | "next" | "counts"> & {
  /** Of the shop before, where somebody looks for one. */
  readonly before: AnswerOf<typeof pastOrdersEndpoints.list>["orders"];
  readonly filter: Readonly<Record<string, string>>;
  readonly tickName: string;
};

export function OrdersPage({ orders, next, counts, before, filter, tickName }: OrdersPageProps) {
  const { shell, role, words: all } = useOffice();
  const { orders: words, tabs, count, live } = all;
  const { pastOrders, pick, returns } = textsOf(shell.lang);
  const { tab = "toPack", search, cursor } = filter;
  const here = `${officePath("orders")}?${new URLSearchParams(filter)}`;
  const canTick = orders.some((card) => card.next !== null);
  return (
    <>
      <div className="head-row">
        <h1>{words.title}</h1>
        <NewOrderLink />
      </div>
      <SearchForm
        label={words.searchLabel}
        hint={words.searchHint}
        search={search}
        clear={officePath("orders")}
        scans
      />
      {search ? (
        orders.length > 0 && <p className="below-m muted">{words.found(search)}</p>
      ) : (
        <nav aria-label={words.title} className="tabs">
          <Live name="tabs">
            <ul>
              {orderTabs.map((one) => (
                <li key={one}>
                  <a
                    href={`${officePath("orders")}?tab=${one}`}
                    aria-current={one === tab ? "page" : undefined}
                  >
                    {tabs[one]}{" "}
                    <span className="tab-count">{count(counts[one].count, counts[one].isMore)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Live>
        </nav>
      )}
      <Live name="orders" said={live.list}>
        {orders.length === 0 && before.length === 0 && search && (
          <NothingHere scene="search" title={words.noneFound} text={words.noneFoundHint} />
        )}
        {orders.length === 0 && !search && (
          <NothingHere scene="package" title={words.none} text={words.noneHint} />
        )}
        {!search && (
          <p className="list-actions">
            {tab === "toPack" && orders.length > 1 && roleHolds(role, documentEndpoints.pick.right) && (
              <a href={officePath("pick")}>{pick.together}</a>
            )}
            {roleHolds(role, returnOfficeEndpoints.list.right) && (
              <span className="push">
                <a href={officePath("returns")}>{returns.office.title}</a>
              </span>
            )}
          </p>
        )}
        {orders.length > 0 && (
          <ul
            className="rows"
            data-list="orders"
            data-name={search ? words.found(search) : tabs[tab as OrderTab]}
          >
            {orders.map((card) => (
              <OrderRow
                key={card.id}
                card={card}
                here={here}
                tickName={tickName}
                tab={search || mixed.has(tab) ? undefined : tab}
              />
            ))}
          </ul>
        )}
        {canTick && (
          <form method="post" id="many" className="many">
            <input type="hidden" name="call" value={manyOrdersEndpoints.nextMany.name} />
            <input type="hidden" name="next" value={here} />
            {roleHolds(role, documentEndpoints.pick.right) && (
              <button
                type="submit"
                formMethod="get"
                formAction={officePath("pick")}
                className="button button-quiet"
              >
                {pick.many}
              </button>
            )}
            <button type="submit" className="button button-quiet">
              {words.many} <output className="many-count" />
            </button>
          </form>
        )}
      </Live>
      {before.length > 0 && (
        <Section title={pastOrders.found}>
          <PastOrderRows orders={before} />
        </Section>
      )}
      <p className="pages">
        {cursor && <a href={`${officePath("orders")}?${withoutCursor(filter)}`}>{words.first}</a>}
        {next && (
          <a href={`${officePath("orders")}?${new URLSearchParams({ ...filter, cursor: next })}`}>
            {words.more}
          </a>
        )}
        {!search && roleHolds(role, pastOrdersEndpoints.list.right) && (
          <a href={officePath(pastOrdersPath)}>{pastOrders.title}</a>
        )}
      </p>
    </>
  );
}

/** Orders of several states. */
const mixed = new Set<string>(["onTheWay", "done", "ended"]);

function withoutCursor({ cursor: _, ...request }: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(request);
}
