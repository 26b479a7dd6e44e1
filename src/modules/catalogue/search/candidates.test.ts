import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { openSearchShop, searchFrame } from "#support/search-shop.ts";
import { watchReads } from "#support/watched-reads.ts";
import { readQuery } from "../rules/search/read-query.ts";
import { createCandidates } from "./candidates.ts";
import { createKeptWords } from "./index/kept-words-repository.ts";

describeOnBothEngines("the candidates of a search", (openFresh, engine) => {
  it("that have some of the words are looked for in titles first where many have these, and last where few may", async () => {
    const { db } = await openSearchShop(openFresh, 1_200);
    const watched = watchReads(db);
    const candidatesOf = createCandidates(watched.db);
    /** Where the two words that more products have are looked for first. */
    const firstOf = async (text: string) => {
      const query = readQuery(text, new Map());
      const known = await createKeptWords(db)(query);
      watched.take();
      await candidatesOf(query, known, { filters: searchFrame.filters, most: 160 });
      const statements = watched.take();
      const walks = statements.map(({ parameters: [match] }) => `${match}`);
      const [, place = ""] =
        engine === "postgres"
          ? (/walk_1_(\d) as materialized/.exec(statements[0]?.sql ?? "") ?? [])
          : (/"(\d)/.exec(walks.find((walk) => !walk.includes("niryana")) ?? "") ?? []);
      // The one names its walks by their turn, the other its terms by their field.
      return { postgres: ["titles", "all"], sqlite: ["titles", "titles", "", "all", "all"] }[engine][
        +(place || "9")
      ];
    };
    expect(await firstOf("niryana kitchen checked")).toBe("titles");
    expect(await firstOf("niryana rice care")).toBe("all");
  });
});
