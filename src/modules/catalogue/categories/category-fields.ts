import type { Fields } from "#platform/database/undo-state.ts";
import type { CategoryRow } from "./category-repository.ts";

/** All that there is to say of a category, as the log keeps it; its version is nobody's to say. */
export function fieldsOf({ label_en: en, texts, hidden, version: _, ...row }: CategoryRow) {
  const { label: hi = "", tagline: taglineHi = "" } = texts.hi ?? {};
  return { ...row, en, hi, taglineHi, isHidden: hidden === 1 };
}

/** Nothing where the log does not say all of it, as it did in earlier versions. */
export function rowOf(facts: Fields): Omit<CategoryRow, "version"> | undefined {
  const said = facts as ReturnType<typeof fieldsOf>;
  // Written before there was one in Hindi, it says none.
  const { id, parent, name, tagline, taglineHi = "", position, en, hi, picture, isHidden } = said;
  if (en === undefined || isHidden === undefined) return undefined;
  return {
    ...{ id, parent, name, tagline, position, picture },
    ...{ label_en: en, texts: { hi: { label: hi, tagline: taglineHi } }, hidden: Number(isHidden) },
  };
}
