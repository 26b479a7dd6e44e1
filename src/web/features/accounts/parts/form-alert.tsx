import { useEffect, useRef } from "react";
import type { FormProblem } from "#contract/form-problem.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";

/** Says what was wrong above the form, and leads to the field that it is about. */
export function FormAlert({ problem }: { readonly problem: FormProblem | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!problem) return;
    const form = place.current?.closest("form");
    const field = problem.field === "code" ? "d1" : problem.field;
    const input = field && form?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
    (input || place.current)?.focus();
  }, [problem]);
  return (
    <div ref={place} tabIndex={-1} className={problem ? "outline-none" : "hidden"}>
      {problem && (
        <AlertPanel kind="error" live>
          {problem.message}
        </AlertPanel>
      )}
    </div>
  );
}

/** The words for one field, if the problem is about it. */
export function errorOf(problem: FormProblem | undefined, field: string): string | undefined {
  return problem?.field === field ? problem.message : undefined;
}
