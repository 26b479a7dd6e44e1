import { foldWords } from "#modules/catalogue/rules/words/fold-words.ts";
import type { Database } from "#platform/database/database.ts";
import type { LoadRequest } from "./load-request.ts";

const stride = 7_919;

/** Every two and three words of a title as a search of its own, in an order that mixes the titles. */
export async function searchesOfTitles(db: Database): Promise<string[]> {
  const rows = await db.read.selectFrom("products").select("title").orderBy("number").limit(20_000).execute();
  const searches = new Set<string>();
  for (const { title } of rows) {
    const words = [...new Set(foldWords(title))];
    words.forEach((first, at) => {
      words.slice(at + 1).forEach((second, next) => {
        searches.add(`${first} ${second}`);
        for (const third of words.slice(at + next + 2)) searches.add(`${first} ${second} ${third}`);
      });
    });
  }
  const all = [...searches];
  return [...new Set(all.map((_, at) => all[(at * stride) % all.length] ?? ""))];
}

const headers = { "accept-encoding": "br" };

/** As a page's script asks, for as many cards as a page shows. */
export const listingCall = (query: string) => ({ path: `/api/products?limit=24${query}`, headers });

export const searchCall = (text: string) => listingCall(`&search=${encodeURIComponent(text)}`);

/** As somebody has typed so far. */
export function suggestCall(text: string) {
  const begun = text.slice(0, Math.max(3, text.length - 2));
  return { path: `/api/products/search?q=${encodeURIComponent(begun)}`, headers };
}

/** Listings without words: ranges of prices that most goods lie in, each another. */
export function freshListings(): LoadRequest[] {
  return Array.from({ length: 40_000 }, (_, at) =>
    listingCall(`&minPrice=${at % 200}&maxPrice=${2_000 + at}`),
  );
}
