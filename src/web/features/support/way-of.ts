/** A line of the shop's own words such as "Phone: +91 11 5550 0142"; without a colon it has no value. */
export function wayOf(line: string): { readonly name: string; readonly value: string } {
  const [name = "", ...rest] = line.split(": ");
  return { name, value: rest.join(": ") };
}
