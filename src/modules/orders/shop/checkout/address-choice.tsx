import type { CheckoutView } from "#contract/checkout-view.ts";
import { dayIn } from "#contract/format/day-in.ts";
import { paths } from "#contract/paths.ts";
import { newAddress } from "#modules/accounts/rules/new-address.ts";
import { delivery as deliveryEnglish } from "#modules/delivery/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useShell } from "#web/ui/shell-context.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { ByWay } from "../public/by-way.tsx";
import { type AddressDraft, AddressFields } from "./address-fields.tsx";
import { useCheckoutTexts } from "./checkout-texts.ts";

type AddressChoiceProps = {
  readonly addresses: CheckoutView["addresses"];
  readonly draft: AddressDraft;
  readonly chosen?: string | undefined;
  /** Goods can be collected too: then the address is that of the invoice, wherever it is. */
  readonly mayCollect: boolean;
  readonly problem?: { readonly field?: string | undefined; readonly message: string } | undefined;
};

/** The address book, and room for one more; works by the radio alone, without script. */
export function AddressChoice({ addresses, draft, chosen, mayCollect, problem }: AddressChoiceProps) {
  const { confirm: words, collect, address } = useCheckoutTexts().checkout;
  if (addresses.length === 0)
    return (
      <fieldset>
        <legend className="field-label">
          <ByWay brought={words.noAddress} collected={collect.address} />
        </legend>
        <input type="hidden" name="addressId" value={newAddress} />
        <AddressFields values={draft} problem={problem} />
      </fieldset>
    );
  const first = firstAddress(addresses, chosen);
  return (
    <fieldset className="address-choice">
      <legend className="field-label">
        <ByWay brought={words.shippingAddress} collected={collect.address} />
      </legend>
      <div className="address-ways">
        {addresses.map(({ id, name, phone, street, city, state, pinCode, by, terms }) => (
          <div key={id}>
            <label className="tile address-tile">
              <input
                type="radio"
                name="addressId"
                value={id}
                defaultChecked={id === first}
                disabled={terms === null && !mayCollect}
              />
              <span className="shrinks">
                <span className="tile-label">{name}</span>
                <span className="tile-detail">
                  {street}, {city}, {address.stateName(state, city)}
                  {"\u00a0"}
                  {pinCode}
                </span>
                <span className="tile-detail">{phone}</span>
                <DeliveryDay by={by} />
              </span>
            </label>
            {terms === null && (
              <ShopLink to={paths.changeAddress(id)} className="button button-bare button-small">
                {words.changeAddress}
                <span className="sr-only">
                  : {street}, {pinCode}
                </span>
              </ShopLink>
            )}
          </div>
        ))}
        <label className="tile address-other">
          <input type="radio" name="addressId" value={newAddress} defaultChecked={first === newAddress} />
          <Icon name="plus" />
          <span className="tile-label">{words.newAddress}</span>
        </label>
      </div>
      <div className="address-new above-l">
        <AddressFields values={draft} problem={problem} />
      </div>
    </fieldset>
  );
}

function DeliveryDay({ by }: { readonly by: string | null }) {
  const words = useWords("delivery", deliveryEnglish);
  const refusal = useCheckoutTexts().checkout.confirm.notThere;
  const lang = useShell().lang;
  return (
    <span className="tile-detail strong when-brought">{by ? words.byDay(dayIn(by, lang)) : refusal}</span>
  );
}

/** The one that stands chosen: what was chosen, but never one where nothing is brought to or that is gone. */
export function firstAddress(addresses: CheckoutView["addresses"], chosen?: string): string {
  const reached = addresses.filter(({ terms }) => terms !== null);
  const isThere = chosen === newAddress || reached.some(({ id }) => id === chosen);
  if (chosen !== undefined && isThere) return chosen;
  return (reached.find(({ isDefault }) => isDefault) ?? reached[0])?.id ?? newAddress;
}
