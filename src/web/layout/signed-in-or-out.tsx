import type { ReactNode } from "react";
import { useShell } from "#web/ui/shell-context.ts";

type SignedInOrOutProps = {
  readonly as?: "div" | "li";
  /** For whoever is signed in, or for whoever is not. */
  readonly way: "in" | "out";
  readonly className?: string;
  readonly children: ReactNode;
};

/** A page made for all has what either needs, and shows whichever it is; a page made for one has that alone. */
export function SignedInOrOut({ as: Part = "div", way, className, children }: SignedInOrOutProps) {
  const { user, forAll } = useShell();
  const isHidden = way === "in" ? !user : !!user;
  if (isHidden && !forAll) return null;
  return (
    <Part className={className} data-own={way} hidden={isHidden} suppressHydrationWarning>
      {children}
    </Part>
  );
}
