import type { ComponentProps } from "react";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import type { DeedState } from "./deed-form.tsx";

type DeedFieldProps = Omit<ComponentProps<typeof TextField>, "name"> & {
  readonly state: DeedState;
  readonly name: string;
};

/** A field with what had been typed, and what was wrong with it; that one has the focus. */
export function DeedField({ state, name, defaultValue, ...rest }: DeedFieldProps) {
  const error = state.errorOf(name);
  return (
    <TextField
      {...rest}
      name={name}
      error={error}
      defaultValue={state.typedOf(name) ?? defaultValue}
      autoFocus={error !== undefined}
    />
  );
}

/** Sent twice, the same form is one wish. */
export function DeedKey({ state }: { readonly state: DeedState }) {
  return <input type="hidden" name="key" value={state.typedOf("key") ?? crypto.randomUUID()} />;
}

type DeedAreaProps = {
  readonly state: DeedState;
  readonly name: string;
  readonly label: string;
  readonly now?: string;
  readonly isOptional?: boolean;
};

export function DeedArea({ state, name, label, now, isOptional = false }: DeedAreaProps) {
  const error = state.errorOf(name);
  return (
    <TextAreaField
      label={label}
      name={name}
      rows={3}
      required={!isOptional}
      error={error}
      defaultValue={state.typedOf(name) ?? now}
      autoFocus={error !== undefined}
    />
  );
}
