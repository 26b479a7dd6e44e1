import type { AnswerOf } from "#contract/endpoint.ts";
import { formatRupees } from "#contract/format/money.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { BackTo } from "#manage/parts/back-to.tsx";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { day } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { owedCashEndpoints } from "../office-endpoints.ts";
import { CashSettled } from "./cash-settled.tsx";
import { OwedParcels } from "./owed-parcels.tsx";

export type OwedCash = AnswerOf<typeof owedCashEndpoints.see>;

export function OwedCashPage(owed: Omit<OwedCash, "success" | "message">) {
  const { role, shell } = useOffice();
  const { owedCash: words } = textsOf(shell.lang);
  const { couriers, shown, lateDays, settled } = owed;
  const maySettle = roleHolds(role, owedCashEndpoints.settle.right);
  const nameOf = (carrier: string | null) => carrier ?? words.nobody;
  return (
    <>
      <BackTo to="money" name={textsOf(shell.lang).money.nav} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lead}</p>
      {couriers.length === 0 ? (
        <NothingHere scene="done" title={words.none} text={words.noneHint} />
      ) : (
        <>
          <ul className="rows above-m">
            {couriers.map(({ carrier, parcels, paise, since, isLate }) => (
              <li key={carrier ?? "-"} className="row">
                <a
                  href={`${officePath("cash")}?${new URLSearchParams({ carrier: carrier ?? "-" })}`}
                  className="row-link"
                  aria-current={carrier === shown ? "true" : undefined}
                >
                  <span className="row-head">
                    <b>{nameOf(carrier)}</b> <span>{formatRupees(paise)}</span>{" "}
                    {isLate && <Badge look="marigold">{words.late(lateDays)}</Badge>}
                  </span>
                  <span className="row-facts">
                    {words.parcels(parcels)} · {words.since(day(since, shell.lang))}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <OwedParcels owed={owed} title={words.parcelsOf(nameOf(shown))} maySettle={maySettle} />
          <p>
            <a href={`/api${owedCashEndpoints.file.path}`} className="button button-quiet button-small">
              <Icon name="download" /> {words.file}
            </a>
          </p>
        </>
      )}
      <p>
        <a href={officePath("courier-bills")} className="button button-quiet button-small">
          {textsOf(shell.lang).parcels.bills.open}
        </a>
      </p>
      <CashSettled settled={settled} nameOf={nameOf} maySettle={maySettle} />
    </>
  );
}
