import { readdirSync } from "node:fs";
import { join } from "node:path";
import { judgedId } from "./fill-shop.ts";
import { type Good, type Judged, readLines, readText } from "./read-judged.ts";

/** Of each query the grade that raters gave a product, by the number of its good. */
export type Graded = ReadonlyMap<string, ReadonlyMap<number, number>>;

interface OutsideProduct {
  readonly id: string;
  readonly t: string;
  readonly b: string;
  readonly d: string;
  readonly p: number;
}

const category = { id: "outside", name: "Everything", parent: null };

/** A catalogue from elsewhere with grades by people who know nothing of this shop: README.md says in which form. */
export function readOutside(folder: string): { readonly judged: Judged; readonly graded: Graded } {
  const products = readLines<OutsideProduct>(join(folder, "products.jsonl.gz"));
  const numbers = new Map(products.map(({ id }, at) => [id, at + 1]));
  const goods = products.map(
    ({ t: title, b: brand, d: description, p: price }, at): Good => ({
      ...{ number: at + 1, title, brand, description, category: category.id },
      price: Math.max(1, price),
    }),
  );
  const graded = new Map<string, Map<number, number>>();
  for (const file of readdirSync(folder).filter((name) => /^judgements.*\.csv(\.gz)?$/.test(name)))
    for (const line of readText(join(folder, file)).trim().split("\n").slice(1)) {
      const [, query = "", id = "", grade = ""] = /^"?(.*?)"?,([^,]*),([^,]*)$/.exec(line) ?? [];
      const number = numbers.get(id);
      if (number === undefined) continue;
      const known = graded.get(query) ?? new Map<number, number>();
      graded.set(query, known.set(number, Number(grade)));
    }
  return { judged: { categories: [category], goods, demo: [], queries: [] }, graded };
}

/** Those queries that have a good answer, with their grades by id. */
export function gradedById(graded: Graded): { query: string; grades: ReadonlyMap<string, number> }[] {
  return [...graded]
    .filter(([, grades]) => Math.max(...grades.values()) > 0)
    .map(([query, grades]) => ({
      query,
      grades: new Map([...grades].map(([number, grade]) => [judgedId({ number }), grade])),
    }));
}
