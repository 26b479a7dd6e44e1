import type { IncomingMessage } from "node:http";

/** What the edge knows of a request before anybody is recognised. */
export interface RequestFacts {
  readonly id: string;
  /** The shopper's address; forwarded headers count only from the owner's own proxies. */
  readonly address: string;
  readonly lang: "en" | "hi";
  readonly cookies: Readonly<Record<string, string>>;
}

export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    if (!(name in cookies)) cookies[name] = decode(pair.slice(at + 1).trim());
  }
  return cookies;
}

export function readLang(cookies: Readonly<Record<string, string>>): "en" | "hi" {
  return cookies.lang === "hi" ? "hi" : "en";
}

/** The last address that is not one of our own proxies. */
export function clientAddress(request: IncomingMessage, proxies: ReadonlySet<string>): string {
  const direct = plainAddress(request.socket.remoteAddress ?? "");
  if (!proxies.has(direct)) return direct;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => plainAddress(part.trim()));
  return forwarded.reverse().find((address) => address !== "" && !proxies.has(address)) ?? direct;
}

function plainAddress(address: string): string {
  return address.startsWith("::ffff:") ? address.slice(7) : address;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
