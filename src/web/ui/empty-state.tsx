import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

type EmptyStateProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: ReactNode;
  readonly heading?: "h1" | "h2" | "h3";
  /** The one next action. */
  readonly children?: ReactNode;
};

export function EmptyState({ icon, title, text, heading: Heading = "h2", children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <span className="empty-state-sign">
        <Icon name={icon} className="size-10" />
      </span>
      <Heading className="text-2xl">{title}</Heading>
      {text !== undefined && <p className="max-w-md text-muted">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
