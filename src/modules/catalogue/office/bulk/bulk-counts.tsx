import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { type BulkView, lineStates } from "#modules/catalogue/bulk-view.ts";

const ill: readonly string[] = ["wrong", "unfit", "changed", "kept"];

/** How many products come to what. */
export function BulkCounts({ counts }: Pick<BulkView, "counts">) {
  const { bulk: words } = textsOf(useOffice().shell.lang);
  return (
    <p className="bulk-counts">
      {lineStates.flatMap((state) => {
        const count = counts[state] ?? 0;
        return count === 0
          ? []
          : [
              <span key={state} className={ill.includes(state) ? "is-ill" : undefined}>
                {words.count[state](count)}
              </span>,
            ];
      })}
    </p>
  );
}
