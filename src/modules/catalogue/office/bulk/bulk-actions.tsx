import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { bulkEndpoints } from "#modules/catalogue/bulk/endpoints.ts";
import { day } from "#web/ui/format-dates.ts";

export type ShownBulk = AnswerOf<typeof bulkEndpoints.show>["bulk"];

/** The one next step, and the way back. */
export function BulkActions({ bulk }: { readonly bulk: ShownBulk }) {
  const { shell } = useOffice();
  const { bulk: words } = textsOf(shell.lang);
  const { id, state, version, lines, counts, undoUntil } = bulk;
  const left = (counts.new ?? 0) + (counts.change ?? 0);
  const done = counts.done ?? 0;
  const input = { id, seen: version };
  const here = officePath(`goods/bulk/${id}`);
  const isAtWork = state === "checking" || state === "running" || state === "undoing";
  const isOpen = state === "planned" || state === "stopped";
  return (
    <>
      {isAtWork && (
        <div data-watch>
          <progress
            className="bulk-progress"
            max={lines}
            value={lines - waiting(bulk)}
            aria-label={words.stage[state]}
          />
          <p>{words.progress(lines - waiting(bulk), lines)}</p>
          <p className="muted">{words.mayLeave}</p>
        </div>
      )}
      {isOpen && left === 0 && <p>{words.nothing}</p>}
      <div className="bulk-actions">
        {isAtWork && (
          <a href={here} className="button button-quiet">
            {words.refresh}
          </a>
        )}
        {isOpen && left > 0 && (
          <ActionForm endpoint={bulkEndpoints.carryOut} input={input} next={here}>
            <button type="submit" className="button button-primary">
              {state === "stopped" ? words.goOnWith(left) : words.carryOut(left)}
            </button>
          </ActionForm>
        )}
        {state === "running" && (
          <ActionForm endpoint={bulkEndpoints.stop} input={input} next={here}>
            <button type="submit" className="button button-quiet">
              {words.stop}
            </button>
          </ActionForm>
        )}
        {(state === "done" || state === "stopped") && done > 0 && (
          <ActionForm endpoint={bulkEndpoints.undo} input={input} next={here}>
            <button type="submit" className="button button-quiet">
              {words.undo}
            </button>
          </ActionForm>
        )}
      </div>
      {(state === "done" || state === "stopped") && done > 0 && (
        <p className="muted">{words.undoHint(day(undoUntil, shell.lang))}</p>
      )}
    </>
  );
}

/** Lines that have not been dealt with in what is under way. */
function waiting({ state, counts }: ShownBulk): number {
  const { waits = 0, change = 0, done = 0 } = counts;
  if (state === "checking") return waits;
  return state === "running" ? (counts.new ?? 0) + change : done;
}
