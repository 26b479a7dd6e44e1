/** What a shop has to say beside its goods, in the order in which it is listed. */
export const policyPages = ["about", "contact", "shipping", "returns", "privacy", "terms", "sizes"] as const;

export type PolicyPage = (typeof policyPages)[number];

export function isPolicyPage(name: string | undefined): name is PolicyPage {
  return policyPages.some((one) => one === name);
}

export function policyPath(page: PolicyPage): string {
  return `/policies/${page}`;
}
