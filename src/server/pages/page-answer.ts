import { randomBytes } from "node:crypto";
import { type Outcome, success } from "#contract/outcome.ts";
import { readText } from "../api/read-input.ts";
import { compress, compressLightly, contentEncodingFor } from "../http/compression.ts";
import { withSentCookies } from "../http/cookies.ts";
import { forgetNotice } from "../http/notice.ts";
import { allowed, framePolicy, nonceSource, pagePolicy } from "../http/security-headers.ts";

export function pageNonce(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * The request with its form taken in to the end: from a body left half read the connection would be cut while it
 * carries the next request. Who asks for the headers alone gets those of the whole page.
 */
export async function wholeOf(request: Request): Promise<Outcome<Request>> {
  const { method, url, headers, signal } = request;
  if (method === "GET") return success(request);
  if (method === "HEAD") return success(new Request(request, { method: "GET" }));
  const body = await readText(request);
  return body.ok ? success(new Request(url, { method, headers, signal, body: body.value })) : body;
}

/** What a page's answer carries, whoever made it; what is kept for all says so itself. */
export function pageHeaders(made: Headers, https: boolean): Headers {
  const headers = new Headers(withSentCookies(made, https));
  headers.set("cache-control", "no-store");
  return headers;
}

/** A page that no framework made. */
export function plainPage(
  request: Request,
  html: string,
  {
    nonce,
    https,
    withPolicy,
    camera = false,
    status = 200,
    headers: own,
  }: ResponseInit & {
    readonly nonce: string;
    readonly https: boolean;
    readonly withPolicy: boolean;
    readonly camera?: boolean;
  },
): Promise<Response> {
  const headers = pageHeaders(new Headers(own), https);
  headers.set("content-type", "text/html; charset=utf-8");
  const policy = withPolicy ? pagePolicy({ scripts: [nonceSource(nonce)], https }) : framePolicy;
  headers.set("content-security-policy", policy);
  if (camera) headers.set("permissions-policy", allowed({ camera }));
  // What a page asks for by itself shows nobody a notice.
  if (isOpened(request)) headers.append("set-cookie", forgetNotice);
  return compressedPage(request, Buffer.from(html), status, headers);
}

/** By somebody, also where a service worker stands between: what it passes on is still a navigation. */
function isOpened({ headers }: Request): boolean {
  return headers.get("sec-fetch-dest") !== "empty" || headers.get("sec-fetch-mode") === "navigate";
}

/** Lightly, a page weighs a sixth more, and takes a sixth less of the processor as a whole. */
export async function compressedPage(
  request: Request,
  body: Buffer,
  status: number,
  headers: Headers,
  { lightly = false } = {},
): Promise<Response> {
  const encoding = contentEncodingFor(request.headers.get("accept-encoding") ?? undefined);
  headers.append("vary", "accept-encoding, cookie");
  const compressed =
    encoding && (lightly ? compressLightly(body, encoding) : compress(body, encoding, "made"));
  const sent = (await compressed) ?? body;
  if (encoding) headers.set("content-encoding", encoding);
  headers.set("content-length", String(sent.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(sent), { status, headers });
}
