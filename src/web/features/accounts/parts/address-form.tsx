import { Form } from "react-router";
import type { AddressView } from "#contract/account-view.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useWords } from "#web/ui/words.ts";
import { errorOf, FormAlert } from "./form-alert.tsx";
import { CancelLink } from "./profile-part.tsx";
import { useProblem } from "./use-problem.ts";

type AddressFormProps = {
  readonly address: AddressView | null;
  /** What a new address begins with. */
  readonly name: string;
  readonly phone: string;
};

export function AddressForm({ address, name, phone }: AddressFormProps) {
  const { profile } = useWords("accounts", accountsWords);
  const { problem, pending } = useProblem("address");
  const start = address ?? { name, phone, street: "", city: "", state: "", pinCode: "", country: "India" };
  const field = (of: keyof typeof fieldKinds) => (
    <TextField
      key={of}
      label={profile.address[of]}
      name={of}
      required
      defaultValue={problem?.values?.[of] ?? start[of]}
      error={errorOf(problem, of)}
      {...(of === "phone" && { hint: profile.address.phoneHint })}
      {...fieldKinds[of]}
    />
  );
  return (
    <Form method="post" className="grid gap-4" preventScrollReset>
      <FormAlert problem={problem?.field ? undefined : problem} />
      <input type="hidden" name="intent" value="address" />
      <input type="hidden" name="id" value={address?.id ?? ""} />
      {field("name")}
      {field("phone")}
      {field("street")}
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending} pendingLabel={profile.saving}>
          {profile.saveAddress}
        </Button>
        <CancelLink />
      </div>
    </Form>
  );
}

const fieldKinds = {
  name: { autoComplete: "shipping name" },
  phone: { autoComplete: "shipping tel", type: "tel" },
  street: { autoComplete: "shipping street-address" },
  city: { autoComplete: "shipping address-level2" },
  state: { autoComplete: "shipping address-level1" },
  pinCode: { autoComplete: "shipping postal-code", inputMode: "numeric" },
  country: { autoComplete: "shipping country-name" },
} as const;
