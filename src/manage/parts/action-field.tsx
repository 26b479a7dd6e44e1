import type { ComponentProps } from "react";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import type { ActionState } from "./action-form.tsx";

type ActionFieldProps = Omit<ComponentProps<typeof TextField>, "name"> & {
  readonly state: ActionState;
  readonly name: string;
};

/** A field with what had been typed, and what was wrong with it; that one has the focus. */
export function ActionField({ state, name, defaultValue, ...rest }: ActionFieldProps) {
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

/** Sent twice, the same form is one request. */
export function ActionKey({ state }: { readonly state: ActionState }) {
  return <input type="hidden" name="key" value={state.typedOf("key") ?? crypto.randomUUID()} />;
}

type ActionAreaProps = {
  readonly state: ActionState;
  readonly name: string;
  readonly label: string;
  readonly now?: string;
  readonly isOptional?: boolean;
};

export function ActionArea({ state, name, label, now, isOptional = false }: ActionAreaProps) {
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
