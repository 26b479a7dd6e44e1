import { failure, success } from "#contract/outcome.ts";
import { roleHolds } from "#contract/rights.ts";
import { fileRefusal } from "#server/handlers/file-refusal.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { shownBulk } from "../bulk/handlers.ts";
import { categoriesEndpoints } from "../categories/endpoints.ts";
import { categoriesHandlers } from "../categories/handlers.ts";
import { leaveOut, makeNew, type tablesEndpoints } from "./endpoints.ts";

export const tablesHandlers: HandlersOf<typeof tablesEndpoints> = {
  async take({ catalogue }) {
    return success({ file: { name: "goods.csv", body: catalogue.goodsFile() } });
  },

  async read(shop, { userId }, { table }, { lang }) {
    const read = await shop.catalogue.readGoodsFile(userId, table);
    return read.ok ? shownBulk(shop, read) : fileRefusal(read, lang);
  },

  async choose(shop, caller, { id, seen, newState, pieces, categories }, requestContext) {
    const { userId } = caller;
    const known = await shop.catalogue.bulkOf(id);
    if (!known.ok) return known;
    if (known.value.version !== seen) return failure("bulkChanged");
    const named: Record<string, string> = {};
    for (const { name, category } of categories) {
      if (category === "" || category === leaveOut) continue;
      if (category !== makeNew) named[name] = category;
      else {
        if (!caller.role || !roleHolds(caller.role, categoriesEndpoints.make.right))
          return failure("notAllowed");
        const words = { en: name.slice(0, 60), hi: "", tagline: "", parent: "" };
        const made = await categoriesHandlers.make(shop, caller, words, requestContext);
        if (!made.ok) return made;
        named[name] = made.value.id;
      }
    }
    // The file is looked at at once, with the categories that there are by now.
    await shop.catalogue.version();
    const chosen = { by: userId, seen, newState, pieces, categories: named };
    return shownBulk(shop, await shop.catalogue.chooseForFile(id, chosen));
  },

  async ask({ catalogue }, _, { id }) {
    const found = await catalogue.bulkOf(id);
    return found.ok ? success(await catalogue.questionsOfFile(id)) : found;
  },
};
