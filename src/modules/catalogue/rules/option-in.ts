/** A colour or a size in the words of a page; one that it has no word for keeps its own name. */
export function optionIn(words: object | undefined, name: string): string {
  const key = name.toLowerCase();
  return words && Object.hasOwn(words, key)
    ? ((words as Readonly<Record<string, string>>)[key] ?? name)
    : name;
}
