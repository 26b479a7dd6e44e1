import { tablesCalls } from "#contract/calls/tables.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { BackToGoods } from "../parts/back-to-goods.tsx";
import type { ShownBulk } from "../parts/bulk-deeds.tsx";
import { BulkRow } from "../parts/bulk-row.tsx";
import { DeedForm } from "../parts/deed-form.tsx";
import { Section } from "../parts/section.tsx";

const fieldId = "table";

/** Goods out as a file, and in from one. */
export function FilesPage({ files }: { readonly files: readonly ShownBulk[] }) {
  const { shell, role } = useOffice();
  const { table: words } = textsOf(shell.lang);
  return (
    <>
      <BackToGoods />
      <h1>{words.title}</h1>
      <Section title={words.out}>
        <p className="text-muted">{words.outHint}</p>
        <p className="bulk-deeds">
          <a href={`/api${tablesCalls.take.path}`} className="button button-quiet">
            <Icon name="download" /> {words.download}
          </a>
        </p>
      </Section>
      {roleHolds(role, tablesCalls.read.right) && (
        <Section title={words.in}>
          <p className="text-muted">{words.inHint}</p>
          <DeedForm call={tablesCalls.read} input={{}} hasFiles className="add-pictures">
            {(state) => {
              const error = state.errorOf("table") ?? (state.isRefused ? state.errorOf() : undefined);
              return (
                <>
                  <label htmlFor={fieldId} className="field-label">
                    {words.file}
                  </label>
                  <input
                    id={fieldId}
                    type="file"
                    name="table"
                    accept=".csv,text/csv"
                    required
                    aria-invalid={error !== undefined || undefined}
                    aria-describedby={error === undefined ? undefined : `${fieldId}-error`}
                    // biome-ignore lint/a11y/noAutofocus: what was wrong is where one goes on
                    autoFocus={error !== undefined}
                  />
                  {error !== undefined && <FieldError id={`${fieldId}-error`} text={error} />}
                  <button type="submit" className="button button-primary">
                    {words.send}
                  </button>
                </>
              );
            }}
          </DeedForm>
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
