import type { AnswerOf } from "#contract/call.ts";
import { owedCashCalls } from "#contract/calls/owed-cash.ts";
import { formatRupees } from "#contract/money.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { doerName } from "../parts/doer-name.ts";
import { OwedParcels } from "../parts/owed-parcels.tsx";
import { Section } from "../parts/section.tsx";
import { day } from "../parts/when.ts";

export type OwedCash = AnswerOf<typeof owedCashCalls.see>;

export function OwedCashPage(owed: Omit<OwedCash, "success" | "message">) {
  const { role, shell, words: all } = useOffice();
  const { owedCash: words } = textsOf(shell.lang);
  const { couriers, shown, lateDays, settled } = owed;
  const nameOf = (carrier: string | null) => carrier ?? words.nobody;
  return (
    <>
      <h1>{words.title}</h1>
      <p className="text-muted">{words.lead}</p>
      {couriers.length === 0 ? (
        <p className="nothing">{words.none}</p>
      ) : (
        <>
          <ul className="rows mt-3">
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
          <OwedParcels
            owed={owed}
            title={words.parcelsOf(nameOf(shown))}
            maySettle={roleHolds(role, owedCashCalls.settle.right)}
          />
          <p>
            <a href={`/api${owedCashCalls.file.path}`} className="button button-quiet button-small">
              <Icon name="download" /> {words.file}
            </a>
          </p>
        </>
      )}
      {settled.length > 0 && (
        <Section title={words.settled}>
          <ul className="history">
            {settled.map(({ id, carrier, reference, parcels, duePaise, gotPaise, note, by, at }) => (
              <li key={id}>
                <b>{nameOf(carrier)}</b>, {words.parcels(parcels)}: {formatRupees(gotPaise)} ({reference})
                {gotPaise < duePaise && ` · ${words.short(formatRupees(duePaise - gotPaise))}`}
                {gotPaise > duePaise && ` · ${words.over(formatRupees(gotPaise - duePaise))}`}
                {note && ` · ${note}`}
                <span className="row-facts">
                  {" "}
                  {day(at, shell.lang)} · {doerName(by, all.order)}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
