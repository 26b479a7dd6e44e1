import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { BackTo } from "#manage/parts/back-to.tsx";
import { DraftButton } from "#manage/parts/draft-button.tsx";
import { Section } from "#manage/parts/section.tsx";
import { Bill } from "#web/ui/bill.tsx";
import { fulfilmentEndpoints } from "../fulfilment/endpoints.ts";
import { DraftCustomer, type KnownFields } from "./draft/draft-customer.tsx";
import { DraftFold } from "./draft/draft-fold.tsx";
import { DraftGoods } from "./draft/draft-goods.tsx";
import { DraftPayment } from "./draft/draft-payment.tsx";
import type { DraftLine, OrderDraft } from "./draft/order-draft.ts";
import { officeCharges } from "./order/office-charges.ts";

type NewOrderProps = {
  readonly draft: OrderDraft;
  readonly lines: readonly DraftLine[];
  readonly typed: Readonly<Record<string, string>>;
};

/**
 * An order by phone: one form, in which every button but the last shows it again with all that was typed. The goods
 * come first; how it is paid opens when it is its turn.
 */
export function NewOrderPage({ draft, lines, typed }: NewOrderProps) {
  const { shell, words } = useOffice();
  const { newOrder } = words;
  const known = knownOf(draft, typed);
  const hasGoods = lines.length > 0;
  const { joins } = draft;
  const { orderChanges } = textsOf(shell.lang);
  const hasCustomer = joins !== null || (known.phone !== "" && known.pinCode !== "");
  return (
    <>
      <BackTo to={joins ? `orders/${joins.number}` : "orders"} name={joins?.number ?? words.orders.title} />
      <h1>{joins ? orderChanges.addTitle(joins.number) : newOrder.title}</h1>
      {joins && <p>{orderChanges.addFor(joins.name)}</p>}
      <form method="post" action={officePath("new-order")} className="new-order" noValidate>
        {/* Enter in a field presses the first button there is. */}
        <DraftButton to={officePath("new-order")} press="look" className="sr-only" isHidden>
          {newOrder.look}
        </DraftButton>
        <input type="hidden" name="key" value={typed.key ?? crypto.randomUUID()} />
        {draft.quote && <input type="hidden" name="shownPaise" value={draft.quote.total} />}
        <DraftGoods draft={draft} lines={lines} search={typed.search ?? ""} />
        {joins ? (
          <input type="hidden" name="joins" value={joins.id} />
        ) : (
          <DraftCustomer draft={draft} known={known} typed={typed} />
        )}
        <DraftPayment draft={draft} typed={typed} isNext={hasGoods && hasCustomer} />
        {hasGoods && (
          <div id="total">
            <Section title={newOrder.total}>
              {draft.quote ? (
                <Bill bill={draft.quote} names={words.order} charges={officeCharges(textsOf(shell.lang))} />
              ) : (
                <p className="muted">{newOrder.noTotal}</p>
              )}
              <DraftDiscount typed={typed} />
              {!draft.isDelivered && <p className="field-error">{newOrder.notDelivered}</p>}
              <DraftButton to={officePath("new-order#total")} press="look">
                {newOrder.look}
              </DraftButton>
            </Section>
          </div>
        )}
        <div className="save-bar">
          <p className="bar-said">
            {[
              words.orders.pieces(piecesIn(lines)),
              (draft.quote || !hasGoods) && formatRupees(draft.quote?.total),
            ]
              .filter(Boolean)
              .join(", ")}
          </p>
          <button
            type="submit"
            name="call"
            value={fulfilmentEndpoints.enter.name}
            className={`button ${hasGoods ? "button-primary" : "button-quiet"}`}
          >
            {newOrder.enter}
          </button>
        </div>
      </form>
    </>
  );
}

function piecesIn(lines: readonly DraftLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0);
}

/** What was typed; of somebody known the address that parcels went to before, as long as none is typed. */
function knownOf({ customer }: OrderDraft, typed: NewOrderProps["typed"]): KnownFields {
  const { name = "", phone = "", street = "", city = "", state = "", pinCode = "" } = typed;
  const isTyped = [street, city, state, pinCode].some((text) => text.trim() !== "");
  const said = { name: name || (customer?.name ?? ""), phone, street, city, state, pinCode };
  return isTyped || !customer?.address
    ? said
    : { ...said, ...customer.address, name: name || customer.address.name };
}

function DraftDiscount({ typed }: { readonly typed: Readonly<Record<string, string>> }) {
  const { less } = useOffice().words.newOrder;
  return (
    <DraftFold
      title={less.title}
      typed={typed}
      fields={[
        { name: "discount", label: less.discount, hint: less.hint, maxLength: 20 },
        { name: "discountReason", label: less.discountReason, maxLength: 60 },
      ]}
    />
  );
}
