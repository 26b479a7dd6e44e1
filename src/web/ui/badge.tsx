import type { ReactNode } from "react";

export type BadgeLook = "plain" | "accent" | "marigold" | "leaf" | "danger" | "indigo";

type BadgeProps = { readonly look?: BadgeLook; readonly className?: string; readonly children: ReactNode };

export function Badge({ look = "plain", className = "", children }: BadgeProps) {
  return <span className={`badge badge-${look} ${className}`}>{children}</span>;
}
