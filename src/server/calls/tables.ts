import type { tablesCalls } from "#contract/calls/tables.ts";
import { success } from "#contract/outcome.ts";
import { shownBulk } from "./bulk.ts";
import { fileRefusal } from "./file-refusal.ts";
import type { VerbsOf } from "./verb.ts";

export const tablesVerbs: VerbsOf<typeof tablesCalls> = {
  async take({ catalogue }) {
    return success({ file: { name: "goods.csv", body: catalogue.goodsFile() } });
  },

  async read(shop, { userId }, { table }, { lang }) {
    const read = await shop.catalogue.readGoodsFile(userId, table);
    return read.ok ? shownBulk(shop, read) : fileRefusal(read, lang);
  },

  async choose(shop, { userId }, { id, seen, newState, pieces, categories }) {
    const named = Object.fromEntries(
      categories.flatMap(({ name, category }) => (category === "" ? [] : [[name, category]])),
    );
    const chosen = { by: userId, seen, newState, pieces, categories: named };
    return shownBulk(shop, await shop.catalogue.chooseForFile(id, chosen));
  },

  async ask({ catalogue }, _, { id }) {
    const found = await catalogue.bulkOf(id);
    return found.ok ? success(await catalogue.questionsOfFile(id)) : found;
  },
};
