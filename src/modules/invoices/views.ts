import type { Words } from "#contract/format/words.ts";
import type { Business } from "#contract/india/gstin.ts";
import type { StateCode } from "#contract/india/states.ts";
import type { TaxSplit } from "#contract/pricing-terms.ts";

/** What was sold, or what of it was given back. */
export type InvoiceKind = "invoice" | "credit";

/** One row: a line of the order, or something that was charged beside the goods. */
export type InvoiceItem = {
  /** The line's place in the order; null for what was charged beside the goods. */
  readonly line: number | null;
  /** The goods' title, or how the charge is called among the texts of charges. */
  readonly words: string;
  readonly hsn: string | null;
  readonly quantity: number;
  /** Charged for all of it, after codes, with its tax. */
  readonly paise: number;
  readonly taxPercent: number;
  /** The part of it that is tax. */
  readonly taxPaise: number;
};

export type InvoiceSeller = {
  readonly name: string;
  /** What people call the shop, where the law has another name for its owner. */
  readonly tradeName?: Words;
  readonly address: Words;
  readonly city: string;
  readonly pinCode: string;
  readonly gstin: string;
  readonly state: StateCode | "";
};

export type InvoiceBuyer = {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode: string;
  readonly country: string;
  /** Where a business bought; null for everybody else. */
  readonly business: Business | null;
};

/** As it was issued, for ever. */
export type InvoiceView = {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issuedAt: number;
  readonly orderId: string;
  /** Of a credit note: the invoice that it takes from. */
  readonly ofNumber: string | null;
  readonly seller: InvoiceSeller;
  /** Null once the law asks for it no longer. */
  readonly buyer: InvoiceBuyer | null;
  /** The store in which they are collected; not said where they are brought. */
  readonly collectedIn?: string;
  /** The state that the goods go to, or are collected in; null where its name is not known. */
  readonly place: StateCode | null;
  /** Which taxes it names; on top where they are added to the prices. */
  readonly split: TaxSplit | "onTop";
  readonly items: readonly InvoiceItem[];
  readonly totalPaise: number;
};
