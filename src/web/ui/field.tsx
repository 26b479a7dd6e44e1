import { type ComponentProps, type ReactNode, useId } from "react";
import { useCoreTexts } from "./core-texts.ts";
import { FieldError } from "./field-error.tsx";
import { Icon } from "./icon.tsx";

export type FieldAria = {
  readonly id: string;
  readonly required?: boolean;
  readonly "aria-invalid"?: true;
  readonly "aria-describedby"?: string;
};

type FieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly className?: string;
  readonly children: (aria: FieldAria) => ReactNode;
};

/** Label above, hint and error below, tied to whatever control the child draws. */
export function Field({ label, hint, error, required = false, className = "", children }: FieldProps) {
  const { shell } = useCoreTexts();
  const id = useId();
  const hintId = hint === undefined ? [] : [`${id}-hint`];
  const errorId = error === undefined ? [] : [`${id}-error`];
  const describedBy = [...errorId, ...hintId].join(" ");
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id} className="field-label">
        {label}
        {!required && <span className="field-optional">{shell.optional}</span>}
      </label>
      {children({
        id,
        ...(required && { required }),
        ...(error !== undefined && { "aria-invalid": true as const }),
        ...(describedBy !== "" && { "aria-describedby": describedBy }),
      })}
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

type Frame = Omit<FieldProps, "children">;
type TextFieldProps = Frame & Omit<ComponentProps<"input">, keyof Frame> & { readonly after?: ReactNode };

export function TextField({ label, hint, error, required, className, after, ...input }: TextFieldProps) {
  return (
    <Field {...frameOf({ label, hint, error, required, className })}>
      {(aria) => (
        <span className="block anchor">
          <input className="input" {...input} {...aria} />
          {after}
        </span>
      )}
    </Field>
  );
}

type TextAreaFieldProps = Frame & Omit<ComponentProps<"textarea">, keyof Frame>;

export function TextAreaField({ label, hint, error, required, className, ...area }: TextAreaFieldProps) {
  return (
    <Field {...frameOf({ label, hint, error, required, className })}>
      {(aria) => <textarea className="input" rows={4} {...area} {...aria} />}
    </Field>
  );
}

type SelectFieldProps = Frame &
  Omit<ComponentProps<"select">, keyof Frame> & { readonly children: ReactNode };

export function SelectField({
  label,
  hint,
  error,
  required,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...frameOf({ label, hint, error, required, className })}>
      {(aria) => (
        <span className="select">
          <select className="input" {...select} {...aria}>
            {children}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}

type LooseFrame = { readonly [K in keyof Frame]: Frame[K] | undefined } & { readonly label: string };

function frameOf({ label, hint, error, required, className }: LooseFrame): Frame {
  return {
    label,
    error,
    ...(hint !== undefined && { hint }),
    ...(required !== undefined && { required }),
    ...(className !== undefined && { className }),
  };
}
