import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { actorName } from "#manage/log/actor-name.ts";
import type { BulkChange } from "#modules/catalogue/bulk-view.ts";
import { minute } from "#web/ui/format-dates.ts";
import type { ShownBulk } from "./bulk-actions.tsx";
import { BulkCounts } from "./bulk-counts.tsx";
import { formatBulk, type NameOf } from "./format-bulk.ts";

export function BulkRow({ bulk, nameOf }: { readonly bulk: ShownBulk; readonly nameOf: NameOf }) {
  const { shell, words } = useOffice();
  const texts = textsOf(shell.lang);
  return (
    <li className="row">
      <a href={officePath(`goods/bulk/${bulk.id}`)} className="row-link" data-row>
        <span className="row-head">
          <b>{formatBulk(bulk.wish as BulkChange, texts, nameOf)}</b>{" "}
          <span className="badge">{texts.bulk.stage[bulk.state]}</span>
        </span>
        <span className="row-facts">
          {actorName(bulk.by, words.order)}, {minute(bulk.at, shell.lang)}
        </span>
        <BulkCounts counts={bulk.counts} />
      </a>
    </li>
  );
}
