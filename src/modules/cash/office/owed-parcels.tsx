import type { AnswerOf } from "#contract/endpoint.ts";
import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import { tickName } from "#manage/parts/ticked.ts";
import { day } from "#web/ui/format-dates.ts";
import { owedCashEndpoints } from "../office-endpoints.ts";

type OwedParcelsProps = {
  readonly owed: Pick<AnswerOf<typeof owedCashEndpoints.see>, "parcels" | "next" | "shown">;
  readonly title: string;
  readonly maySettle: boolean;
};

/** One courier's parcels, the oldest first, to tick off those that some money is for. */
export function OwedParcels({ owed: { parcels, next, shown }, title, maySettle }: OwedParcelsProps) {
  const { shell, search, problem } = useOffice();
  const { owedCash: words } = textsOf(shell.lang);
  const here = (more: Record<string, string>) =>
    `${officePath("cash")}?${new URLSearchParams({ carrier: shown ?? "-", ...more })}`;
  const typed = problem?.call === owedCashEndpoints.settle.name ? problem.values : undefined;
  return (
    <Section title={title}>
      <ActionForm endpoint={owedCashEndpoints.settle} input={{}} className="goods-form">
        {(state) => (
          <>
            <ul className="rows below-m">
              {parcels.map(({ orderId, number, paise, since }) => (
                <li key={orderId} className="row">
                  {maySettle && (
                    <label className="tick checkbox">
                      <input
                        type="checkbox"
                        name={tickName + orderId}
                        value="1"
                        defaultChecked={typed?.[tickName + orderId] !== undefined}
                      />
                      <span className="sr-only">{words.tick(number)}</span>
                    </label>
                  )}
                  <a href={officePath(`orders/${number}`)} className="row-link" data-row>
                    <span className="row-head">
                      <b className="number">{number}</b> <span>{formatRupees(paise)}</span>
                    </span>
                    <span className="row-facts">{words.since(day(since, shell.lang))}</span>
                  </a>
                </li>
              ))}
            </ul>
            {maySettle && (
              <>
                <ActionField
                  state={state}
                  name="reference"
                  label={words.reference}
                  required
                  maxLength={100}
                  autoComplete="off"
                />
                <ActionField
                  state={state}
                  name="rupees"
                  label={words.came}
                  hint={words.cameHint}
                  inputMode="decimal"
                />
                <ActionField state={state} name="note" label={words.note} maxLength={300} />
                <button type="submit" className="button button-primary">
                  {words.settle}
                </button>
              </>
            )}
          </>
        )}
      </ActionForm>
      <p className="pages">
        {search.has("cursor") && <a href={here({})}>{words.first}</a>}
        {next && <a href={here({ cursor: next })}>{words.more}</a>}
      </p>
    </Section>
  );
}
