import { stateNames } from "#contract/india/states.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionField, ActionKey } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { Section } from "#manage/parts/section.tsx";
import { orderChangesEndpoints } from "#modules/orders/changes/endpoints.ts";
import { SelectField } from "#web/ui/field.tsx";
import { OrderCounts } from "../public/order-counts.tsx";
import { about, can, type OrderPart } from "../public/order-parts.ts";
import { ChangeChoice, hasOthers } from "./change-choice.tsx";

/** What can be otherwise than it was bought, until it leaves. */
export function ChangeOrder({ order }: OrderPart) {
  const { orderChanges: words } = textsOf(useOffice().shell.lang);
  const folds = [
    can(order, "changeChoice") && order.lines.some(hasOthers) && <ChangeChoice key="choice" order={order} />,
    can(order, "takeOut") && <TakeOut key="takeOut" order={order} />,
    can(order, "giveDiscount") && <GiveDiscount key="discount" order={order} />,
    can(order, "changeAddress") && <ChangeAddress key="address" order={order} />,
    can(order, "addGoods") && <AddGoods key="add" order={order} />,
  ].filter(Boolean);
  if (folds.length === 0) return null;
  return (
    <Section title={words.title} anchor="change">
      <p className="muted">{words.lead}</p>
      {folds}
    </Section>
  );
}

function AddGoods({ order }: OrderPart) {
  const { orderChanges: words } = textsOf(useOffice().shell.lang);
  return (
    <>
      <p className="above-m">
        <a href={officePath(`new-order?joins=${order.number}`)} className="button button-quiet">
          {words.addGoods}
        </a>
      </p>
      <p className="field-hint">{words.addHint}</p>
    </>
  );
}

function TakeOut({ order }: OrderPart) {
  const { orderChanges: words } = textsOf(useOffice().shell.lang);
  return (
    <ActionFold
      title={words.takeOut}
      endpoint={orderChangesEndpoints.takeOut}
      input={about(order)}
      look="danger"
    >
      {(state) => (
        <>
          <p className="muted">{isCash(order) ? words.cashHint : words.paidHint}</p>
          <ActionKey state={state} />
          <OrderCounts order={order} of="goods" label={words.takeOutGoods} state={state} />
          <ActionField state={state} name="reason" label={words.reason} required />
        </>
      )}
    </ActionFold>
  );
}

function GiveDiscount({ order }: OrderPart) {
  const { orderChanges: words } = textsOf(useOffice().shell.lang);
  return (
    <ActionFold title={words.giveDiscount} endpoint={orderChangesEndpoints.giveDiscount} input={about(order)}>
      {(state) => (
        <>
          <p className="muted">{isCash(order) ? words.discountCashHint : words.discountPaidHint}</p>
          <ActionKey state={state} />
          <ActionField
            state={state}
            name="discount"
            label={words.discount}
            hint={words.discountHint}
            autoComplete="off"
            required
          />
          <ActionField state={state} name="reason" label={words.reason} required />
        </>
      )}
    </ActionFold>
  );
}

function isCash({ money }: OrderPart["order"]): boolean {
  return money?.payment.method === "cash";
}

function ChangeAddress({ order }: OrderPart) {
  const { shell, words } = useOffice();
  const { newOrder } = words;
  const texts = textsOf(shell.lang);
  const { orderChanges } = texts;
  const { to, reach } = order;
  return (
    <ActionFold
      title={orderChanges.address}
      press={orderChanges.saveAddress}
      endpoint={orderChangesEndpoints.changeAddress}
      input={about(order)}
    >
      {(state) => {
        const field = (name: "name" | "phone" | "street" | "city" | "pinCode", now: string | undefined) => ({
          ...{ state, name, label: newOrder[name], defaultValue: now, autoComplete: "off", required: true },
        });
        return (
          <>
            <p className="muted">{orderChanges.addressHint}</p>
            <ActionField {...field("name", to.name)} />
            <ActionField {...field("phone", reach?.phone)} type="tel" inputMode="tel" />
            <ActionField {...field("street", to.street)} />
            <div className="two">
              <ActionField {...field("pinCode", to.pinCode)} inputMode="numeric" maxLength={10} />
              <ActionField {...field("city", to.city)} />
            </div>
            <SelectField
              label={newOrder.state}
              name="state"
              required
              defaultValue={state.typedOf("state") ?? to.state}
              error={state.errorOf("state")}
            >
              {stateNames.map((name) => (
                <option key={name} value={name}>
                  {texts.checkout.address.stateName(name)}
                </option>
              ))}
            </SelectField>
          </>
        );
      }}
    </ActionFold>
  );
}
