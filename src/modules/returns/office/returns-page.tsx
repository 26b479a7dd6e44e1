import type { AnswerOf } from "#contract/endpoint.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { minute } from "#web/ui/format-dates.ts";
import type { returnOfficeEndpoints } from "../endpoints.ts";
import { returnTabs } from "../views.ts";

type List = AnswerOf<typeof returnOfficeEndpoints.list>;
type ReturnsPageProps = Pick<List, "returns" | "next" | "counts"> & {
  readonly filter: Readonly<Record<string, string>>;
};

export function ReturnsPage({ returns, next, counts, filter }: ReturnsPageProps) {
  const { shell, role, words } = useOffice();
  const { office } = textsOf(shell.lang).returns;
  const path = officePath("returns");
  const tab = returnTabs.find((one) => one === filter.tab) ?? "waiting";
  return (
    <>
      <BackTo to="orders" name={words.orders.title} />
      <h1>{office.title}</h1>
      <nav aria-label={office.title} className="tabs">
        <ul>
          {returnTabs.map((one) => (
            <li key={one}>
              <a href={`${path}?tab=${one}`} aria-current={one === tab ? "page" : undefined}>
                {office.tabs[one]}{" "}
                {one !== "done" && (
                  <span className="tab-count">{words.count(counts[one].count, counts[one].isMore)}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {returns.length === 0 ? (
        <NothingHere scene="package" title={office.none} text={office.noneHint}>
          {roleHolds(role, "shop.change") && (
            <a href={officePath("shop/returns")} className="button button-quiet">
              {office.rules}
            </a>
          )}
        </NothingHere>
      ) : (
        <ul className="rows">
          {returns.map((one) => (
            <ReturnRow key={one.id} one={one} />
          ))}
        </ul>
      )}
      {next && (
        <p className="pages">
          <a href={`${path}?${new URLSearchParams({ ...filter, cursor: next })}`}>{office.more}</a>
        </p>
      )}
    </>
  );
}

function ReturnRow({ one }: { readonly one: List["returns"][number] }) {
  const { lang } = useOffice().shell;
  const { office, reasons } = textsOf(lang).returns;
  return (
    <li className="row">
      <a href={officePath(`returns/${one.id}`)} className="row-link" data-row>
        <span className="row-head">
          <b className="number">{one.number}</b>
          <span className="truncate">
            <AsWritten text={one.customer} />
          </span>
          <span className={one.wish === "exchange" ? "badge badge-indigo" : "badge"}>
            {office.wish[one.wish]}
          </span>
        </span>
        <span className="row-said">
          <AsWritten text={one.goods.map(({ title, quantity }) => `${quantity} × ${title}`).join(", ")} />
        </span>
        <span className="row-facts">
          {[office.state[one.state], reasons[one.reason], minute(one.changedAt, lang)].join(" · ")}
        </span>
      </a>
    </li>
  );
}
