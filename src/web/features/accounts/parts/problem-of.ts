import type { FormProblem } from "#contract/form-problem.ts";
import type { Answer } from "#contract/request-failures.ts";
import { failures as failuresWords } from "#contract/texts/en/failures.ts";
import { pageWords } from "#web/request/page-words.ts";

/** A refused call, as the form that made it shows it. */
export function problemOf(answer: Answer, intent: string): FormProblem {
  const field = typeof answer.field === "string" ? answer.field : undefined;
  const message = answer.message ?? pageWords("failures", failuresWords).somethingWrong;
  return { intent, message, ...(field && { field }) };
}
