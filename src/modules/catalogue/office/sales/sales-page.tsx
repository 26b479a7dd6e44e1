import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SalesHead } from "../public/sales-head.tsx";
import { SaleRow } from "./sale-row.tsx";
import { type SalesListed, saleStateOf, saleTabs } from "./sale-tabs.ts";

type SalesPageProps = Pick<SalesListed, "sales" | "next" | "counts"> & {
  readonly filter: Readonly<Record<string, string>>;
};

export function SalesPage({ sales, next, counts, filter }: SalesPageProps) {
  const { shell, role } = useOffice();
  const texts = textsOf(shell.lang);
  const { selling } = texts;
  const state = saleStateOf(filter.state);
  const make = { name: selling.plan, to: "sales/new" };
  const here = new URLSearchParams({ state });
  const path = `${officePath("sales")}?${here}`;
  return (
    <>
      <SalesHead make={make} tabs={saleTabs(texts, state, counts)} />
      {sales.length === 0 ? (
        <NothingHere scene="bolt" title={selling.none[state]} text={selling.noneHint} />
      ) : (
        <ul className="rows">
          {sales.map((sale) => (
            <SaleRow key={sale.id} sale={sale} here={here} />
          ))}
        </ul>
      )}
      {(filter.cursor || next) && (
        <p className="pages">
          {filter.cursor && <a href={path}>{selling.first}</a>}
          {next && <a href={`${path}&${new URLSearchParams({ cursor: next })}`}>{selling.more}</a>}
        </p>
      )}
      {roleHolds(role, "shop.change") && (
        <p className={sales.length === 0 ? "centred" : undefined}>
          <a href={officePath("shop/sale")} className="out-link">
            {selling.flash} <Icon name="chevron-right" />
          </a>
        </p>
      )}
    </>
  );
}
