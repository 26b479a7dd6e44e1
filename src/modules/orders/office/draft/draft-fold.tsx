import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";

type DraftFoldProps = {
  readonly title: string;
  /** What holds while nobody opens it. */
  readonly said?: string | undefined;
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

/** A part of an order by phone whose turn comes after the goods. */
export function DraftFold({ title, said, isOpen, children }: DraftFoldProps) {
  return (
    <details className="fold draft-fold" open={isOpen}>
      <summary>
        <h2>{title}</h2> {said && <span className="fold-said">{said}</span>}
        <Icon name="chevron-down" className="turns push" />
      </summary>
      {children}
    </details>
  );
}
