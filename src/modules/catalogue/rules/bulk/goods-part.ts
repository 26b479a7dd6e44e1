import type { GoodsPart, VariantPart, WholeGoods } from "#modules/catalogue/bulk-view.ts";
import { variantKey } from "../variant.ts";
import { combinationsOf } from "../variants.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Of a product as it is what the other names, so that it can be put back. */
export function partNamed(now: WholeGoods, names: GoodsPart): GoodsPart {
  const { variants, sale: _, ...plain } = names;
  const known = variantsByKey(now);
  return {
    ...(Object.fromEntries(Object.keys(plain).map((name) => [name, (now as Fields)[name]])) as GoodsPart),
    ...(variants && {
      variants: variants.flatMap((one) => {
        const was = known.get(keyOf(one));
        return was ? [ofVariant(one, was)] : [];
      }),
    }),
  };
}

/** Of what is wanted, what is otherwise now; nothing where all of it is so already. */
export function changesIn(now: WholeGoods, wanted: GoodsPart): GoodsPart | undefined {
  const { variants = [], ...plain } = wanted;
  const known = variantsByKey(now);
  const changed = Object.entries(plain).filter(
    ([name, value]) => value !== undefined && !isSame((now as Fields)[name], value),
  );
  const others = variants.flatMap((one) => {
    const was = known.get(keyOf(one)) as Fields | undefined;
    const { colour, size, ...facts } = one;
    const differing = Object.entries(facts).filter(
      ([name, value]) => value !== undefined && !(was && isSame(was[name], value)),
    );
    return differing.length > 0 ? [{ colour, size, ...Object.fromEntries(differing) }] : [];
  });
  if (changed.length === 0 && others.length === 0) return undefined;
  return { ...Object.fromEntries(changed), ...(others.length > 0 && { variants: others }) };
}

/** Whether a product is still what it was when somebody looked at it. */
export function isStill(now: WholeGoods, before: GoodsPart): boolean {
  return changesIn(now, before) === undefined;
}

interface EverGoods extends WholeGoods {
  /** All that it ever had, and what was sold of each. */
  readonly ever: readonly Pick<WholeGoods["variants"][number], "colour" | "size" | "sold">[];
}

/** The way back: each value as it was, where it is still the one that was set; `isWhole` says whether all are. */
export function wayBack(
  now: EverGoods,
  before: GoodsPart,
  after: GoodsPart,
): { readonly part: GoodsPart; readonly isWhole: boolean } {
  const { variants: set = [], sale, ...plain } = after;
  const known = variantsByKey(now);
  const were = new Map((before.variants ?? []).map((one) => [keyOf(one), one as Fields]));
  let isWhole = true;
  const keep = (isIt: boolean) => {
    if (!isIt) isWhole = false;
    return isIt;
  };
  const names = Object.entries(plain).filter(([name, value]) =>
    keep(isSame((now as unknown as Fields)[name], value)),
  );
  const back = Object.fromEntries(names.map(([name]) => [name, (before as Fields)[name]])) as GoodsPart;
  const valuesBack = set.flatMap((one) => {
    const is = known.get(keyOf(one)) as Fields | undefined;
    const was = were.get(keyOf(one));
    const { colour, size, more, ...facts } = one;
    const same = Object.entries(facts).filter(([name, value]) =>
      keep(is !== undefined && isSame(is[name], value)),
    );
    const values = same.flatMap(([name]) => (was && name in was ? [[name, was[name]]] : []));
    const part = { ...Object.fromEntries(values), ...(more !== undefined && { more: -more }) };
    return Object.keys(part).length > 0 ? [{ colour, size, ...part } as VariantPart] : [];
  });
  const variants = [...valuesBack, ...choicesBack(now, before, { back, set })];
  return {
    part: {
      ...back,
      ...(variants.length > 0 && { variants }),
      ...(sale && { sale }),
    },
    isWhole,
  };
}

/** Those that are choices again: their pieces are those of then, less what was sold of them since. */
function choicesBack(
  now: EverGoods,
  before: GoodsPart,
  { back, set }: { readonly back: GoodsPart; readonly set: readonly VariantPart[] },
): VariantPart[] {
  const { colours, sizes } = back;
  if (!colours && !sizes) return [];
  const again = new Set(
    combinationsOf({ colours: colours ?? now.colours, sizes: sizes ?? now.sizes }).map(keyOf),
  );
  for (const one of [...now.variants, ...set]) again.delete(keyOf(one));
  const soldOf = new Map(now.ever.map((one) => [keyOf(one), one.sold]));
  return (before.variants ?? []).flatMap(({ pieces = 0, sold: soldThen, ...one }) => {
    const sold = soldOf.get(keyOf(one)) ?? 0;
    return again.has(keyOf(one)) ? [{ ...one, pieces: pieces - (sold - (soldThen ?? sold)) }] : [];
  });
}

function ofVariant(names: VariantPart, was: WholeGoods["variants"][number]): VariantPart {
  const { colour, size, more, ...facts } = names;
  const asked = more === undefined ? Object.keys(facts) : [...Object.keys(facts), "pieces"];
  return { colour, size, ...Object.fromEntries(asked.map((name) => [name, (was as Fields)[name]])) };
}

function variantsByKey(now: WholeGoods) {
  return new Map(now.variants.map((one) => [keyOf(one), one]));
}

function keyOf({ colour, size }: VariantPart): string {
  return variantKey({ productId: "", colour, size });
}

/** Pictures are the same files, whatever is said of them. */
function isSame(one: unknown, other: unknown): boolean {
  return stable(one) === stable(other);
}

function stable(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (part === null || typeof part !== "object" || Array.isArray(part)) return part;
    if ("file" in part) return part.file;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
