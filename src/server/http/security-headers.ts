import { createHash } from "node:crypto";

/** For answers that run nothing: JSON, pictures, text. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** While developing, scripts of the build tool run in the page, which no policy could name. */
export const framePolicy = "frame-ancestors 'none'";

/** Headers that every answer carries, pages, files and errors alike; pages open the policy as far as they must. */
export function commonHeaders(https: boolean): Record<string, string> {
  return {
    "content-security-policy": closedPolicy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": allowed(),
    ...(https && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}

/** Of what the browser could give, only what the shop has a use for; the camera on pages alone that read codes. */
export function allowed({ camera = false }: { readonly camera?: boolean } = {}): string {
  return `geolocation=(self), camera=(${camera ? "self" : ""}), microphone=(), payment=(self), usb=()`;
}

export interface PagePolicy {
  /** What admits the inline scripts: a nonce of this answer, or the hashes of their texts. */
  readonly scripts: readonly string[];
  /** Further origins that this page alone may use, such as the payment gateway's. */
  readonly origins?: {
    readonly script?: readonly string[];
    readonly frame?: readonly string[];
    readonly connect?: readonly string[];
    /** Where its script posts forms to, into a frame of its own. */
    readonly form?: readonly string[];
  };
  readonly https: boolean;
}

/** The content security policy of a page. */
export function pagePolicy({ scripts, origins = {}, https }: PagePolicy): string {
  const { script = [], frame = [], connect = [], form = [] } = origins;
  return [
    "default-src 'self'",
    `script-src 'strict-dynamic' ${scripts.join(" ")} ${["'self'", ...script].join(" ")}`,
    // Pictures carry their dominant colour in a style attribute; style sheets come from files alone.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(" ")}`,
    `frame-src ${["https://www.openstreetmap.org", ...frame].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...form].join(" ")}`,
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

export function nonceSource(nonce: string): string {
  return `'nonce-${nonce}'`;
}

/**
 * A page that is served again has no nonce. In its place stand the hashes of those inline scripts that carried one
 * while it was rendered, which nothing can that came in with data.
 */
export function withoutNonce(html: string, nonce: string): { html: string; sources: readonly string[] } {
  const nonceAttribute = ` nonce="${nonce}"`;
  const inline = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  const sources = new Set<string>();
  for (const [, attributes = "", text = ""] of inline) {
    if (!attributes.includes(nonceAttribute) || /\ssrc=/.test(attributes)) continue;
    sources.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return { html: html.replaceAll(nonceAttribute, ""), sources: [...sources] };
}
