/** A small wrong edit that the tests should notice. It is found by its text, so that files may move. */
export interface Mutant {
  /** What goes wrong. */
  readonly name: string;
  /** Stands once in the sources. */
  readonly find: string;
  readonly put: string;
  /** Where it changes what one of the engines does alone; else it is tried on SQLite, which is quicker. */
  readonly engine?: "sqlite" | "postgres";
  /** Of its pages, by their names in tests/journeys. */
  readonly journeys?: readonly string[];
}

/** The files that hold it, once for each place: one, unless the code has changed since. */
export function placesOf({ find }: Mutant, sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, text]) =>
    Array.from({ length: text.split(find).length - 1 }, () => file),
  );
}

export function mutated(text: string, { find, put }: Mutant): string {
  return text.replace(find, () => put);
}
