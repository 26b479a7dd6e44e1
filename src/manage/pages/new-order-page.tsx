import { deskCalls } from "#contract/calls/desk.ts";
import { formatRupees } from "#contract/money.ts";
import { stateNames } from "#contract/states.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { SelectField, TextAreaField, TextField } from "#web/ui/field.tsx";
import { PlaceAsk } from "#web/ui/place-ask.tsx";
import { RadioTiles } from "#web/ui/radio-tiles.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { BackTo } from "../parts/back-to.tsx";
import { Bill } from "../parts/bill.tsx";
import { DraftBusiness } from "../parts/draft-business.tsx";
import { DraftButton } from "../parts/draft-button.tsx";
import { DraftGoods } from "../parts/draft-goods.tsx";
import type { DraftLine, OrderDraft } from "../parts/order-draft.ts";
import { Section } from "../parts/section.tsx";

type NewOrderProps = {
  readonly draft: OrderDraft;
  readonly lines: readonly DraftLine[];
  readonly typed: Readonly<Record<string, string>>;
};

/** An order by phone: one form, in which every button but the last shows it again with all that was typed. */
export function NewOrderPage({ draft, lines, typed }: NewOrderProps) {
  const { shell, words, problem } = useOffice();
  const { newOrder } = words;
  const errorOf = (name: string) => (problem?.field === name ? problem.message : undefined);
  const known = knownOf(draft, typed);
  const field = (name: keyof typeof known, more = {}) => ({
    name,
    label: newOrder[name],
    defaultValue: known[name],
    error: errorOf(name),
    autoFocus: errorOf(name) !== undefined,
    autoComplete: "off",
    required: true,
    ...more,
  });
  return (
    <>
      <BackTo to="orders" name={words.orders.title} />
      <h1>{newOrder.title}</h1>
      <form method="post" action={officePath("new-order")} className="new-order" noValidate>
        {/* Enter in a field presses the first button there is. */}
        <DraftButton press="look" className="sr-only" isHidden>
          {newOrder.look}
        </DraftButton>
        <input type="hidden" name="key" value={typed.key ?? crypto.randomUUID()} />
        {draft.quote && <input type="hidden" name="shownPaise" value={draft.quote.total} />}
        <Section title={newOrder.customer}>
          <div className="with-button" id="customer">
            <TextField {...field("phone", { type: "tel", inputMode: "tel" })} />
            <DraftButton press="look" to="customer">
              {newOrder.find}
            </DraftButton>
          </div>
          {known.phone !== "" && (
            <p className="text-muted" role="status">
              {draft.customer ? (
                <a href={officePath(`customers/${draft.customer.id}`)}>
                  {newOrder.known(draft.customer.name)}
                </a>
              ) : (
                newOrder.unknown
              )}
            </p>
          )}
        </Section>
        <DraftGoods draft={draft} lines={lines} search={typed.search ?? ""} />
        <Section title={newOrder.address}>
          <TextField {...field("name")} />
          <TextField {...field("street")} />
          <div className="two">
            <TextField {...field("pinCode", { inputMode: "numeric", maxLength: 10 })} />
            <TextField {...field("city")} />
          </div>
          <PlaceAsk />
          <SelectField {...field("state")}>
            <option value="">{newOrder.choose}</option>
            {stateNames.map((name) => (
              <option key={name} value={name}>
                {textsOf(shell.lang).checkout.address.stateName(name)}
              </option>
            ))}
          </SelectField>
        </Section>
        {draft.asksGstin && <DraftBusiness typed={typed} />}
        <div id="total">
          <Section title={newOrder.total}>
            {draft.quote ? (
              <Bill bill={draft.quote} names={words.order} charges={textsOf(shell.lang).charges} />
            ) : (
              <p className="text-muted">{newOrder.noTotal}</p>
            )}
            {!draft.isDelivered && <p className="field-error">{newOrder.notDelivered}</p>}
            <DraftButton press="look" to="total">
              {newOrder.look}
            </DraftButton>
          </Section>
        </div>
        <Section title={newOrder.payment}>
          <RadioTiles
            legend={newOrder.howPaid}
            name="payment"
            defaultValue={typed.payment ?? "link"}
            error={errorOf("payment")}
            tiles={draft.ways.map((way) => ({
              value: way,
              label: newOrder.ways[way],
              detail: way === "link" ? newOrder.linkHint(draft.linkHours) : newOrder.wayHints[way],
            }))}
          />
          <TextField
            {...field("reference", { required: false, hint: newOrder.referenceHint })}
            className="only-paid"
          />
          <TextAreaField
            label={newOrder.note}
            name="note"
            rows={2}
            maxLength={2_000}
            defaultValue={typed.note}
            error={errorOf("note")}
          />
        </Section>
        <button
          type="submit"
          name="call"
          value={deskCalls.enter.name}
          className="button button-primary button-large"
        >
          {draft.quote ? newOrder.enterFor(formatRupees(draft.quote.total)) : newOrder.enter}
        </button>
      </form>
    </>
  );
}

/** What was typed; of somebody known the address that parcels went to before, as long as none is typed. */
function knownOf({ customer }: OrderDraft, typed: NewOrderProps["typed"]) {
  const { name = "", phone = "", street = "", city = "", state = "", pinCode = "", reference = "" } = typed;
  const isTyped = [street, city, state, pinCode].some((text) => text.trim() !== "");
  const said = { name: name || (customer?.name ?? ""), phone, street, city, state, pinCode, reference };
  return isTyped || !customer?.address
    ? said
    : { ...said, ...customer.address, name: name || customer.address.name };
}
