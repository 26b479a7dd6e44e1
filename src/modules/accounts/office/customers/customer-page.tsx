import { formatRupees } from "#contract/format/money.ts";
import { phoneShown } from "#contract/format/phone-shown.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { actorName } from "#manage/log/actor-name.ts";
import type { CustomerForOffice } from "#manage/office-view.ts";
import { ActionArea } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { Paragraphs } from "#manage/parts/paragraphs.tsx";
import { Section } from "#manage/parts/section.tsx";
import { customersEndpoints } from "#modules/accounts/customers/endpoints.ts";
import { OrderRow } from "#modules/orders/office/public/order-row.tsx";
import { PastOrderRows } from "#modules/past-orders/office/public/past-order-rows.tsx";
import { ticketOfficeEndpoints } from "#modules/tickets/office-endpoints.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { day, minute } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";

/** States of orders that nothing more comes of. */
const over = ["delivered", "collected", "completed", "cancelled", "returned"];

export function CustomerPage({ customer }: { readonly customer: CustomerForOffice }) {
  const { shell, words, role } = useOffice();
  const { name, phone, email, since, orders, spentPaise, refusedParcels, returns, before } = customer;
  const { pastOrders } = textsOf(shell.lang);
  return (
    <>
      <BackTo to="customers" name={words.customers.title} />
      <h1>
        <AsWritten text={name} />
      </h1>
      <p className="muted">{words.customers.since(day(since, shell.lang))}</p>
      <p className="above-s">
        {words.customers.spent} <b>{formatRupees(spentPaise)}</b> · {words.customers.orders(orders)}
        {returns > 0 && ` · ${words.customers.returns(returns)}`}
        {refusedParcels > 0 && ` · ${words.customers.refused(refusedParcels)}`}
      </p>
      {before.count > 0 && <p>{pastOrders.sold(before.count, formatRupees(before.paise))}</p>}
      {phone && (
        <p className="reach">
          <a href={`tel:${phone}`} className="button button-quiet button-small">
            <Icon name="phone" /> {words.order.call}
          </a>
          <a
            href={`https://wa.me/${phone.replace(/\D/g, "")}`}
            className="button button-quiet button-small"
            rel="noreferrer"
          >
            <Icon name="whatsapp" /> {words.order.whatsapp}
          </a>
        </p>
      )}
      <p className="muted">{[phone && phoneShown(phone), email].filter(Boolean).join(" · ")}</p>
      {(email ?? phone) && roleHolds(role, ticketOfficeEndpoints.list.right) && (
        <p>
          <a
            href={`${officePath("messages")}?${new URLSearchParams({ search: email ?? phone ?? "" })}`}
            className="link-row"
          >
            {words.messages.ofCustomer}
          </a>
        </p>
      )}
      {customer.cashRefused > 0 && (
        <section className="strip strip-info">
          <div>
            <p>
              <b>{words.customers.cashRefused(customer.cashRefused)}</b>
            </p>
            {customer.paysAhead && <p>{words.customers.paysAhead}</p>}
            {roleHolds(role, customersEndpoints.letOff.right) && (
              <ActionForm
                endpoint={customersEndpoints.letOff}
                input={{ id: customer.id }}
                className="above-m"
              >
                <button type="submit" className="button button-quiet button-small">
                  {words.customers.letOff}
                </button>
              </ActionForm>
            )}
          </div>
        </section>
      )}
      {customer.lastOrders.length > 0 && (
        <Section title={words.customers.lastOrders}>
          <ul className="rows">
            {customer.lastOrders.map((card) => (
              <OrderRow key={card.id} card={card} />
            ))}
          </ul>
        </Section>
      )}
      {before.orders.length > 0 && (
        <Section title={pastOrders.ofCustomer}>
          <PastOrderRows orders={before.orders} />
        </Section>
      )}
      {customer.addresses.length > 0 && (
        <Section title={words.customers.addresses}>
          <ul className="history">
            {customer.addresses.map((address) => {
              const { name: to, street, city, state, pinCode } = address;
              const text = [to, street, city, [state, pinCode].filter(Boolean).join(" ")]
                .filter(Boolean)
                .join(", ");
              return (
                <li key={text}>
                  <AsWritten text={text} />
                </li>
              );
            })}
          </ul>
        </Section>
      )}
      <Section title={words.customers.notes}>
        {customer.notes.length > 0 && (
          <ul className="history below-m">
            {customer.notes.map(({ words: text, by, at }) => (
              <li key={at}>
                <p className="as-typed">
                  <AsWritten text={text} />
                </p>
                <span className="row-facts">
                  {minute(at, shell.lang)} · {actorName(by, words.order)}
                </span>
              </li>
            ))}
          </ul>
        )}
        {roleHolds(role, customersEndpoints.note.right) && (
          <ActionFold
            title={words.order.addNote}
            press={words.order.writeNote}
            endpoint={customersEndpoints.note}
            input={{ id: customer.id }}
          >
            {(state) => <ActionArea state={state} name="words" label={words.order.note} />}
          </ActionFold>
        )}
      </Section>
      {roleHolds(role, customersEndpoints.erase.right) && (
        <ActionFold
          title={words.customers.erase.title}
          press={words.customers.erase.press}
          endpoint={customersEndpoints.erase}
          input={{ id: customer.id }}
          look="danger"
        >
          {() => (
            <>
              <Paragraphs texts={words.customers.erase.lead} />
              {customer.lastOrders.some(({ state }) => !over.includes(state)) && (
                <p>
                  <b>{words.customers.erase.underWay}</b>
                </p>
              )}
              <Checkbox name="sure" label={words.customers.erase.sure} required />
            </>
          )}
        </ActionFold>
      )}
    </>
  );
}
