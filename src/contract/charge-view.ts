/** One line of a bill below the goods. */
export type ChargeView = {
  readonly kind: string;
  /** What it adds to the goods; less than nothing where it takes away. */
  readonly paise: number;
  /** Part of the goods' prices already: shown, and not added. */
  readonly inside: boolean;
  /** How it is called: a name among the texts of charges, and what its sentence says. */
  readonly words: string;
  readonly params: ChargeParams;
};

/** The part of an order's tax that belongs to one of its lines or charges. */
export type TaxShare = { readonly percent: number; readonly paise: number };

export type ChargeParams = Readonly<Record<string, string | number>>;

/** What all charges of one kind add to the goods. */
export function addedBy(charges: readonly ChargeView[], kind: string): number {
  return charges.reduce((sum, one) => (one.kind === kind && !one.inside ? sum + one.paise : sum), 0);
}

/** What is charged. */
export function totalOf(subtotalPaise: number, charges: readonly ChargeView[]): number {
  return charges.reduce((sum, { paise, inside }) => (inside ? sum : sum + paise), subtotalPaise);
}
