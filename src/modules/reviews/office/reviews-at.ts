/** The list as it is looked through, with what else its address says. */
export function reviewsAt(
  filter: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): string {
  return `reviews?${new URLSearchParams({ ...filter, ...more })}`;
}
