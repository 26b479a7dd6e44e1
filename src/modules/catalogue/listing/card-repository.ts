import { type RawBuilder, sql } from "kysely";
import { eachLang } from "#contract/format/in-each-lang.ts";
import { localised } from "#contract/format/localised.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { CardView, ListedView } from "../catalogue-view.ts";
import { catalogueLang } from "../rules/catalogue-lang.ts";
import { coloursOf, sizesOf } from "../rules/options.ts";
import { picturesIn } from "../rules/pictures-in.ts";
import type { SoldOut } from "../rules/variant.ts";
import type { ColourView } from "../sellable-view.ts";
import { picturesOfRow } from "../sets/set-parts-repository.ts";
import { productTexts } from "../storage/text-tables.ts";
import { epochKey, versionKey } from "../storage/version-repository.ts";

export interface CardRow {
  readonly number: number;
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly description: string;
  /** In the language that was asked for, where somebody has written it there. */
  readonly told_title: string | null;
  readonly told_description: string | null;
  readonly category: string;
  readonly top_category: string;
  readonly mrp_paise: number;
  readonly discount: number;
  readonly unit_paise: number;
  readonly pictures: string;
  readonly colours: string;
  readonly sizes: string;
  readonly rating_sum: number;
  readonly rating_count: number;
  readonly in_stock: number;
  readonly sold_out: string;
  readonly price_varies: number;
}

/** By language: columns of a card and of its page, of a table that is called p, and the table that they ask for beside it. */
export const cardIn = eachLang((lang) => {
  const isSource = lang === catalogueLang;
  const told = (name: string) => `${isSource ? "null" : `told.${name}`} as told_${name}`;
  return {
    columns: sql`p.number, p.id, p.title, p.brand, p.description, ${sql.raw(told("title"))}, ${sql.raw(told("description"))},
      p.category, p.top_category, p.mrp_paise, p.discount, p.unit_paise, ${picturesOfRow("p")} as pictures,
      p.colours, p.sizes, p.rating_sum, p.rating_count, p.in_stock, p.sold_out, p.price_varies`,
    highlights: sql.raw(`p.highlights, ${told("highlights")}`),
    beside: isSource ? sql`` : productTexts.beside("p.id", lang),
  };
});

/** How old the catalogue is that the statement sees. */
export const ageColumns: RawBuilder<unknown> = sql`
  coalesce((select value from key_values where name = ${sql.lit(versionKey)}), 0) as version,
  coalesce((select value from key_values where name = ${sql.lit(epochKey)}), 0) as epoch`;

export function cardOf(row: CardRow, lang: Lang): CardView {
  const title = localised(lang, row.title, row.told_title ?? "");
  return {
    id: row.id,
    title: title.text,
    ...(title.lang && { lang: title.lang }),
    brand: row.brand,
    pictures: picturesIn(lang, row.pictures),
    unitPaise: row.unit_paise,
    oldUnitPaise: row.mrp_paise > row.unit_paise ? row.mrp_paise : null,
    discount: row.discount,
    ...(row.price_varies === 1 && { priceVaries: true }),
    rate: averageOf(row),
    ratings: row.rating_count,
    inStock: row.in_stock === 1,
    ...choicesOf(row),
    ...(row.sold_out !== "[]" && { soldOut: JSON.parse(row.sold_out) as SoldOut[] }),
  };
}

/** Many products come in the same colours and sizes: read once, they are the same lists. */
function choicesOf({ top_category, colours, sizes }: CardRow): Choices {
  const key = `${top_category} ${colours} ${sizes}`;
  const before = known.get(key);
  if (before) return before;
  const made = {
    colours: coloursOf(top_category, JSON.parse(colours) as ColourView[]),
    sizes: sizesOf(top_category, JSON.parse(sizes) as string[]),
  };
  if (known.size >= mostKnown) known.clear();
  known.set(key, made);
  return made;
}

type Choices = Pick<CardView, "colours" | "sizes">;

const mostKnown = 1_000;
const known = new Map<string, Choices>();

/** Worked out once for each row that is kept, in the language for which it was read. */
export function listedOf(row: CardRow, lang: Lang): ListedView {
  const known = views.get(row);
  if (known) return known;
  const { text: description } = localised(lang, row.description, row.told_description ?? "");
  const view = { ...cardOf(row, lang), description, category: row.category };
  views.set(row, view);
  return view;
}

const views = new WeakMap<CardRow, ListedView>();

/** One decimal, as it is shown; never rounded up past what was given. */
export function averageOf({
  rating_sum,
  rating_count,
}: {
  rating_sum: number;
  rating_count: number;
}): number {
  return rating_count === 0 ? 0 : Math.floor((rating_sum * 10) / rating_count) / 10;
}
