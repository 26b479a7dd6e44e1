import { stateNames } from "#contract/india/states.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { DraftButton } from "#manage/parts/draft-button.tsx";
import { Section } from "#manage/parts/section.tsx";
import { ByWay } from "#modules/orders/shop/public/by-way.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { PlaceAsk } from "#web/ui/place-ask.tsx";
import { DraftFold } from "./draft-fold.tsx";
import { DraftStores } from "./draft-stores.tsx";
import type { OrderDraft } from "./order-draft.ts";

export type KnownFields = Readonly<
  Record<"name" | "phone" | "street" | "city" | "state" | "pinCode", string>
>;

type DraftCustomerProps = {
  readonly draft: OrderDraft;
  readonly known: KnownFields;
  readonly typed: Readonly<Record<string, string>>;
};

/** Who buys, and where it goes. */
export function DraftCustomer({ draft, known, typed }: DraftCustomerProps) {
  const { shell, words, problem } = useOffice();
  const { newOrder } = words;
  const errorOf = (name: string) => (problem?.field === name ? problem.message : undefined);
  const field = (name: keyof KnownFields, more = {}) => ({
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
    <Section title={newOrder.customer}>
      <div className="with-button" id="customer">
        <TextField {...field("phone", { type: "tel", inputMode: "tel" })} />
        <DraftButton to={officePath("new-order#customer")} press="look">
          {newOrder.find}
        </DraftButton>
      </div>
      {known.phone !== "" && (
        <p className="muted" role="status">
          {draft.customer ? (
            <a href={officePath(`customers/${draft.customer.id}`)}>{newOrder.known(draft.customer.name)}</a>
          ) : (
            newOrder.unknown
          )}
        </p>
      )}
      <TextField {...field("name")} />
      <DraftStores draft={draft} typed={typed} />
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
      {draft.asksGstin && <DraftBusiness typed={typed} />}
    </Section>
  );
}

/** Most buy for themselves. */
function DraftBusiness({ typed }: { readonly typed: Readonly<Record<string, string>> }) {
  const { business, collect } = useOffice().words.newOrder;
  const hint = <ByWay brought={business.gstinHint} collected={collect.gstinHint} />;
  const gstin = { hint, autoCapitalize: "characters", spellCheck: false, maxLength: 20 };
  return (
    <DraftFold
      title={business.title}
      typed={typed}
      fields={[
        { name: "gstin", label: business.gstin, ...gstin },
        { name: "businessName", label: business.businessName, maxLength: 120 },
      ]}
    />
  );
}
