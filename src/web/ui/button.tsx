import type { ComponentProps, ReactNode } from "react";
import { Spinner } from "./spinner.tsx";

export type ButtonLook = "primary" | "quiet" | "danger" | "bare";
export type ButtonSize = "small" | "usual" | "large";

type ButtonProps = ComponentProps<"button"> & {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  /** Keeps its width, says that it is busy and ignores a second press. */
  readonly pending?: boolean;
  readonly pendingLabel?: string | undefined;
  readonly children: ReactNode;
};

export function Button({
  look = "primary",
  size = "usual",
  pending = false,
  pendingLabel,
  className = "",
  type = "button",
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${buttonClass(look, size)} ${className}`}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      <span className="button-label" data-hidden={pending && pendingLabel === undefined ? "" : undefined}>
        {pending && pendingLabel !== undefined ? pendingLabel : children}
      </span>
      {pending && <Spinner className={pendingLabel === undefined ? "button-spinner" : ""} />}
    </button>
  );
}

export function buttonClass(look: ButtonLook = "primary", size: ButtonSize = "usual"): string {
  return `button button-${look} button-${size}`;
}
