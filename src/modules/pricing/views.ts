/** Whether a rate is in force today, will be, or was. */
export const rateStates = ["now", "coming", "past"] as const;
export type RateState = (typeof rateStates)[number];

/** Of one HSN, or of a class, from one day on: by what a piece costs. */
export interface RatePeriod {
  /** The first digits of an HSN code, a class, or nothing for all that is named nowhere else. */
  readonly hsn: string;
  /** Its first day in India, as 2025-09-22. */
  readonly from: string;
  /** The day on which the next one begins. */
  readonly until: string | null;
  readonly state: RateState;
  /** The lowest price first; null is any price. */
  readonly bands: readonly { readonly upToPaise: number | null; readonly percent: number }[];
}

export interface PlaceBand {
  readonly upToGrams: number | null;
  readonly paise: number;
  readonly freeAbovePaise: number;
}

/** What the table of delivery says of a PIN code or of all that begin so. */
export interface DeliveryPlace {
  /** Nothing: all that is named nowhere else. */
  readonly prefix: string;
  readonly deliverable: boolean;
  readonly days: number | null;
  readonly takesCash: boolean;
  /** The lightest first; null is any weight. */
  readonly bands: readonly PlaceBand[];
}

/** A line of a file that does not fit. */
export interface LineFault {
  readonly line: number;
  readonly problem:
    | "prefix"
    | "days"
    | "grams"
    | "price"
    | "free"
    | "answer"
    | "twice"
    | "differs"
    | "columns";
  readonly cell: string;
}
