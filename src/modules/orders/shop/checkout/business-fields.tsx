import { TextField } from "#web/ui/field.tsx";
import type { AddressDraft } from "./address-fields.tsx";
import { useCheckoutTexts } from "./checkout-texts.ts";

type BusinessFieldsProps = {
  readonly values: AddressDraft;
  readonly problem?: { readonly field?: string | undefined; readonly message: string } | undefined;
};

const names = ["gstin", "businessName"];

/** Folded away from the many who buy for themselves. */
export function BusinessFields({ values, problem }: BusinessFieldsProps) {
  const words = useCheckoutTexts().checkout.business;
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? "",
    error: problem?.field === name ? problem.message : undefined,
  });
  const isOpen = names.some((name) => values[name] || problem?.field === name);
  return (
    <details open={isOpen}>
      <summary className="business-open">{words.title}</summary>
      <div className="stack gap-l above-m two-up">
        <TextField
          label={words.gstin}
          {...field("gstin")}
          hint={words.gstinHint}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
        <TextField
          label={words.name}
          {...field("businessName")}
          autoComplete="organization"
          maxLength={120}
        />
      </div>
    </details>
  );
}
