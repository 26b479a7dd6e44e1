import { tablesEndpoints } from "#contract/endpoints/tables.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { BackToGoods } from "../parts/back-to-goods.tsx";
import type { ShownBulk } from "../parts/bulk-actions.tsx";
import { BulkRow } from "../parts/bulk-row.tsx";
import { Section } from "../parts/section.tsx";
import { TableForm } from "../parts/table-form.tsx";

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
