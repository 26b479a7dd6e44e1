/** As much of some texts as somebody has translated; a list or a sentence that takes something is whole or missing. */
export type Partly<Texts> = Texts extends string | readonly unknown[] | ((...given: never[]) => unknown)
  ? Texts
  : { readonly [Name in keyof Texts]?: Partly<Texts[Name]> };

/** What is not translated is said in English. */
export function fallBack<Texts extends object>(
  english: Texts,
  own: Partly<NoInfer<Texts>> | undefined,
): Texts {
  const all = { ...english } as Record<string, unknown>;
  for (const [name, said] of Object.entries(own ?? {})) {
    const inEnglish = all[name];
    if (said !== undefined)
      all[name] = isGroup(said) && isGroup(inEnglish) ? fallBack(inEnglish, said) : said;
  }
  return all as Texts;
}

function isGroup(said: unknown): said is object {
  return typeof said === "object" && said !== null && !Array.isArray(said);
}
