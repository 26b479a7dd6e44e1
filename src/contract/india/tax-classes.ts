/** For goods that have no HSN: by which rate they are taxed. What each comes to is in the table of taxes. */
export const taxClasses = ["nil", "reduced", "standard", "high"] as const;
export type TaxClass = (typeof taxClasses)[number];

export function isTaxClass(text: string): text is TaxClass {
  return (taxClasses as readonly string[]).includes(text);
}

/** By what the table knows goods: their HSN, else the class; nothing is all that is named nowhere else. */
export function taxedAs({
  hsn,
  taxClass,
}: {
  readonly hsn: string | null;
  readonly taxClass: string | null;
}): string {
  return hsn ?? taxClass ?? "";
}
