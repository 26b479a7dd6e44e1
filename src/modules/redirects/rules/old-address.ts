export const longestAddress = 500;

/** Nobody came there from outside, or it is always there. */
const notOld = /^\/(?:(?:api|manage)(?:\/.*)?)?$/;

/** The path of an address as it is looked up: of any host, without its query, in small letters. */
export function oldPathOf(typed: string): string | undefined {
  const path = pathOf(typed);
  if (path === undefined || path.length > longestAddress || notOld.test(path)) return undefined;
  return path;
}

/** As a file has it, which is read back to the same path. */
export function writtenPath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

/** The name by which a product of Shopify was known, whichever collection it was looked at in. */
export function shopifyHandleIn(path: string): string | undefined {
  return /^(?:\/collections\/[^/]+)?\/products\/([^/]+)$/.exec(path)?.[1];
}

/** A place in this shop: a path, or a whole address of it. */
export function targetOf(typed: string, publicUrl: string): string | undefined {
  if (!/^(?:\/|https?:)/i.test(typed) || typed.length > longestAddress || !URL.canParse(typed, publicUrl))
    return undefined;
  const { origin, pathname, search, hash } = new URL(typed, publicUrl);
  // Behind two slashes a browser reads a host.
  if (origin !== new URL(publicUrl).origin || pathname.startsWith("//")) return undefined;
  return pathname + search + hash;
}

function pathOf(typed: string): string | undefined {
  if (!/^(?:\/|https?:)/i.test(typed) || !URL.canParse(typed, "http://shop.invalid")) return undefined;
  const { pathname } = new URL(typed, "http://shop.invalid");
  try {
    const path = decodeURIComponent(pathname).normalize("NFC").toLowerCase().replace(/\/+$/, "");
    return path.includes("\0") ? undefined : path || "/";
  } catch {
    return undefined;
  }
}
