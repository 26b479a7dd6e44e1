import type { AnswerOf } from "#contract/call.ts";
import { owedCashCalls } from "#contract/calls/owed-cash.ts";
import { formatRupees } from "#contract/money.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { BackTo } from "../parts/back-to.tsx";
import { CashSettled } from "../parts/cash-settled.tsx";
import { NothingHere } from "../parts/nothing-here.tsx";
import { OwedParcels } from "../parts/owed-parcels.tsx";
import { day } from "../parts/when.ts";

export type OwedCash = AnswerOf<typeof owedCashCalls.see>;

export function OwedCashPage(owed: Omit<OwedCash, "success" | "message">) {
  const { role, shell, words: office } = useOffice();
  const { owedCash: words } = textsOf(shell.lang);
  const { couriers, shown, lateDays, settled } = owed;
  const maySettle = roleHolds(role, owedCashCalls.settle.right);
  const nameOf = (carrier: string | null) => carrier ?? words.nobody;
  return (
    <>
      <BackTo to="money" name={office.nav.money} />
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
            <a href={`/api${owedCashCalls.file.path}`} className="button button-quiet button-small">
              <Icon name="download" /> {words.file}
            </a>
          </p>
        </>
      )}
      <CashSettled settled={settled} nameOf={nameOf} maySettle={maySettle} />
    </>
  );
}
