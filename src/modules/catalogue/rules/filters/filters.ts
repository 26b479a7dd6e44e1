import { category } from "./category.ts";
import { brand, colour, size } from "./choices.ts";
import type { ChoiceFilter, Filter } from "./filter.ts";
import { price } from "./price.ts";
import { rating } from "./rating.ts";

/** Every filter of listings and searches, in the order in which pages show them. */
export const filters: readonly (Filter | ChoiceFilter)[] = [category, price, rating, size, colour, brand];
