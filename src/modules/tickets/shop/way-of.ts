import type { TextBlock } from "#contract/format/text-blocks.ts";

export type Way = { readonly name: string; readonly value: string };

/** A line of the shop's own words such as "Phone: +91 11 5550 0142"; without a colon it has no value. */
export function wayOf(line: string): Way {
  const [name = "", ...rest] = line.split(": ");
  return { name, value: rest.join(": ") };
}

/** A number to call and an address to write to: on small screens they are buttons above the form. */
export function quickContacts(blocks: readonly TextBlock[]): readonly Way[] {
  return blocks
    .flatMap(({ kind, lines }) => (kind === "list" ? lines : []))
    .map(wayOf)
    .filter(({ value }) => isNumber(value) || isMail(value))
    .slice(0, 2);
}

/** As the settings take one, also with hyphens; without a plus none has more than twelve digits, as a licence may. */
export function isNumber(value: string): boolean {
  if (!/^\+? ?\d[\d -]{6,18}\d$/.test(value)) return false;
  return value.startsWith("+") || value.replace(/\D/g, "").length <= 12;
}

function isMail(value: string): boolean {
  return /^[^\s@]+@\S+$/.test(value);
}

/** 9 AM, 10:00, 9-6: in a line of hours the last may be a range without minutes, as 12-14 of a street is not. */
const timeOfDay = /\d ?(?:[ap]\.?m\b|बजे)|\b\d{1,2}[:.]\d{2}\b|(?:^| )\d{1,2} ?(?:[-–]|to|से) ?\d{1,2}$/i;

/** By what it looks like: the owner may have written the list. An address has a PIN code, hours have a time of day. */
export function signOf(value: string): "phone" | "mail" | "pin" | "clock" | "info" {
  if (isNumber(value)) return "phone";
  if (isMail(value)) return "mail";
  if (/\b\d{3} ?\d{3}\b/.test(value)) return "pin";
  return timeOfDay.test(value) ? "clock" : "info";
}
