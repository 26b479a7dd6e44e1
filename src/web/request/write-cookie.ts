/** For cookies without a secret, which the page's script keeps itself. */
export function writeCookie(line: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in browsers that shoppers still use
  document.cookie = line + (location.protocol === "https:" ? "; Secure" : "");
}
