import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { hsnEndpoints } from "./endpoints.ts";

export const hsnHandlers: HandlersOf<typeof hsnEndpoints> = {
  find: async ({ hsnFinder }, _, { words }) => success({ goods: await hsnFinder.find(words) }),
  sold: async ({ hsnFinder }) => success(await hsnFinder.sold()),
};
