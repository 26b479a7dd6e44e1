import type { AnswerOf } from "#contract/endpoint.ts";
import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { actorName } from "#manage/log/actor-name.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { Section } from "#manage/parts/section.tsx";
import { day } from "#web/ui/format-dates.ts";
import { owedCashEndpoints } from "../office-endpoints.ts";

type Settled = AnswerOf<typeof owedCashEndpoints.see>["settled"][number];

type CashSettledProps = {
  readonly settled: readonly Settled[];
  readonly nameOf: (carrier: string | null) => string;
  readonly maySettle: boolean;
};

/** What couriers have brought lately, each with the way back. */
export function CashSettled({ settled, nameOf, maySettle }: CashSettledProps) {
  const { shell, words: all } = useOffice();
  const { owedCash: words } = textsOf(shell.lang);
  if (settled.length === 0) return null;
  return (
    <Section title={words.settled}>
      <ul className="history">
        {settled.map((one) => {
          const { id, carrier, reference, parcels, duePaise, gotPaise, note, by, at, back } = one;
          return (
            <li key={id}>
              <b>{nameOf(carrier)}</b>, {words.parcels(parcels)}: {formatRupees(gotPaise)} ({reference})
              {gotPaise < duePaise && ` · ${words.short(formatRupees(duePaise - gotPaise))}`}
              {gotPaise > duePaise && ` · ${words.over(formatRupees(gotPaise - duePaise))}`}
              {note && (
                <>
                  {" · "}
                  <AsWritten text={note} />
                </>
              )}
              <span className="row-facts">
                {" "}
                {day(at, shell.lang)} · {actorName(by, all.order)}
              </span>
              {back && (
                <span className="row-facts">
                  {words.wasBack(day(back.at, shell.lang), actorName(back.by, all.order))}
                </span>
              )}
              {one.canTakeBack && maySettle && <TakeBack id={id} reference={reference} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function TakeBack({ id, reference }: Pick<Settled, "id" | "reference">) {
  const { owedCash: words } = textsOf(useOffice().shell.lang);
  return (
    <ActionForm endpoint={owedCashEndpoints.takeBack} input={{ id }}>
      {(state) => (
        <>
          {state.errorOf() && <p className="field-error">{state.errorOf()}</p>}
          <button type="submit" className="button button-quiet button-small">
            {words.back} <span className="sr-only">{words.backOf(reference)}</span>
          </button>
        </>
      )}
    </ActionForm>
  );
}
