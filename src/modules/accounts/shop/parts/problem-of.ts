import type { Endpoint } from "#contract/endpoint.ts";
import type { Answer } from "#contract/endpoints/request-failures.ts";
import type { FormProblem } from "#contract/form-problem.ts";
import { failures as failuresWords } from "#contract/texts/en/failures.ts";
import { pageWords } from "#web/request/page-words.ts";

/** A refused call, as the form that made it shows it. */
export function problemOf(answer: Answer, { name }: Endpoint, failed?: string): FormProblem {
  const field = typeof answer.field === "string" ? answer.field : undefined;
  const { somethingWrong } = pageWords("failures", failuresWords);
  const isBroken = answer.error === "NETWORK_ERROR" || answer.error === "INVALID_FORMAT";
  const message = answer.said ?? (isBroken ? somethingWrong : (failed ?? somethingWrong));
  return { call: name, message, ...(field && { field }) };
}
