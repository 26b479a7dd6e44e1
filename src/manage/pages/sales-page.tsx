import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { NothingHere } from "../parts/nothing-here.tsx";
import { SaleRow } from "../parts/sale-row.tsx";
import { type SalesListed, saleStateOf, saleTabs } from "../parts/sale-tabs.ts";
import { SalesHead } from "../parts/sales-head.tsx";

type SalesPageProps = Pick<SalesListed, "sales" | "next" | "counts"> & {
  readonly wish: Readonly<Record<string, string>>;
};

export function SalesPage({ sales, next, counts, wish }: SalesPageProps) {
  const { shell, role } = useOffice();
  const texts = textsOf(shell.lang);
  const { selling } = texts;
  const state = saleStateOf(wish.state);
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
      {(wish.cursor || next) && (
        <p className="pages">
          {wish.cursor && <a href={path}>{selling.first}</a>}
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
