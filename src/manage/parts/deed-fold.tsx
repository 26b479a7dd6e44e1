import type { ReactNode } from "react";
import type { Call } from "#contract/call.ts";
import { Icon } from "#web/ui/icon.tsx";
import { DeedForm, type DeedState, useDeed } from "./deed-form.tsx";

type DeedFoldProps = {
  /** What it is about, on the closed fold. */
  readonly title: string;
  /** What the button says, where that is something else. */
  readonly press?: string;
  readonly call: Call;
  readonly input: Readonly<Record<string, string | number>>;
  readonly next?: string;
  readonly look?: "quiet" | "danger";
  readonly children?: (state: DeedState) => ReactNode;
};

/** A deed that is not the next one: folded away until it is wanted, and open while something is wrong with it. */
export function DeedFold({
  title,
  press = title,
  call,
  input,
  next,
  look = "quiet",
  children,
}: DeedFoldProps) {
  const { isRefused } = useDeed(call, input);
  return (
    <details className="fold" open={isRefused}>
      <summary>
        {title} <Icon name="chevron-down" className="turns push" />
      </summary>
      <DeedForm call={call} input={input} {...(next && { next })} className="fold-form">
        {(state) => (
          <>
            {children?.(state)}
            <button type="submit" className={`button button-${look}`}>
              {press}
            </button>
          </>
        )}
      </DeedForm>
    </details>
  );
}
