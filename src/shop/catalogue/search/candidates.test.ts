import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { openSearchShop, searchFrame } from "#support/search-shop.ts";
import { watchReads } from "#support/watched-reads.ts";
import { readQuery } from "../rules/search/read-query.ts";
import { createCandidates } from "./candidates.ts";
import { createKeptWords } from "./kept-words-repository.ts";

describeOnBothEngines("the candidates of a search", (openFresh) => {
  it("that have some of the words are looked for in titles first where many have these, and last where few may", async () => {
    const { db } = await openSearchShop(openFresh, 1_200);
    const watched = watchReads(db);
    const candidatesOf = createCandidates(watched.db);
    /** Of the two words that more products have. */
    const walksOf = async (text: string) => {
      const query = readQuery(text, new Map());
      const known = await createKeptWords(db)(query);
      watched.take();
      await candidatesOf(query, known, { filters: searchFrame.filters, most: 160 });
      const [statement] = watched.take();
      return [...(statement?.sql ?? "").matchAll(/(walk_1_\d) as materialized/g)].map(([, walk]) => walk);
    };
    expect(await walksOf("niryana kitchen checked")).toEqual(["walk_1_0", "walk_1_1"]);
    expect(await walksOf("niryana rice care")).toEqual(["walk_1_1", "walk_1_0"]);
  });
});
