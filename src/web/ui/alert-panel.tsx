import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

export type AlertKind = "info" | "success" | "warning" | "error";

type AlertPanelProps = {
  readonly kind?: AlertKind;
  readonly title?: string;
  /** Errors that appear after the page stands are announced at once. */
  readonly live?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
};

const icons: Record<AlertKind, IconName> = {
  info: "info",
  success: "done",
  warning: "warning",
  error: "alert",
};

export function AlertPanel({
  kind = "info",
  title,
  live = false,
  className = "",
  children,
}: AlertPanelProps) {
  const role = kind === "error" ? "alert" : "status";
  return (
    <div className={`alert-panel ${className}`} data-kind={kind} role={live ? role : undefined}>
      <Icon name={icons[kind]} className="alert-icon" />
      <div className="grow">
        {title !== undefined && <p className="strong">{title}</p>}
        {children}
      </div>
    </div>
  );
}
