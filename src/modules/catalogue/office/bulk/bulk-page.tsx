import type { ReactNode } from "react";
import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { Live } from "#manage/parts/live.tsx";
import type { bulkEndpoints } from "#modules/catalogue/bulk/endpoints.ts";
import type { BulkChange, BulkLineView } from "#modules/catalogue/bulk-view.ts";
import { BackToGoods } from "../products/back-to-goods.tsx";
import { BulkActions } from "./bulk-actions.tsx";
import { BulkCounts } from "./bulk-counts.tsx";
import { BulkLine } from "./bulk-line.tsx";
import { formatBulk, type NameOf } from "./format-bulk.ts";

type BulkPageProps = Pick<AnswerOf<typeof bulkEndpoints.show>, "bulk" | "lines" | "next"> & {
  readonly filter: Readonly<Record<string, string>>;
  readonly nameOf: NameOf;
  /** What is to be said of it before it is done. */
  readonly options?: ReactNode;
};

export function BulkPage({ bulk, lines, next, filter, nameOf, options }: BulkPageProps) {
  const texts = textsOf(useOffice().shell.lang);
  const { bulk: words } = texts;
  const here = officePath(`goods/bulk/${bulk.id}`);
  const { wrong = 0, unfit = 0, changed = 0, kept = 0 } = bulk.counts;
  const { cursor, ...first } = filter;
  return (
    <>
      <BackToGoods />
      <Live name="bulk">
        <h1 className="order-head">
          {formatBulk(bulk.wish as BulkChange, texts, nameOf)}{" "}
          <span className="badge">{words.stage[bulk.state]}</span>
        </h1>
        <BulkCounts counts={bulk.counts} />
        <BulkActions bulk={bulk} />
      </Live>
      <Live name="options">{options}</Live>
      {wrong + unfit + changed + kept > 0 && (
        <p className="list-actions">
          {filter.show === "problems" ? (
            <a href={here}>{words.showAll}</a>
          ) : (
            <a href={`${here}?show=problems`}>{words.onlyProblems}</a>
          )}
        </p>
      )}
      <ul className="rows">
        {lines.map((line) => (
          <BulkLine key={line.line} line={line as BulkLineView} nameOf={nameOf} />
        ))}
      </ul>
      <p className="pages">
        {cursor && <a href={`${here}?${new URLSearchParams(first)}`}>{words.first}</a>}
        {next && <a href={`${here}?${new URLSearchParams({ ...filter, cursor: next })}`}>{words.more}</a>}
      </p>
    </>
  );
}
