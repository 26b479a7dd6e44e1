import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
/** Plans of all countries' numbers are read with the first number, not by every shop at its start. */
const anyNumber = () => require("libphonenumber-js") as typeof import("libphonenumber-js");
const mobileNumber = () => require("libphonenumber-js/mobile") as typeof import("libphonenumber-js/mobile");

/** The number as +919812345678; undefined when no phone could have it. Without a country it is one of India. */
export function readPhone(typed: string): string | undefined {
  if (typed.length > 40) return undefined;
  const number = anyNumber().parsePhoneNumberFromString(typed, "IN");
  return number?.isValid() ? number.number : undefined;
}

/** Only a mobile phone reads messages, and codes to some countries cost the shop a hundred times more. */
export function takesCodes(number: string, countries: readonly string[]): boolean {
  const mobile = mobileNumber().parsePhoneNumberFromString(number);
  return mobile?.isValid() === true && countries.includes(mobile.country ?? "");
}

/** As one reads it aloud: +91 98123 45678. */
export function spokenPhone(number: string): string {
  return anyNumber().parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
