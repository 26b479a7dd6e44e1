import type { ComponentProps, ReactNode } from "react";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  readonly label: ReactNode;
  readonly kind?: "checkbox" | "radio";
};

/** A box or, as `kind="radio"`, one of a group: native both, with a target of 44 px. */
export function Checkbox({ label, kind = "checkbox", className = "", ...input }: CheckboxProps) {
  return (
    <label className={`checkbox ${className}`}>
      <input type={kind} {...input} />
      <span>{label}</span>
    </label>
  );
}
