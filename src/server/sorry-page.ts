import { failureStatus } from "#contract/failures.ts";
import type { Failure } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";

/** The page for when no page can be made: no script, no database, nothing that could fail again. */
export function sorryPage({ reason, retryAfter }: Failure, lang: "en" | "hi"): Response {
  const words = textsOf(lang).refusals[reason];
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words}</title><main><h1>${words}</h1><p><a href="/">⌂</a></p></main></html>`;
  return new Response(html, {
    status: failureStatus[reason],
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
    },
  });
}
