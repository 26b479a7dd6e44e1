import { parsePhoneNumberFromString } from "libphonenumber-js";
import { parsePhoneNumberFromString as parseMobile } from "libphonenumber-js/mobile";

/** The number as +919812345678; undefined when no phone could have it. Without a country it is one of India. */
export function readPhone(typed: string): string | undefined {
  if (typed.length > 40) return undefined;
  const number = parsePhoneNumberFromString(typed, "IN");
  return number?.isValid() ? number.number : undefined;
}

/** Only a mobile phone reads messages, and codes to some countries cost the shop a hundred times more. */
export function takesCodes(number: string, countries: readonly string[]): boolean {
  const mobile = parseMobile(number);
  return mobile?.isValid() === true && countries.includes(mobile.country ?? "");
}

/** As one reads it aloud: +91 98123 45678. */
export function spokenPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
