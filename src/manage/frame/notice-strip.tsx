import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ActionForm } from "../parts/action-form.tsx";
import { type NextStep, useOffice } from "./office-context.ts";
import { officePath } from "./office-path.ts";

/** What came of the form before, and for a few seconds the way to undo it. */
export function NoticeStrip() {
  const { shell, problem, undo, nextStep, words } = useOffice();
  const said = problem ? ({ kind: "error", text: problem.message } as const) : shell.notice;
  if (!said && !undo) return null;
  const { kind, text } = said ?? { kind: "info", text: undo?.name ?? "" };
  const isError = kind === "error";
  return (
    <div className={`strip strip-${kind}`}>
      <p role={isError ? "alert" : "status"}>
        <Icon name={isError ? "alert" : "done"} /> {text}
      </p>
      {shell.notice?.chat && (
        <a href={shell.notice.chat.href} className="button button-quiet button-small" rel="noreferrer">
          <Icon name="whatsapp" /> {shell.notice.chat.label}
        </a>
      )}
      {nextStep && <StepLink {...nextStep} />}
      {undo && !isError && (
        <ActionForm endpoint={undo.endpoint} input={undo.input} next={undo.next} className="undo">
          {/* It goes by itself when it is too late; a step back remains possible. */}
          <div className="undo-time" style={{ animationDuration: `${undo.ms}ms` }}>
            <button type="submit" className="button button-quiet button-small">
              {words.undo} <span className="sr-only">{undo.name}</span>
            </button>
          </div>
        </ActionForm>
      )}
    </div>
  );
}

function StepLink({ name, place }: NextStep) {
  const { setUp: words } = textsOf(useOffice().shell.lang);
  return (
    <a href={officePath(place)} className="button button-primary button-small">
      {words.next(words.step[name].title)}
    </a>
  );
}
