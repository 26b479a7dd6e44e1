import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { Section } from "#manage/parts/section.tsx";
import { TableForm } from "#manage/parts/table-form.tsx";
import { tablesEndpoints } from "#modules/catalogue/import/endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { ShownBulk } from "../bulk/bulk-actions.tsx";
import { BulkRow } from "../bulk/bulk-row.tsx";
import { BackToGoods } from "../products/back-to-goods.tsx";

/** Goods out as a file, and in from one. */
export function FilesPage({ files }: { readonly files: readonly ShownBulk[] }) {
  const { shell, role } = useOffice();
  const { table: words } = textsOf(shell.lang);
  return (
    <>
      <BackToGoods />
      <h1>{words.title}</h1>
      <Section title={words.out}>
        <p className="muted">{words.outHint}</p>
        <p className="bulk-actions">
          <a href={`/api${tablesEndpoints.take.path}`} className="button button-quiet">
            <Icon name="download" /> {words.download}
          </a>
        </p>
      </Section>
      {roleHolds(role, tablesEndpoints.read.right) && (
        <Section title={words.in}>
          <p className="muted">{words.inHint}</p>
          <TableForm endpoint={tablesEndpoints.read} label={words.file} send={words.send} />
        </Section>
      )}
      {files.length > 0 && (
        <Section title={words.recent}>
          <ul className="rows">
            {files.map((bulk) => (
              <BulkRow key={bulk.id} bulk={bulk} nameOf={String} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
