import { failureStatus } from "#contract/failures.ts";
import { pathIn } from "#contract/lang-address.ts";
import type { Failure } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { closedPolicy } from "./security-headers.ts";

/** The page for when no page can be made: no script, no database, nothing that could fail again. */
export function sorryPage(no: Failure, lang: Lang): Response {
  return new Response(sorryHtml(no, lang), { status: failureStatus[no.reason], headers: sorryHeaders(no) });
}

export function sorryHtml({ reason }: Failure, lang: Lang): string {
  const words = textsOf(lang).refusals[reason];
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words}</title><main><h1>${words}</h1><p><a href="${pathIn(lang, "/")}">⌂</a></p></main></html>`;
}

export function sorryHeaders({ retryAfter }: Failure): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": closedPolicy,
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
  };
}
