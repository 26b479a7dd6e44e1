import { Icon } from "#web/ui/icon.tsx";
import { DeedForm } from "../parts/deed-form.tsx";
import { useOffice } from "./office-context.ts";

/** What came of the form before, and for a few seconds the way to undo it. */
export function NoticeStrip() {
  const { shell, problem, undo, words } = useOffice();
  const said = problem ? ({ kind: "error", text: problem.message } as const) : shell.notice;
  if (!said && !undo) return null;
  const { kind, text } = said ?? { kind: "info", text: undo?.name ?? "" };
  const isError = kind === "error";
  return (
    <div className={`strip strip-${kind}`}>
      <p role={isError ? "alert" : "status"}>
        <Icon name={isError ? "alert" : "done"} /> {text}
      </p>
      {undo && !isError && (
        <DeedForm call={undo.call} input={undo.input} next={undo.next} className="undo">
          {/* It goes by itself when it is too late; a step back remains possible. */}
          <div className="undo-time" style={{ animationDuration: `${undo.ms}ms` }}>
            <button type="submit" className="button button-quiet button-small">
              {words.undo} <span className="sr-only">{undo.name}</span>
            </button>
          </div>
        </DeedForm>
      )}
    </div>
  );
}
