import type { Texts } from "#contract/texts/en.ts";

/** The name in the reader's language; an owner's own category keeps the name it was given. */
export function categoryName(words: Texts["catalogue"], id: string | null, otherwise?: string): string {
  if (id === null) return words.allCategories;
  // An address may ask for any name, those that every object has included.
  const known = Object.hasOwn(words.categories, id) ? words.categories[id] : undefined;
  return known ?? otherwise ?? id;
}
