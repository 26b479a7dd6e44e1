import type { ReactNode } from "react";
import type { Endpoint } from "#contract/endpoint.ts";
import { Icon } from "#web/ui/icon.tsx";
import { DeedForm, type DeedState, useDeed } from "./deed-form.tsx";

type DeedFoldProps = {
  /** What it is about, on the closed fold. */
  readonly title: string;
  /** What the button says, where that is something else. */
  readonly press?: string;
  readonly endpoint: Endpoint;
  readonly input: Readonly<Record<string, string | number>>;
  readonly next?: string;
  readonly look?: "quiet" | "danger";
  readonly children?: (state: DeedState) => ReactNode;
};

/** A deed that is not the next one: folded away until it is wanted, and open while something is wrong with it. */
export function DeedFold({
  title,
  press = title,
  endpoint,
  input,
  next,
  look = "quiet",
  children,
}: DeedFoldProps) {
  const { isRefused } = useDeed(endpoint, input);
  return (
    <details className="fold" open={isRefused}>
      <summary>
        {title} <Icon name="chevron-down" className="turns push" />
      </summary>
      <DeedForm endpoint={endpoint} input={input} {...(next && { next })} className="fold-form">
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
