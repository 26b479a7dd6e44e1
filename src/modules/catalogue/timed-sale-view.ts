/** A lower price that the clock begins and ends, as the staff see it. */
export type TimedSaleView = {
  readonly id: string;
  /** Of a product, or one of its choices; else of a category. */
  readonly productId: string | null;
  readonly colour: string | null;
  readonly size: string | null;
  readonly category: string | null;
  /** Taken off what each costs; else this is the price. */
  readonly percent: number | null;
  readonly unitPaise: number | null;
  readonly beginsAt: number;
  /** Null until somebody ends it. */
  readonly endsAt: number | null;
  readonly state: "planned" | "running" | "ended";
};

/** Of a product or a category, by percent or as a price; it begins at once where nothing is said. */
export type NewSale = {
  readonly productId?: string | undefined;
  readonly colour?: string | undefined;
  readonly size?: string | undefined;
  readonly category?: string | undefined;
  readonly percent?: number | undefined;
  readonly unitPaise?: number | undefined;
  readonly beginsAt?: number | undefined;
  readonly endsAt?: number | undefined;
};
