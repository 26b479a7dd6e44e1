import type { PolicyBlock } from "#contract/policies.ts";

export type Way = { readonly name: string; readonly value: string };

/** A line of the shop's own words such as "Phone: +91 11 5550 0142"; without a colon it has no value. */
export function wayOf(line: string): Way {
  const [name = "", ...rest] = line.split(": ");
  return { name, value: rest.join(": ") };
}

/** A number to call and an address to write to: on small screens they are buttons above the form. */
export function quickWays(blocks: readonly PolicyBlock[]): readonly Way[] {
  return blocks
    .flatMap(({ kind, lines }) => (kind === "list" ? lines : []))
    .map(wayOf)
    .filter(({ value }) => isNumber(value) || isMail(value))
    .slice(0, 2);
}

export function isNumber(value: string): boolean {
  return /^\+\d[\d -]+$/.test(value);
}

export function isMail(value: string): boolean {
  return /^\S+@\S+$/.test(value);
}
