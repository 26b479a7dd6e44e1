import type { PictureView } from "#contract/picture-view.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { SoldAttributes } from "./goods-view.ts";
import type { PricedGoods, SoldOut, Variant } from "./rules/variant.ts";
import type { ColourView } from "./sellable-view.ts";
import type { SetView } from "./sets/set-view.ts";

export type RatedView = {
  /** The average of its ratings, 0 without one. */
  readonly rate: number;
  readonly ratings: number;
};

/** A product as a card shows it. */
export type CardView = PricedGoods &
  RatedView & {
    readonly id: string;
    readonly title: string;
    /** Of the title, where it is not the one that the catalogue is written in. */
    readonly lang?: Lang;
    readonly brand: string;
    readonly pictures: readonly PictureView[];
    readonly inStock: boolean;
    readonly colours: readonly ColourView[];
    readonly sizes: readonly string[];
    /** Choices that nobody can buy now; left out where there are none. */
    readonly soldOut?: readonly SoldOut[];
    /** In the reader's words, where goods of one kind stand together and what they come in tells them apart. */
    readonly sizesLeft?: readonly string[];
  };

/** What only the documented endpoints give beside a card. */
export type ListedView = CardView & {
  readonly description: string;
  readonly category: string;
};

export const sortOrders = ["relevance", "price-up", "price-down", "rating", "newest"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What a shopper asked the listing for; prices in paise. */
export type ListingQuery = {
  readonly search: string;
  /** The id of a category, or all. */
  readonly category: string | null;
  readonly minPaise: number | null;
  readonly maxPaise: number | null;
  readonly rating: number | null;
  /** Of each filter of several values what is chosen. */
  readonly chosen?: Chosen;
  readonly sort: SortOrder;
  readonly page: number;
  readonly limit: number;
};

export type CategoryView = {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  /** Where the tagline is in another language than the catalogue. */
  readonly taglineLang?: Lang;
  readonly parent: string | null;
};

/** A choice of the filter panel; the count is null where the set is too large to be counted. */
export type CategoryChoice = {
  readonly id: string | null;
  readonly count: number | null;
};
export type RatingChoice = { readonly least: number | null; readonly count: number | null };

/** The values of one filter that something which is shown has, beside what its other filters leave. */
export type OfferedValues = { readonly filter: string; readonly values: readonly OfferedValue[] };

export type ListingView = {
  readonly query: ListingQuery;
  readonly category: CategoryView | null;
  readonly parent: CategoryView | null;
  readonly children: readonly (CategoryView & { readonly count: number | null })[];
  readonly cards: readonly ListedView[];
  readonly total: number;
  /** How many of them have all the words of the search; the others have some of them. */
  readonly complete: number;
  /** Where among the cards the others begin, if what has all the words stands before them: first or last, where the page is of one kind. */
  readonly othersFrom: number | null;
  /** There are more than the total, uncounted. */
  readonly isMore: boolean;
  readonly pages: number;
  /** With how many of each have all the words of the search. */
  readonly categoryChoices: readonly (CategoryChoice & { readonly complete: number | null })[];
  readonly ratingChoices: readonly RatingChoice[];
  /** What is offered of each filter of several values. */
  readonly offeredValues: readonly OfferedValues[];
  /** What was searched instead, because what was typed is in no product. */
  readonly corrected: string | null;
};

/** What the page needs of it: cards without what only the calls give. */
export type ShownListing = Omit<ListingView, "cards" | "categoryChoices"> & {
  readonly cards: readonly CardView[];
  /** Counted as the results are: without what is only related, where that stands apart. */
  readonly categoryChoices: readonly CategoryChoice[];
  /** The categories of the filter, in their order. */
  readonly offered: readonly string[];
  /** What draws most, where nothing was found; of a small category or find, what stands around it. */
  readonly beside: readonly CardView[];
  /** The top category that they are of, if they are of one. */
  readonly around: Pick<CategoryView, "id" | "name"> | null;
  /** The categories at the top with their pictures, where nothing was found. */
  readonly ways: readonly { readonly id: string; readonly picture: string }[];
  /** The categories of what draws most, where a search found nothing. */
  readonly popular: readonly string[];
};

export type SuggestionsView = {
  readonly products: readonly ListedView[];
  readonly categories: readonly { readonly id: string; readonly name: string }[];
};

export type ReviewView = {
  readonly id: string;
  readonly name: string;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  /** What the shop says to it. */
  readonly reply?: string;
  readonly isSample: boolean;
  readonly isMine: boolean;
  readonly at: number;
};

export type DetailView = Omit<ListedView, "category"> & {
  readonly descriptionLang?: Lang;
  readonly highlights: readonly string[];
  readonly highlightsLang?: Lang;
  readonly category: CategoryView;
  readonly parent: CategoryView | null;
  readonly free: number;
  readonly variants: readonly Variant[];
  /** When the sale ends that makes its price, where one does. */
  readonly priceUntil?: number;
  readonly related: readonly CardView[];
  /** What it consists of, where it is a set. */
  readonly set?: SetView;
  /** Left out where nobody has said anything. */
  readonly goods?: SoldAttributes;
  /** The same in words. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
};

export type RatingsView = {
  readonly average: number;
  readonly count: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  readonly spread: readonly number[];
  readonly reviews: readonly ReviewView[];
};

export type HomeStripView = {
  readonly id: string;
  readonly picture: string;
  readonly count: number;
  readonly largestDiscount: number;
  readonly subcategories: readonly string[];
};

export type HomeView = {
  readonly featured: readonly CardView[];
  readonly strip: readonly HomeStripView[];
  /** Of all that is on sale; 0 where nothing is. */
  readonly largestDiscount: number;
};

export type SaleView = { readonly cards: readonly CardView[]; readonly largestDiscount: number };

/** One of a filter's values with how many have it beside what else is chosen; null where nobody counted. */
export type OfferedValue = { readonly value: string; readonly count: number | null };

/** What is chosen of each filter of several values, by its name. */
export type Chosen = Readonly<Record<string, readonly string[]>>;
