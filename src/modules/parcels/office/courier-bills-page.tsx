import type { AnswerOf } from "#contract/endpoint.ts";
import { formatRupees } from "#contract/format/money.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { actorName } from "#manage/log/actor-name.ts";
import { BackTo } from "#manage/parts/back-to.tsx";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { TableForm } from "#manage/parts/table-form.tsx";
import { day } from "#web/ui/format-dates.ts";
import { courierBillEndpoints } from "../bill-endpoints.ts";

type CourierBills = Omit<AnswerOf<typeof courierBillEndpoints.list>, "success" | "message">;

export function CourierBillsPage({ couriers, bills }: CourierBills) {
  const { role, shell, words: all } = useOffice();
  const { parcels, owedCash } = textsOf(shell.lang);
  const { bills: words } = parcels;
  const mayRead = roleHolds(role, courierBillEndpoints.read.right);
  return (
    <>
      <BackTo to="cash" name={owedCash.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lead}</p>
      {couriers.length === 0 && <NothingHere scene="store" title={words.none} text={words.noneHint} />}
      {mayRead &&
        couriers.map(({ name, carrier }) => (
          <div key={name} className="above-m">
            <TableForm
              endpoint={courierBillEndpoints.read}
              input={{ courier: name }}
              label={words.file(carrier)}
              hint={words.columns}
              send={words.check}
            />
          </div>
        ))}
      {bills.length > 0 && (
        <ul className="rows above-m">
          {bills.map(({ id, carrier, lines, billedPaise, by, at }) => (
            <li key={id} className="row">
              <a href={officePath(`courier-bills/${id}`)} className="row-link" data-row>
                <span className="row-head">
                  <b>{carrier}</b> <span>{formatRupees(billedPaise)}</span>
                </span>
                <span className="row-facts">
                  {words.lines(lines)} · {day(at, shell.lang)} · {actorName(by, all.order)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
