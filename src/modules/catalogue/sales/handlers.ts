import { wordsIn } from "#contract/format/words.ts";
import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { salesEndpoints } from "./endpoints.ts";

const mostFound = 8;

export const salesHandlers: HandlersOf<typeof salesEndpoints> = {
  async list({ catalogue }, _, { state: tab, cursor }, { lang }) {
    return success(await catalogue.listSales({ tab, cursor, lang }));
  },

  async plan({ catalogue }, _, { category, product: productId, search, percent }, { lang }) {
    const [tree, found, plan] = await Promise.all([
      catalogue.categories(),
      search ? catalogue.listGoods({ state: "live", search }) : undefined,
      catalogue.planSale({ category, productId, percent, lang }),
    ]);
    const nameOf = (id: string) => {
      const { label, name } = tree.of(id) ?? {};
      return (label && wordsIn(label, lang)) || name || id;
    };
    const categories = tree.tops.flatMap(({ id }) => [
      { id, name: nameOf(id), top: null },
      ...tree.childrenOf(id).map((child) => ({ id: child.id, name: nameOf(child.id), top: nameOf(id) })),
    ]);
    const goods = (found?.goods ?? []).filter(({ state }) => state === "live");
    return success({ categories, found: goods.slice(0, mostFound), plan: plan ?? null });
  },

  async resume({ catalogue }, { userId }, { id }) {
    const resumed = await catalogue.resumeSale(userId, id);
    return resumed.ok ? success({}) : resumed;
  },
};
