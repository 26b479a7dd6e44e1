import { fillFromPinOf } from "#web/request/fill-from-pin.ts";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import { PlaceAsk } from "#web/ui/place-ask.tsx";
import { StateField } from "#web/ui/state-field.tsx";
import { useCheckoutTexts } from "./checkout-texts.ts";

export type AddressDraft = Readonly<Record<string, string>>;

type AddressFieldsProps = {
  readonly values: AddressDraft;
  readonly problem?: { readonly field?: string | undefined; readonly message: string } | undefined;
};

/** The names that browsers fill in by themselves. What the server filled in is mounted anew: a used field keeps its own. */
export function AddressFields({ values, problem }: AddressFieldsProps) {
  const words = useCheckoutTexts().checkout.address;
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? "",
    required: true,
    error: problem?.field === name ? problem.message : undefined,
  });
  return (
    <div className="stack gap-l two-up">
      <TextField label={words.name} {...field("name")} autoComplete="name" maxLength={100} />
      <TextField
        label={words.phone}
        {...field("phone")}
        type="tel"
        autoComplete="tel"
        hint={words.phoneHint}
        maxLength={40}
      />
      <TextAreaField
        label={words.street}
        {...field("street")}
        rows={2}
        className="field-wide"
        autoComplete="street-address"
        maxLength={200}
      />
      <TextField
        label={words.pinCode}
        {...field("pinCode")}
        inputMode="numeric"
        autoComplete="postal-code"
        onInput={fillFromPinOf}
        maxLength={10}
      />
      <PlaceAsk drawn={values} />
      <TextField
        key={`city ${values.city}`}
        label={words.city}
        {...field("city")}
        autoComplete="address-level2"
        maxLength={80}
      />
      <StateField
        key={`state ${values.state}`}
        label={words.state}
        {...field("state")}
        nameOf={words.stateName}
        autoComplete="address-level1"
      />
      <TextField
        label={words.country}
        {...field("country")}
        defaultValue={values.country ?? "India"}
        autoComplete="country-name"
        enterKeyHint="done"
        maxLength={60}
      />
    </div>
  );
}
