import { sql } from "kysely";
import { eachLang } from "#contract/format/in-each-lang.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { Database } from "#platform/database/database.ts";
import { filled, prepared } from "#platform/database/prepared.ts";
import { catalogueLang } from "../rules/catalogue-lang.ts";
import type { Age } from "../storage/version-repository.ts";
import { type CardRow, cardIn } from "./card-repository.ts";

/** So many are kept read of each language: the ones that lists and searches show most. */
const mostKept = 2_000;

/** The cards of these products, in this order; those that are gone are left out. */
export type CardsOf = (numbers: readonly number[], age: Age, lang?: Lang) => Promise<CardRow[]>;

/**
 * Rows of cards, each read once for each age of the catalogue. What is kept is never older than the age that the caller
 * has seen: whoever changes a card raises it in the same transaction.
 */
export function createKeptCards({ read }: Pick<Database, "read">, most = mostKept): CardsOf {
  let kept = nothingKept();
  let keptAt = -1;
  return async (numbers, { version, epoch }, lang = catalogueLang) => {
    const age = version + epoch;
    if (age > keptAt) {
      kept = nothingKept();
      keptAt = age;
    }
    const cards = kept[lang];
    // Held before the wait: others who read meanwhile may push them out.
    const page = new Map(numbers.map((number) => [number, cards.get(number)]));
    const missing = numbers.filter((number) => !page.get(number));
    for (const row of missing.length > 0 ? await load[lang](read, { numbers: filled(missing) }) : []) {
      // A replica may show an older one than others have seen.
      if (age === keptAt) cards.set(row.number, row);
      page.set(row.number, row);
    }
    for (const oldest of cards.keys()) {
      if (cards.size <= most) break;
      cards.delete(oldest);
    }
    return numbers.flatMap((number) => page.get(number) ?? []);
  };
}

const nothingKept = () => eachLang(() => new Map<number, CardRow>());

const load = eachLang((lang) =>
  prepared(
    (_, { numbers }: { numbers: readonly number[] }) => sql<CardRow>`select ${cardIn[lang].columns}
      from products as p ${cardIn[lang].beside}
      where p.number in (${sql.join(numbers)}) and p.deleted_at is null`,
  ),
);
