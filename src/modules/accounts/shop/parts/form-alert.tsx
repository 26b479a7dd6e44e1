import { useEffect, useRef } from "react";
import type { FormProblem } from "#contract/form-problem.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";

/** Leads to the field at fault, which says itself what was wrong with it; speaks for what is about no field. */
export function FormAlert({ problem }: { readonly problem: FormProblem | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!problem) return;
    const form = place.current?.closest("form");
    const field = problem.field === "code" ? "d1" : problem.field;
    const input = field && form?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
    (input || place.current)?.focus();
  }, [problem]);
  const isShown = problem !== undefined && problem.field === undefined;
  return (
    <div ref={place} tabIndex={-1} className="quiet-focus" hidden={!isShown}>
      {isShown && (
        <AlertPanel kind="error" live>
          {problem.message}
        </AlertPanel>
      )}
    </div>
  );
}
