import type { Endpoint } from "#contract/endpoint.ts";
import type { Failure } from "#contract/outcome.ts";
import { sameSitePath } from "#contract/paths.ts";

/** Where the second factor is shown, below /manage. */
export const door = "enter";

export function secondFactorPath(next: string): string {
  return next === "/manage" ? `/manage/${door}` : `/manage/${door}?${new URLSearchParams({ next })}`;
}

/** Who follows the link of a file is brought there, and from there to the page that the link is on. */
export function toSecondFactor(
  endpoint: Pick<Endpoint, "file" | "name">,
  no: Failure,
  headers: Headers,
): Response | undefined {
  const isFollowed = headers.get("sec-fetch-mode") === "navigate";
  if (no.reason !== "factorNeeded" || !endpoint.file || !isFollowed) return undefined;
  const from = URL.parse(headers.get("referer") ?? "");
  const next = from && /^\/manage(?:\/|$)/.test(from.pathname) ? from.pathname + from.search : "/manage";
  const location = secondFactorPath(sameSitePath(next, "/manage"));
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
