import type { AddressView } from "#modules/accounts/account-view.ts";
import { addressesEndpoints } from "#modules/accounts/addresses/endpoints.ts";
import { profile as profileWords } from "#modules/accounts/texts/profile.ts";
import { fillFromPinOf } from "#web/request/fill-from-pin.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { PlaceAsk } from "#web/ui/place-ask.tsx";
import { StateField } from "#web/ui/state-field.tsx";
import { useWords } from "#web/ui/words.ts";
import { AccountForm, FormArea, FormField, useFieldError, useTyped } from "./account-form.tsx";

type AddressFormProps = {
  readonly address: AddressView | null;
  /** What a new address begins with. */
  readonly name: string;
  readonly phone: string;
};

export function AddressForm({ address, name, phone }: AddressFormProps) {
  const profile = useWords("profile", profileWords);
  const start = address ?? { name, phone, street: "", city: "", state: "", pinCode: "", country: "India" };
  const field = (of: keyof typeof fieldKinds) => (
    <FormField
      key={of}
      label={profile.address[of]}
      name={of}
      required
      defaultValue={start[of]}
      {...(of === "phone" && { hint: profile.address.phoneHint })}
      {...fieldKinds[of]}
    />
  );
  return (
    <AccountForm
      {...(address
        ? { endpoint: addressesEndpoints.change, hidden: { id: address.id } }
        : { endpoint: addressesEndpoints.add })}
      submit={profile.saveAddress}
      pendingLabel={profile.saving}
      isPart
      noValidate
    >
      {field("name")}
      {field("phone")}
      <FormArea
        label={profile.address.street}
        name="street"
        required
        defaultValue={start.street}
        autoComplete="shipping street-address"
      />
      <div className="stack gap-l two-up">
        {field("pinCode")}
        <PlaceOfAddress kept={start} />
        {field("country")}
      </div>
      <Checkbox
        label={profile.makeDefault}
        name="isDefault"
        value="1"
        defaultChecked={address?.isDefault ?? false}
      />
    </AccountForm>
  );
}

type Kept = { readonly pinCode: string; readonly city: string; readonly state: string };

/** What the server filled in is mounted anew: a field that was used keeps what it has. */
function PlaceOfAddress({ kept }: { readonly kept: Kept }) {
  const profile = useWords("profile", profileWords);
  const pinCode = useTyped("pinCode") ?? kept.pinCode;
  const city = useTyped("city") ?? kept.city;
  const state = useTyped("state") ?? kept.state;
  return (
    <>
      <PlaceAsk drawn={{ pinCode, city, state }} />
      <FormField
        key={`city ${city}`}
        label={profile.address.city}
        name="city"
        required
        defaultValue={city}
        autoComplete="shipping address-level2"
      />
      <StateField
        key={`state ${state}`}
        label={profile.address.state}
        name="state"
        required
        defaultValue={state}
        error={useFieldError("state")}
        nameOf={profile.stateName}
        autoComplete="shipping address-level1"
      />
    </>
  );
}

const fieldKinds = {
  name: { autoComplete: "shipping name" },
  phone: { autoComplete: "shipping tel", type: "tel" },
  pinCode: { autoComplete: "shipping postal-code", inputMode: "numeric", onInput: fillFromPinOf },
  country: { autoComplete: "shipping country-name", enterKeyHint: "done" },
} as const;
