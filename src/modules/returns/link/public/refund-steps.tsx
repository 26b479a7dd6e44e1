import { formatRupees } from "#contract/format/money.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { RefundStep } from "#modules/returns/views.ts";
import { minute } from "#web/ui/format-dates.ts";

type RefundStepsProps = { readonly refunds: readonly RefundStep[]; readonly lang: Lang };

/** Money on its way back, with the bank's own number to ask about. */
export function RefundSteps({ refunds, lang }: RefundStepsProps) {
  const { returns: words } = textsOf(lang);
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="money-back">
      <h2 id="money-back">{words.money}</h2>
      <ul className="history">
        {refunds.map(({ paise, state, askedAt, changedAt, bankReference }) => (
          <li key={`${askedAt}${paise}`}>
            <b>{formatRupees(paise)}</b> {words.refund[state]}
            <span className="row-facts">
              {[minute(changedAt, lang), bankReference && words.bank(bankReference)]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
