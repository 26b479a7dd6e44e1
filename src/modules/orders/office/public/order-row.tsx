import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import type { OfficeOrderCard } from "#manage/office-view.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { NextButton } from "#manage/parts/next-button.tsx";
import { StateBadge } from "#manage/parts/state-badge.tsx";
import { moment } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";

type OrderRowProps = {
  readonly card: OfficeOrderCard;
  /** Where one comes back to when the next step is done. */
  readonly here?: string;
  /** With the order's id behind it the name of its box. */
  readonly tickName?: string;
  /** That it stands in says how far it is. */
  readonly tab?: string | undefined;
};

export function OrderRow({ card, here, tickName, tab }: OrderRowProps) {
  const { shell, words } = useOffice();
  const { id, number, version, to, collectedIn, goods, together, pieces, money, createdAt } = card;
  return (
    <li className="row">
      {tickName && card.next && (
        <label className="tick checkbox">
          <input type="checkbox" form="many" name={tickName + id} value={version} />
          <span className="sr-only">{words.orders.tick(number)}</span>
        </label>
      )}
      <a href={officePath(`orders/${number}`)} className="row-link" data-row={id}>
        <span className="row-head">
          <b className="number">{number}</b> {collectedIn && <Icon name="store" />}{" "}
          <span className="truncate">
            <AsWritten text={`${to.name}, ${collectedIn ?? to.city}`} />
          </span>{" "}
          {(!tab || card.state === "ready") && <StateBadge state={card.state} />}
        </span>
        {together.length > 0 && (
          <b className="row-beside">{textsOf(shell.lang).orderChanges.beside(together.join(", "))}</b>
        )}
        <span className="row-foot">
          <span className="truncate">
            <AsWritten
              text={goods
                .map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title))
                .join(", ")}
            />
          </span>
          <span className="row-facts facts-apart">
            {money && (
              <>
                <span className="column-sum">{formatRupees(money.finalPaise || money.totalPaise)}</span>{" "}
                <span className="column-how">
                  <PaidHow money={money} isCollected={collectedIn !== null} />
                </span>{" "}
              </>
            )}
            <span className="row-more column-pieces">{words.orders.pieces(pieces)}</span>{" "}
            <time className="column-when" dateTime={new Date(createdAt).toISOString()}>
              {moment(createdAt, shell.lang)}
            </time>
          </span>
        </span>
      </a>
      {here && <NextButton card={card} next={withDone(here, id)} />}
    </li>
  );
}

/** What is looked at before packing: whether it is paid, or the courier collects. */
function PaidHow({
  money: { payment, method },
  isCollected,
}: {
  readonly money: NonNullable<OfficeOrderCard["money"]>;
  readonly isCollected: boolean;
}) {
  const { shell, words } = useOffice();
  const { orders } = textsOf(shell.lang);
  if (payment === "captured") return <b className="order-paid">{words.orders.paid}</b>;
  if (payment === "refunded") return orders.payment.refunded;
  if (method !== "cash") return <b>{words.state.pending}</b>;
  return <b>{isCollected ? orders.method.counter : orders.method.cash}</b>;
}

/** The list then offers to undo what was done. */
function withDone(here: string, id: string): string {
  const [path = "", query] = here.split("?", 2);
  const filter = new URLSearchParams(query);
  filter.set("done", id);
  return `${path}?${filter}`;
}
