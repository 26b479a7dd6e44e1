import type { ComponentProps, ReactNode } from "react";

type IconButtonProps = ComponentProps<"button"> & { readonly label: string; readonly children: ReactNode };

export function IconButton({ label, children, className = "", ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className={`icon-button ${className}`} {...rest}>
      {children}
    </button>
  );
}
