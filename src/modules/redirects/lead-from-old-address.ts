import type { RedirectsService } from "./service.ts";

/** What was tried once is asked again within the hour, so that an owner's slip does not last in browsers. */
const heldSeconds = 3_600;

/** Where an address that is no page leads, for good. */
export async function leadFromOldAddress(
  redirects: Pick<RedirectsService, "targetOf">,
  { method, url }: Request,
): Promise<Response | undefined> {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const location = await redirects.targetOf(new URL(url).pathname);
  if (location === undefined) return undefined;
  const headers = { location, "cache-control": `public, max-age=${heldSeconds}` };
  return new Response(null, { status: 301, headers });
}
