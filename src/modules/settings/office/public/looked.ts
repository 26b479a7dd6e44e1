import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { filterOf } from "#manage/parts/ask-endpoint.ts";
import type { ScreenRequest } from "#manage/screen.ts";
import { callEndpoint } from "#server/api/call-endpoint.ts";

/** A question that the page's address asks: what was typed, and the answer or what was wrong with a field. */
export interface Looked<Answer> {
  readonly isAsked: boolean;
  readonly typed: Readonly<Record<string, string>>;
  readonly answer?: Omit<Answer, "success" | "message">;
  readonly errorOf: (field: string) => string | undefined;
}

/** Nothing is asked before the first of these is typed. */
export async function lookUp<C extends Endpoint>(
  endpoint: C,
  names: readonly [string, ...string[]],
  { query, page }: ScreenRequest,
): Promise<Looked<AnswerOf<C>>> {
  const typed = filterOf(query, ...names);
  const isAsked = names.some((name) => query.has(name));
  if (!isAsked) return { isAsked, typed, errorOf: () => undefined };
  const done = await callEndpoint(endpoint, typed, page);
  if (done.ok)
    return { isAsked, typed, answer: done.value as unknown as AnswerOf<C>, errorOf: () => undefined };
  const { field, message, reason } = done;
  const text = message ?? textsOf(page.requestContext.lang).refusals[reason];
  return { isAsked, typed, errorOf: (name) => (name === (field ?? names[0]) ? text : undefined) };
}
