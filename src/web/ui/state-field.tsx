import type { ComponentProps } from "react";
import { place as placeEnglish } from "#contract/texts/en/place.ts";
import { SelectField } from "./field.tsx";
import { states } from "./states.ts";
import { useWords } from "./words.ts";

type StateFieldProps = Omit<ComponentProps<typeof SelectField>, "children"> & {
  /** As the language calls it. */
  readonly nameOf: (state: string) => string;
};

/** India's states; what an older address has instead stands beside them. */
export function StateField({ nameOf, ...field }: StateFieldProps) {
  const words = useWords("place", placeEnglish);
  const kept = String(field.defaultValue ?? "");
  const isOther = kept !== "" && !states.some((state) => state === kept);
  return (
    <SelectField {...field}>
      <option value="" label={words.chooseState} />
      {[...(isOther ? [kept] : []), ...states].map((state) => (
        <option key={state} value={state}>
          {nameOf(state)}
        </option>
      ))}
    </SelectField>
  );
}
