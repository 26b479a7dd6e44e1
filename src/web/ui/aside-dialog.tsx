import { type ReactNode, useEffect, useId } from "react";
import { shell as shellWords } from "#contract/texts/en/shell.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { useWords } from "./words.ts";

export interface AsideDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What can be done with it. */
  readonly ways: ReactNode;
  readonly leave: () => void;
  /** Where there is a bar below, it lies on that. */
  readonly isSlim?: boolean;
}

/** Something offered beside what the shopper does and never in its way; Escape sends it off too. */
export function AsideDialog({ title, children, ways, leave, isSlim = false }: AsideDialogProps) {
  const { close } = useWords("shell", shellWords);
  const titleId = useId();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => event.key === "Escape" && leave();
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [leave]);

  return (
    <div role="dialog" aria-labelledby={titleId} className={isSlim ? "welcome welcome-slim" : "welcome"}>
      <div className="aside-head">
        <h2 id={titleId} className="title-3 grow">
          {title}
        </h2>
        <IconButton label={close} className="aside-close" onClick={leave}>
          <Icon name="close" />
        </IconButton>
      </div>
      <p className="above-xs below-l">{children}</p>
      <div className="welcome-ways beside wraps">{ways}</div>
    </div>
  );
}
