/**
 * Protection against CSRF: whether a changing request comes from a page of ours. Browsers say so by Sec-Fetch-Site,
 * older ones by Origin; a program that sends neither carries no shopper's cookies by itself.
 */
export function isSameSite(method: string, headers: Headers, ownOrigins: readonly string[]): boolean {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return true;
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (origin) return ownOrigins.includes(origin);
  return !headers.has("cookie") || headers.has("authorization");
}
