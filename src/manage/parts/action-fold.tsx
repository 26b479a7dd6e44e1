import type { ReactNode } from "react";
import type { Endpoint } from "#contract/endpoint.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ActionForm, type ActionState, useAction } from "./action-form.tsx";

type ActionFoldProps = {
  /** What it is about, on the closed fold. */
  readonly title: string;
  /** What the button says, where that is something else. */
  readonly press?: string;
  readonly endpoint: Endpoint;
  readonly input: Readonly<Record<string, string | number>>;
  readonly next?: string;
  /** It was asked for already. */
  readonly isOpen?: boolean;
  readonly look?: "quiet" | "danger";
  readonly children?: (state: ActionState) => ReactNode;
};

/** An action that is not the next one: folded away until it is wanted, and open while something is wrong with it. */
export function ActionFold({
  title,
  press = title,
  endpoint,
  input,
  next,
  isOpen = false,
  look = "quiet",
  children,
}: ActionFoldProps) {
  const { isRefused } = useAction(endpoint, input);
  return (
    <details className="fold" open={isOpen || isRefused}>
      <summary>
        {title} <Icon name="chevron-down" className="turns push" />
      </summary>
      <ActionForm endpoint={endpoint} input={input} {...(next && { next })} className="fold-form">
        {(state) => (
          <>
            {children?.(state)}
            <button type="submit" className={`button button-${look}`}>
              {press}
            </button>
          </>
        )}
      </ActionForm>
    </details>
  );
}
