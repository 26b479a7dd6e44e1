import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { BackToGoods } from "../products/back-to-goods.tsx";
import type { ShownBulk } from "./bulk-actions.tsx";
import { BulkRow } from "./bulk-row.tsx";
import type { NameOf } from "./format-bulk.ts";

type BulkListProps = { readonly bulks: readonly ShownBulk[]; readonly nameOf: NameOf };

export function BulkListPage({ bulks, nameOf }: BulkListProps) {
  const { bulk: words } = textsOf(useOffice().shell.lang);
  return (
    <>
      <BackToGoods />
      <h1>{words.recent}</h1>
      {bulks.length === 0 ? (
        <NothingHere scene="done" title={words.noneRecent} text={words.noneRecentHint} />
      ) : (
        <ul className="rows">
          {bulks.map((bulk) => (
            <BulkRow key={bulk.id} bulk={bulk} nameOf={nameOf} />
          ))}
        </ul>
      )}
    </>
  );
}
