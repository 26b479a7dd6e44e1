import type { AnswerOf } from "#contract/endpoint.ts";
import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { BackTo } from "#manage/parts/back-to.tsx";
import { Section } from "#manage/parts/section.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { courierBillEndpoints } from "../bill-endpoints.ts";
import { billVerdicts } from "../rules/judge-line.ts";

type CourierBill = Omit<AnswerOf<typeof courierBillEndpoints.look>, "success" | "message">;

/** What is to be asked of the courier first; the sums of all verdicts come to the bill. */
export function CourierBillPage({ bill, sums, lines, next }: CourierBill) {
  const { bills: words } = textsOf(useOffice().shell.lang).parcels;
  return (
    <>
      <BackTo to="courier-bills" name={words.title} />
      <h1>{bill.carrier}</h1>
      <p>
        <b>{words.total(formatRupees(bill.billedPaise))}</b> · {words.lines(bill.lines)}
      </p>
      <ul className="history">
        {billVerdicts.flatMap((verdict) => {
          const sum = sums.find((one) => one.verdict === verdict);
          if (!sum) return [];
          return (
            <li key={verdict}>
              <b>{words.verdict[verdict]}</b>: {words.lines(sum.lines)}
              <span className="row-facts">
                {words.sum(formatRupees(sum.billedPaise), formatRupees(sum.bookedPaise))}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="above-m">
        <a
          href={`/api${courierBillEndpoints.file.path.replace("{id}", bill.id)}`}
          className="button button-quiet button-small"
        >
          <Icon name="download" /> {words.download}
        </a>
      </p>
      {lines.length === 0 ? <p>{words.allAgreed}</p> : <Differing lines={lines} />}
      {next !== null && (
        <p className="pages">
          <a href={`${officePath(`courier-bills/${bill.id}`)}?after=${next}`}>{words.more}</a>
        </p>
      )}
    </>
  );
}

function Differing({ lines }: Pick<CourierBill, "lines">) {
  const { bills: words } = textsOf(useOffice().shell.lang).parcels;
  return (
    <Section title={words.differing}>
      <ul className="rows">
        {lines.map(({ line, trackingNumber, number, verdict, grams, paise, bookedGrams, bookedPaise }) => (
          <li key={line} className="row">
            <div className="row-link">
              <span className="row-head">
                <b className="number">{trackingNumber}</b> <span>{words.verdict[verdict]}</span>
              </span>
              <span className="row-facts">
                {number !== null && (
                  <>
                    <a href={officePath(`orders/${number}`)}>{number}</a> ·{" "}
                  </>
                )}
                {words.grams(bookedGrams, grams)} ·{" "}
                {words.paise(bookedPaise === null ? null : formatRupees(bookedPaise), formatRupees(paise))}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
