import type { CustomerCard } from "#contract/desk-view.ts";
import { formatRupees } from "#contract/money.ts";
import { phoneShown } from "#contract/phone-shown.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { AsWritten } from "../parts/as-written.tsx";
import { FactsApart } from "../parts/facts-apart.tsx";
import { NothingHere } from "../parts/nothing-here.tsx";
import { SearchForm } from "../parts/search-form.tsx";

type CustomersPageProps = {
  readonly customers: readonly CustomerCard[];
  readonly next: string | null;
  readonly wish: Readonly<Record<string, string>>;
};

export function CustomersPage({ customers, next, wish }: CustomersPageProps) {
  const { customers: words } = useOffice().words;
  const path = officePath("customers");
  return (
    <>
      <h1>{words.title}</h1>
      <SearchForm label={words.searchLabel} search={wish.search} clear={path} />
      {customers.length === 0 && wish.search && (
        <NothingHere scene="search" title={words.noneFound} text={words.noneFoundHint} />
      )}
      {customers.length === 0 && !wish.search && (
        <NothingHere scene="heart" title={words.none} text={words.noneHint} />
      )}
      {customers.length > 0 && (
        <ul className="rows">
          {customers.map(({ id, name, phone, email, orders, spentPaise, refusedParcels, returns }) => (
            <li key={id} className="row">
              <a
                href={officePath(`customers/${encodeURIComponent(id)}`)}
                className="row-link flex items-center gap-2"
                data-row
              >
                <span className="row-link">
                  <b className="block truncate">
                    <AsWritten text={name} />
                  </b>
                  <FactsApart
                    facts={[
                      phone ? phoneShown(phone) : (email ?? words.noReach),
                      words.orders(orders),
                      returns > 0 && words.returns(returns),
                      refusedParcels > 0 && words.refused(refusedParcels),
                    ]}
                  />
                </span>
                <span className="sum">{formatRupees(spentPaise)}</span>
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="pages">
          <a href={`${path}?${new URLSearchParams({ ...wish, cursor: next })}`}>{words.more}</a>
        </p>
      )}
    </>
  );
}
