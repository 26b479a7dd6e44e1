import { brand } from "./brand.ts";
import { category } from "./category.ts";
import { colour } from "./colour.ts";
import type { ChoiceFilter, Filter } from "./filter.ts";
import { price } from "./price.ts";
import { rating } from "./rating.ts";
import { size } from "./size.ts";

/** Every filter of listings and searches, in the order in which pages show them. */
export const filters: readonly (Filter | ChoiceFilter)[] = [category, price, rating, size, colour, brand];
