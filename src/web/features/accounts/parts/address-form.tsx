import type { AddressView } from "#contract/account-view.ts";
import { addressesCalls } from "#contract/calls/addresses.ts";
import { profile as profileWords } from "#contract/texts/en/profile.ts";
import { fillPlaceOf } from "#web/request/fill-place-of.ts";
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
        ? { call: addressesCalls.change, hidden: { id: address.id } }
        : { call: addressesCalls.add })}
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
      <div className="grid gap-4 sm:grid-cols-2">
        {field("pinCode")}
        <PlaceAsk />
        {field("city")}
        <StateOfAddress kept={start.state} />
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

function StateOfAddress({ kept }: { readonly kept: string }) {
  const profile = useWords("profile", profileWords);
  const typed = useTyped("state");
  return (
    <StateField
      label={profile.address.state}
      name="state"
      required
      defaultValue={typed ?? kept}
      error={useFieldError("state")}
      nameOf={profile.stateName}
      autoComplete="shipping address-level1"
    />
  );
}

const fieldKinds = {
  name: { autoComplete: "shipping name" },
  phone: { autoComplete: "shipping tel", type: "tel" },
  city: { autoComplete: "shipping address-level2" },
  pinCode: { autoComplete: "shipping postal-code", inputMode: "numeric", onInput: fillPlaceOf },
  country: { autoComplete: "shipping country-name", enterKeyHint: "done" },
} as const;
