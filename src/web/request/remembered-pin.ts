import { pinCookie, pinCookieLine } from "#contract/pin-cookie.ts";

/** The PIN code that was asked about last in this browser. */
export function rememberedPin(): string | undefined {
  return new RegExp(`(?:^|; )${pinCookie}=(\\d{6})`).exec(document.cookie)?.[1];
}

export function rememberPin(pinCode: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in browsers that shoppers still use
  document.cookie = pinCookieLine(pinCode) + secure;
}
