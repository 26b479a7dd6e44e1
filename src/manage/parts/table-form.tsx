import type { Endpoint } from "#contract/endpoint.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { ActionForm } from "./action-form.tsx";

type TableFormProps = {
  readonly endpoint: Endpoint;
  /** Where there are several on a page. */
  readonly input?: Readonly<Record<string, string>>;
  readonly label: string;
  readonly hint?: string;
  readonly send: string;
};

/** A file of lines, sent as it is. */
export function TableForm({ endpoint, input = {}, label, hint, send }: TableFormProps) {
  const fieldId = ["table", ...Object.values(input)].join("-");
  return (
    <ActionForm endpoint={endpoint} input={input} hasFiles className="add-pictures">
      {(state) => {
        const error = state.errorOf("table") ?? (state.isRefused ? state.errorOf() : undefined);
        return (
          <>
            <label htmlFor={fieldId} className="field-label">
              {label}
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
            {hint && <p className="field-hint">{hint}</p>}
            {error !== undefined && <FieldError id={`${fieldId}-error`} text={error} />}
            <button type="submit" className="button button-primary">
              {send}
            </button>
          </>
        );
      }}
    </ActionForm>
  );
}
