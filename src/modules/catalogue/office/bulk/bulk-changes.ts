import { formatRupees, type Price } from "#contract/format/money.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { GoodsPart, VariantPart } from "#modules/catalogue/bulk-view.ts";
import { minute } from "#web/ui/format-dates.ts";
import { variantName } from "../public/variant-name.ts";
import type { NameOf } from "./format-bulk.ts";

export interface ShownChange {
  readonly what: string;
  readonly before: string | null;
  readonly after: string;
}

type Words = ReturnType<typeof textsOf>["bulk"];
const mostShown = 12;
const mostLetters = 120;

/** What becomes of a product, a line for each value. */
export function bulkChanges(
  { before, after }: { readonly before: GoodsPart | null; readonly after: GoodsPart | null },
  { lang, nameOf }: { readonly lang: Lang; readonly nameOf: NameOf },
): readonly ShownChange[] {
  if (!after) return [];
  const words = textsOf(lang).bulk;
  const { price, variants = [], sale, ...plain } = after;
  const say = (name: string, value: unknown) => said(name, value, words, nameOf);
  const was = before as Readonly<Record<string, unknown>> | null;
  const rows = [
    ...(price ? formatPrices(words.part.price, words.part.mrp, before?.price, price, words) : []),
    ...Object.entries(plain)
      .filter(([, value]) => was || !isEmpty(value))
      .map(([name, value]) => ({
        what: words.part[name as keyof Words["part"]] ?? name,
        before: was && say(name, was[name]),
        after: say(name, value),
      })),
    ...(sale ? [{ what: words.part.sale, before: null, after: formatSale(sale, words, lang) }] : []),
    ...variants.flatMap((one) => formatVariant(one, before?.variants?.find(isOf(one)), words)),
  ];
  return rows.length > mostShown
    ? [...rows.slice(0, mostShown), { what: "…", before: null, after: `+ ${rows.length - mostShown}` }]
    : rows;
}

function isOf({ colour, size }: VariantPart) {
  return (other: VariantPart) => other.colour === colour && other.size === size;
}

function formatVariant(one: VariantPart, was: VariantPart | undefined, words: Words): ShownChange[] {
  const { colour, size, price, more, ...facts } = one;
  const { held: _, sold: __, ...told } = facts as typeof facts & { held?: number };
  const name = variantName({ colour, size });
  const called = (what: string) => (name ? `${name}: ${what}` : what);
  const shown = Object.entries(told)
    .filter(([, value]) => was || !isEmpty(value))
    .map(([field, value]) => ({
      what: called(words.part[field as keyof Words["part"]] ?? field),
      before: was ? formatPlain((was as Readonly<Record<string, unknown>>)[field], words) : null,
      after: formatPlain(value, words),
    }));
  if (price !== undefined && (was || price))
    shown.push(...formatPrices(called(words.part.price), called(words.part.mrp), was?.price, price, words));
  if (more !== undefined)
    shown.push({
      what: called(words.part.pieces),
      before: was?.pieces === undefined ? null : String(was.pieces),
      after: was?.pieces === undefined ? words.piecesMore(more) : String(was.pieces + more),
    });
  return shown;
}

/** An MRP is told of where it is another one than the price. */
function formatPrices(
  what: string,
  mrp: string,
  before: Price | null | undefined,
  after: Price | null,
  words: Words,
): ShownChange[] {
  const say = (price: Price | null, of: keyof Price) => (price ? formatRupees(price[of]) : words.asProduct);
  const rows: ShownChange[] = [
    {
      what,
      before: before === undefined ? null : say(before, "unitPaise"),
      after: say(after, "unitPaise"),
    },
  ];
  const isStruck = [before, after].some((price) => price && price.mrpPaise !== price.unitPaise);
  if (isStruck && before?.mrpPaise !== after?.mrpPaise)
    rows.push({
      what: mrp,
      before: before === undefined ? null : say(before, "mrpPaise"),
      after: say(after, "mrpPaise"),
    });
  return rows;
}

function formatSale(
  { percent, beginsAt, endsAt }: NonNullable<GoodsPart["sale"]>,
  words: Words,
  lang: Lang,
): string {
  const { goodsOffice } = textsOf(lang);
  const until = endsAt === null ? null : minute(endsAt, lang);
  return `${words.wish.discount(percent)}, ${goodsOffice.between(minute(beginsAt, lang), until)}`;
}

function said(name: string, value: unknown, words: Words, nameOf: NameOf): string {
  if (name === "category") return nameOf(String(value));
  if (name === "state") return words.state[value as keyof Words["state"]] ?? String(value);
  return formatPlain(value, words);
}

function formatPlain(value: unknown, words: Words): string {
  if (isEmpty(value)) return words.noPart;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (Array.isArray(value)) return short(value.map(nameIn).join(", "));
  if (typeof value === "object") return short(Object.values(value as object).join(" "));
  return short(String(value));
}

function nameIn(one: unknown): string {
  if (typeof one !== "object" || one === null) return String(one);
  const { name, file } = one as { readonly name?: string; readonly file?: string };
  return name ?? file ?? "";
}

function short(text: string): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
