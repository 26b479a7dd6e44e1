import type { Texts } from "#contract/texts/en.ts";
import type { ListingQuery, OfferedValue } from "#modules/catalogue/catalogue-view.ts";
import type { SoldOut } from "../variant.ts";

/** What narrows a listing or a search. Whatever shows, reads, counts or finds by it is made of the list of them, `filters.ts`. */
export interface Filter {
  readonly name: string;
  /** What it is called in addresses, forms and the API. */
  readonly params: readonly string[];
  /** The part of a query that asks nothing of it. */
  readonly none: Partial<ListingQuery>;
  readonly isSet: (query: ListingQuery) => boolean;
  readonly read: (query: URLSearchParams) => Partial<ListingQuery>;
  readonly write: (query: ListingQuery) => AddressParts;
  /** What is applied, each with the change that takes it away. */
  readonly chips: (query: ListingQuery, say: FilterWords) => readonly FilterChip[];
}

export type AddressParts = Readonly<Record<string, string | number | readonly string[] | undefined>>;

export interface FilterChip {
  readonly label: string;
  readonly without: Partial<ListingQuery>;
}

/** How a page says what was chosen. */
export interface FilterWords {
  readonly words: Texts["listing"];
  readonly categoryName: (id: string) => string;
  /** A colour or a size in the reader's language. */
  readonly option: (name: string) => string;
}

/** What filters see of a product. */
export interface FilteredGoods {
  readonly brand: string;
  readonly colours: readonly { readonly name: string }[];
  readonly sizes: readonly string[];
  readonly soldOut: readonly SoldOut[];
}

/** One of which several values may be chosen: a product answers when it has any of them. */
export interface ChoiceFilter extends Filter {
  /** What stands over its values. */
  readonly label: (words: Texts["listing"]) => string;
  /** What a product has of it, as it is shown. */
  readonly valuesOf: (goods: FilteredGoods) => readonly string[];
  /** A value as a page says it. */
  readonly said: (value: string, say: Pick<FilterWords, "option">) => string;
  /** Which of two values is offered first. */
  readonly order: (one: OfferedValue, other: OfferedValue) => number;
}
