import { data, redirect } from "react-router";
import { failureStatus } from "#contract/failures.ts";
import type { FormProblem } from "#contract/form-problem.ts";
import type { Notice } from "#contract/notice.ts";
import type { Failure } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { RequestContext } from "../auth/caller.ts";
import { noticeCookie } from "../http/notice.ts";

/** What the form tells; which call it makes and where it leads is not part of it. Of a repeated name the first counts. */
export function fieldsOf(form: URLSearchParams): Record<string, string> {
  const { call: _, next: __, ...fields } = Object.fromEntries([...form].reverse());
  return fields;
}

const secret = /password|token|^code$|^d\d$|^call$/i;

/** The page again, with what was wrong and all that had been typed but secrets. */
export function formProblem(
  { reason, message, field, retryAfter, data: about }: Failure,
  form: URLSearchParams,
  { lang }: RequestContext,
) {
  const words = textsOf(lang);
  const problem: FormProblem = {
    call: form.getAll("call").at(-1) ?? "",
    message:
      message ??
      (reason === "tooMany" && retryAfter
        ? words.answers.accounts.waitFor(retryAfter)
        : words.refusals[reason]),
    ...(field !== undefined && { field }),
    ...(reason === "returnUnderWay" && (about as Pick<FormProblem, "returnId">)),
    values: Object.fromEntries([...form].filter(([name]) => !secret.test(name))),
  };
  const headers: HeadersInit = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
  return data(problem, { status: failureStatus[reason], headers });
}

/** On to the next page, which says once what was done. */
export function goOn(to: string, notice?: Notice, headers = new Headers()): Response {
  if (notice) headers.append("set-cookie", noticeCookie(notice));
  return redirect(to, { status: 303, headers });
}

/** What was thrown to lead elsewhere. */
export function redirectOf(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown;
  throw thrown;
}
