import { pinCookie, pinCookieLine } from "#contract/india/pin-cookie.ts";
import { writeCookie } from "./write-cookie.ts";

/** The PIN code that was asked about last in this browser. */
export function rememberedPin(): string | undefined {
  return new RegExp(`(?:^|; )${pinCookie}=(\\d{6})`).exec(document.cookie)?.[1];
}

export function rememberPin(pinCode: string): void {
  writeCookie(pinCookieLine(pinCode));
}
