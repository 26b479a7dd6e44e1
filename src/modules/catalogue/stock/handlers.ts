import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { stockEndpoints } from "./endpoints.ts";

export const stockHandlers: HandlersOf<typeof stockEndpoints> = {
  async see({ catalogue }, _, { id }) {
    const stock = await catalogue.stockOf(id);
    return stock.ok ? success({ stock: stock.value }) : stock;
  },

  async count({ catalogue }, { userId }, { id: productId, colour, size, ...counted }) {
    const stock = await catalogue.countStock(userId, { productId, colour, size }, counted);
    return stock.ok ? success({ stock: stock.value }) : stock;
  },

  async move({ catalogue }, { userId }, { id: productId, colour, size, ...moved }) {
    const stock = await catalogue.moveStock(userId, { productId, colour, size }, moved);
    return stock.ok ? success({ stock: stock.value }) : stock;
  },

  async moves({ catalogue }, _, { id: productId, colour, size, ...page }) {
    return catalogue.stockMoves({ productId, colour, size }, page);
  },
};
