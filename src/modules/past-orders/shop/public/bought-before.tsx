import { formatRupees } from "#contract/format/money.ts";
import type { PastOrderStatus, PastSale } from "#modules/past-orders/rules/past-order.ts";
import { pastSums } from "#modules/past-orders/rules/past-sums.ts";
import { boughtBefore } from "#modules/past-orders/texts/bought-before.ts";
import { Badge } from "#web/ui/badge.tsx";
import { day } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Amount } from "#web/ui/price.tsx";
import { useShell } from "#web/ui/shell-context.ts";
import { useWords } from "#web/ui/words.ts";

export interface BoughtOrder {
  readonly id: string;
  readonly number: string;
  readonly placedAt: number;
  readonly status: PastOrderStatus;
  readonly totalPaise: number;
  readonly refundedPaise: number;
  readonly sale: PastSale;
}

/** A shopper's orders of the shop before: read, and nothing else. */
export function BoughtBefore({ orders }: { readonly orders: readonly BoughtOrder[] }) {
  const words = useWords("boughtBefore", boughtBefore);
  const { lang } = useShell();
  return (
    <section aria-labelledby="bought-before">
      <h2 id="bought-before" className="title-2">
        {words.title}
      </h2>
      <p className="below-m muted">{words.lead}</p>
      <div className="orders-list">
        {orders.map((order) => (
          <details key={order.id} className="card padded">
            <summary className="order-headline">
              <span className="strong">{words.number(order.number)}</span>
              <span className="tabular-nums push">
                <Amount of={formatRupees(order.totalPaise)} />
              </span>
              <Icon name="chevron-down" className="turns" />
              <span className="full muted small">
                {day(order.placedAt, lang)} <Badge>{words.statuses[order.status]}</Badge>
              </span>
            </summary>
            <ul className="stack above-m">
              {order.sale.lines.map(({ title, quantity, unitPaise }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an order may name the same goods twice
                <li key={at} className="small">
                  {title}
                  <span className="tabular-nums block muted">
                    {quantity} × <Amount of={formatRupees(unitPaise)} />
                  </span>
                </li>
              ))}
            </ul>
            <dl className="tabular-nums quote-lines above-m">
              {pastSums(order).map(({ name, paise }) => (
                <div key={name} className={name === "total" ? "quote-total" : "sides"}>
                  <dt>{words.sums[name]}</dt>
                  <dd>{formatRupees(paise)}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
    </section>
  );
}
