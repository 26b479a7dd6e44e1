import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { AsWritten } from "#manage/parts/as-written.tsx";
import type { BulkLineView } from "#modules/catalogue/bulk-view.ts";
import { bulkChanges } from "./bulk-changes.ts";
import type { NameOf } from "./format-bulk.ts";

type BulkLineProps = { readonly line: BulkLineView; readonly nameOf: NameOf };

const isLost: readonly string[] = ["wrong", "unfit"];

/** One product: each value before and after, or why it is left. */
export function BulkLine({ line, nameOf }: BulkLineProps) {
  const { shell } = useOffice();
  const { bulk: words } = textsOf(shell.lang);
  const { productId, title, state, problem, detail, row } = line;
  const isThere = productId !== null && state !== "new" && !(line.before === null && state === "changed");
  return (
    <li className="bulk-line">
      <div className="row-head">
        {isThere ? (
          <a href={officePath(`goods/${productId}`)} data-row>
            <b>
              <AsWritten text={title} />
            </b>
          </a>
        ) : (
          <b>
            <AsWritten text={title} />
          </b>
        )}
        {state === "new" && <span className="badge badge-leaf">{words.count.new(1).replace(/^1 /, "")}</span>}
        {row !== null && <span className="row-facts">{words.fileRow(row)}</span>}
      </div>
      {problem && (
        <p className="bulk-problem">
          {words.problems[problem]}
          {detail && <> ({detail})</>}
        </p>
      )}
      {!isLost.includes(state) &&
        bulkChanges(line, { lang: shell.lang, nameOf }).map(({ what, before, after }) => (
          <dl key={what} className="bulk-change">
            <dt>{what}</dt>
            <dd>
              {before !== null && (
                <>
                  <span className="sr-only">{words.before} </span>
                  <s>{before}</s> <span aria-hidden="true">→</span>{" "}
                </>
              )}
              <span className="sr-only">{words.after} </span>
              <b>{after}</b>
            </dd>
          </dl>
        ))}
    </li>
  );
}
