import type { ReactNode } from "react";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm, type ActionState, useAction } from "#manage/parts/action-form.tsx";
import { bulkEndpoints } from "#modules/catalogue/bulk/endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";

export type Chosen = Readonly<Record<string, string>>;

type BulkFoldProps = {
  readonly action: "price" | "discount" | "sale" | "category" | "state" | "stock";
  readonly chosen: Chosen;
  /** The one that is open at first. */
  readonly isFirst?: boolean;
  readonly children: (state: ActionState) => ReactNode;
};

/** One thing to do to what is chosen; of these one is open at a time. */
export function BulkFold({ action, chosen, isFirst = false, children }: BulkFoldProps) {
  const { shell, problem } = useOffice();
  const { bulk: words } = textsOf(shell.lang);
  const { isRefused } = useAction(bulkEndpoints.plan, { deed: action });
  return (
    <details className="fold" name="deed" open={isRefused || (isFirst && !problem)}>
      <summary>
        {words.actions[action]} <Icon name="chevron-down" className="turns push" />
      </summary>
      <ActionForm endpoint={bulkEndpoints.plan} input={{ ...chosen, deed: action }} className="fold-form">
        {(state) => (
          <>
            {children(state)}
            <button type="submit" className="button button-primary">
              {words.look}
            </button>
          </>
        )}
      </ActionForm>
    </details>
  );
}
