import { parse } from "cookie";

/** Within the shop by these names; over https they travel as __Host-…, which no neighbouring host can set. */
const ownCookies = new Set([
  "haat-session",
  "haat-browser",
  "haat-code",
  "haat-passkey",
  "haat-google",
  "haat-newcomer",
  "haat-pending",
  "haat-guest",
  "haat-order",
  "haat-notice",
]);
const hostPrefix = "__Host-";

export type Cookies = Readonly<Record<string, string>>;

/** The one way in which cookies are read: the first of a name counts. */
export function readCookies(header: string | undefined, https: boolean): Cookies {
  const sent = parse(header ?? "");
  const cookies: Record<string, string> = Object.create(null);
  for (const [name, value = ""] of Object.entries(sent)) {
    const own = https && name.startsWith(hostPrefix) ? name.slice(hostPrefix.length) : undefined;
    if (own !== undefined && ownCookies.has(own)) cookies[own] = value;
    else if (!https || !ownCookies.has(name)) cookies[name] = value;
  }
  return cookies;
}

/** A cookie as it leaves; saying it twice changes nothing. */
export function sentCookie(line: string, https: boolean): string {
  if (!https) return line;
  const name = line.slice(0, line.indexOf("="));
  const prefix = ownCookies.has(name) ? hostPrefix : "";
  return `${prefix}${line}${/;\s*secure\s*(?:;|$)/i.test(line) ? "" : "; Secure"}`;
}

export function withSentCookies(given: Headers, https: boolean): Headers {
  const lines = given.getSetCookie();
  if (!https || lines.length === 0) return given;
  const headers = new Headers(given);
  headers.delete("set-cookie");
  for (const line of lines) headers.append("set-cookie", sentCookie(line, https));
  return headers;
}
