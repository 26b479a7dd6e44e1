import { inEachLang } from "#contract/format/in-each-lang.ts";
import { formatRupees } from "#contract/format/money.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { DetailView } from "#modules/catalogue/catalogue-view.ts";
import type { NetUnit } from "#modules/catalogue/goods-view.ts";
import { catalogueLang } from "#modules/catalogue/rules/catalogue-lang.ts";
import { measurePriceOf } from "#modules/catalogue/rules/measure-price.ts";
import { optionIn } from "#modules/catalogue/rules/option-in.ts";

export type FactRow = readonly [name: string, value: string];

/** What the goods come in, by the names that their choices have. */
export function choiceRows(
  { colours, sizes }: Pick<DetailView, "colours" | "sizes">,
  lang: Lang,
): readonly FactRow[] {
  const { product, options } = textsOf(lang);
  const words = lang === catalogueLang ? undefined : options;
  const said = (names: readonly string[]) => names.map((name) => optionIn(words, name)).join(", ");
  return [
    ...(colours.length > 0 ? [[product.colour, said(colours.map(({ name }) => name))] as const] : []),
    ...(sizes.length > 0 ? [[product.size, said(sizes)] as const] : []),
  ];
}

/** What is known of the goods, in words that the server writes: pages of goods of which nothing is known carry none. */
export function factRows(
  { goods, unitPaise, oldUnitPaise, priceVaries }: DetailView,
  lang: Lang,
  { isMrp = false }: { readonly isMrp?: boolean } = {},
): readonly FactRow[] | undefined {
  if (!goods) return undefined;
  const words = textsOf(lang).goods;
  const { country, maker, importer, netQuantity, variants = [] } = goods;
  const numbers = numberFormat(lang);
  const amount = (number: number, unit: NetUnit) =>
    `${numbers.format(number)} ${unit === "piece" && number !== 1 ? words.pieces : words.units[unit]}`;
  const weight = (grams: number) => (grams < 1_000 ? amount(grams, "g") : amount(grams / 1_000, "kg"));
  const weights = variants.flatMap(({ grams }) => (grams === undefined ? [] : [grams]));
  const [least, most] = [Math.min(...weights), Math.max(...weights)];
  const measurePrice = netQuantity && measurePriceOf(unitPaise, netQuantity);
  return [
    // Where choices cost differently, each says its own beside its price.
    ...(isMrp && !priceVaries ? [[words.mrp, formatRupees(oldUnitPaise ?? unitPaise)] as const] : []),
    ...(country ? [[words.country, countryIn(country, lang)] as const] : []),
    ...(maker ? [[words.maker, maker] as const] : []),
    ...(importer ? [[words.importer, importer] as const] : []),
    ...(netQuantity ? [[words.netQuantity, amount(netQuantity.amount, netQuantity.unit)] as const] : []),
    ...(measurePrice
      ? [
          [
            words.measurePrice,
            words.per(formatRupees(measurePrice.paise), words.units[measurePrice.per]),
          ] as const,
        ]
      : []),
    ...(weights.length > 0
      ? [[words.weight, least === most ? weight(least) : words.range(weight(least), weight(most))] as const]
      : []),
  ];
}

function countryIn(code: string, lang: Lang): string {
  return countryNames(lang).of(code) ?? code;
}

const numberFormat = inEachLang((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));

const countryNames = inEachLang((locale) => new Intl.DisplayNames(locale, { type: "region" }));
