import type { AddressView } from "#contract/account-view.ts";
import { addressesCalls } from "#contract/calls/addresses.ts";
import { profile as profileWords } from "#contract/texts/en/profile.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { useWords } from "#web/ui/words.ts";
import { AccountForm, FormArea, FormField } from "./account-form.tsx";

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
        {field("city")}
        {field("state")}
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

const fieldKinds = {
  name: { autoComplete: "shipping name" },
  phone: { autoComplete: "shipping tel", type: "tel" },
  city: { autoComplete: "shipping address-level2" },
  state: { autoComplete: "shipping address-level1" },
  pinCode: { autoComplete: "shipping postal-code", inputMode: "numeric" },
  country: { autoComplete: "shipping country-name", enterKeyHint: "done" },
} as const;
