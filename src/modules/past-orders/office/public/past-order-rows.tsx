import type { AnswerOf } from "#contract/endpoint.ts";
import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import type { pastOrdersEndpoints } from "#modules/past-orders/endpoints.ts";
import { Badge } from "#web/ui/badge.tsx";
import { day } from "#web/ui/format-dates.ts";
import { pastOrdersPath } from "./past-orders-path.ts";

/** Orders of the shop before, in a list of their own wherever they stand. */
export function PastOrderRows({ orders }: Pick<AnswerOf<typeof pastOrdersEndpoints.list>, "orders">) {
  const { shell } = useOffice();
  const { boughtBefore, pastOrders: words } = textsOf(shell.lang);
  return (
    <ul className="rows">
      {orders.map(({ id, number, name, status, placedAt, totalPaise, goods }) => (
        <li key={id} className="row">
          <a href={officePath(`${pastOrdersPath}/${id}`)} className="row-link" data-row>
            <span className="row-head">
              <b className="number">{number}</b>{" "}
              <span className="truncate">{name === "" ? words.nobody : <AsWritten text={name} />}</span>{" "}
              <Badge>{boughtBefore.statuses[status]}</Badge>
            </span>
            <span className="row-foot">
              <span className="truncate">
                <AsWritten
                  text={goods
                    .map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title))
                    .join(", ")}
                />
              </span>
              <span className="row-facts">
                {formatRupees(totalPaise)} · {day(placedAt, shell.lang)}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
