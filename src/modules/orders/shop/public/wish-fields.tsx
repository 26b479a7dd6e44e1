import type { Texts } from "#contract/texts/en.ts";
import { changeWishes } from "#modules/orders/rules/can-be-changed.ts";
import { SelectField, TextAreaField } from "#web/ui/field.tsx";

type WishFieldsProps = {
  readonly words: Texts["orders"]["change"];
  readonly typed: (name: "about" | "words") => string | undefined;
  readonly errorOf: (name: "about" | "words") => string | undefined;
};

/** What is to change, and how: on the order's page and for whoever holds its link. */
export function WishFields({ words, typed, errorOf }: WishFieldsProps) {
  return (
    <>
      <SelectField
        label={words.about}
        name="about"
        required
        error={errorOf("about")}
        defaultValue={typed("about") ?? ""}
      >
        <option value="">{words.choose}</option>
        {changeWishes.map((about) => (
          <option key={about} value={about}>
            {words.abouts[about]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={words.words}
        name="words"
        rows={3}
        required
        maxLength={1_000}
        error={errorOf("words")}
        defaultValue={typed("words")}
      />
    </>
  );
}
