import { TextField } from "#web/ui/field.tsx";
import type { ActionState } from "./action-form.tsx";

interface CountFieldProps {
  readonly label: string;
  readonly name: string;
  readonly most: number;
  readonly begin: number;
  readonly state: ActionState;
}

/** A number of pieces, none to all there are; after a refusal it holds what was typed. */
export function CountField({ label, name, most, begin, state }: CountFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      required
      defaultValue={state.typedOf(name) ?? begin}
    />
  );
}
