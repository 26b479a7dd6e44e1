import type { AnswerOf } from "#contract/endpoint.ts";
import { phoneShown } from "#contract/format/phone-shown.ts";
import { roleHolds } from "#contract/rights.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { shortRupees } from "#manage/parts/rupees.ts";
import { SearchForm } from "#manage/parts/search-form.tsx";
import { customersEndpoints } from "#modules/accounts/customers/endpoints.ts";
import { shortDay } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { customersInPath } from "./customers-in-screen.tsx";
import { filesPath } from "./files-screen.tsx";

type CustomersPageProps = Pick<AnswerOf<typeof customersEndpoints.list>, "customers" | "next" | "count"> & {
  readonly filter: Readonly<Record<string, string>>;
};

export function CustomersPage({ customers, next, count, filter }: CustomersPageProps) {
  const { shell, words: office, role } = useOffice();
  const { customers: words, count: counted } = office;
  const path = officePath("customers");
  return (
    <>
      <h1>{words.title}</h1>
      <SearchForm label={words.searchLabel} search={filter.search} clear={path} />
      {customers.length === 0 && filter.search && (
        <NothingHere scene="search" title={words.noneFound} text={words.noneFoundHint} />
      )}
      {customers.length === 0 && !filter.search && (
        <NothingHere scene="heart" title={words.none} text={words.noneHint} />
      )}
      {customers.length > 0 && count && (
        <p className="below-s muted">{words.howMany(count.count, counted(count.count, count.isMore))}</p>
      )}
      {customers.length > 0 && (
        <ul className="rows">
          {customers.map(
            ({ id, name, phone, email, sentTo, orders, spentPaise, refusedParcels, returns }) => (
              <li key={id} className="row">
                <a
                  href={officePath(`customers/${encodeURIComponent(id)}`)}
                  className="row-link need"
                  data-row
                >
                  <span className="row-link">
                    <span className="row-head">
                      <b className="truncate">
                        <AsWritten text={name} />
                      </b>
                      {orders > 0 && (
                        <span className="sum push">
                          {shortRupees(spentPaise)} <span className="muted">{words.spentHere}</span>
                        </span>
                      )}
                    </span>
                    <FactsApart
                      facts={[reachOf(phone ?? sentTo?.phone ?? null, email) ?? words.noReach, sentTo?.city]}
                    />
                    <FactsApart
                      facts={[
                        words.orders(orders),
                        sentTo && words.lastOrder(shortDay(sentTo.at, shell.lang)),
                        returns > 0 && words.returns(returns),
                        refusedParcels > 0 && words.refused(refusedParcels),
                      ]}
                    />
                  </span>
                </a>
                <Reach name={name} phone={phone ?? sentTo?.phone ?? null} />
              </li>
            ),
          )}
        </ul>
      )}
      {next && (
        <p className="pages">
          <a href={`${path}?${new URLSearchParams({ ...filter, cursor: next })}`}>{words.more}</a>
        </p>
      )}
      {!filter.search && roleHolds(role, customersEndpoints.file.right) && (
        <p className="pages">
          <a href={officePath(customersInPath)}>{words.in.title}</a>
          <a href={officePath(filesPath)}>{office.files.title}</a>
        </p>
      )}
    </>
  );
}

/** Without a word ready: nobody knows yet what it is about. */
function Reach({ name, phone }: { readonly name: string; readonly phone: string | null }) {
  const { customers: words } = useOffice().words;
  if (!phone) return null;
  return (
    <>
      <a href={`tel:${phone}`} className="icon-button" aria-label={words.call(name)} title={words.call(name)}>
        <Icon name="phone" />
      </a>
      <a
        href={`https://wa.me/${phone.replace(/\D/g, "")}`}
        className="icon-button"
        rel="noreferrer"
        aria-label={words.whatsapp(name)}
        title={words.whatsapp(name)}
      >
        <Icon name="whatsapp" />
      </a>
    </>
  );
}

/** People are known by their number; by their address where there is none. */
function reachOf(phone: string | null, email: string | null): string | null {
  return phone ? phoneShown(phone) : email;
}

type FactsApartProps = { readonly facts: readonly (string | false | null | undefined)[] };

/** What is told of a row, none of it broken in two: what does not fit goes to the next line whole. */
function FactsApart({ facts }: FactsApartProps) {
  return (
    <span className="row-facts facts-apart">
      {facts.filter(Boolean).map((fact) => (
        <span key={fact as string} className="truncate">
          {fact}{" "}
        </span>
      ))}
    </span>
  );
}
