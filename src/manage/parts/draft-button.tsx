import type { ReactNode } from "react";
import { draftName } from "#server/office/draft-name.ts";

type DraftButtonProps = {
  readonly press: string;
  /** The page that shows it, and where on it one goes on; else the one it stands on. */
  readonly to?: string;
  readonly className?: string;
  readonly label?: string;
  readonly isHidden?: boolean;
  readonly children: ReactNode;
};

/** Shows the form again with what the press is about; nothing is done yet, so nothing has to be complete. */
export function DraftButton({
  press,
  to,
  className = "button button-quiet",
  label,
  isHidden = false,
  children,
}: DraftButtonProps) {
  return (
    <button
      type="submit"
      name={draftName}
      value={press}
      formNoValidate
      formAction={to}
      className={className}
      aria-label={label}
      {...(isHidden && { tabIndex: -1, "aria-hidden": true })}
    >
      {children}
    </button>
  );
}
