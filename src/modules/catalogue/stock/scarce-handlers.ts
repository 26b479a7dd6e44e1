import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { scarceEndpoints } from "./scarce-endpoints.ts";

export const scarceHandlers: HandlersOf<typeof scarceEndpoints> = {
  async list({ catalogue, shopSettings }, _caller, { cursor }) {
    const { value, version } = await shopSettings.look("stock");
    return success({ ...(await catalogue.scarce(value.lowAt, cursor)), lowAt: value.lowAt, version });
  },

  async warnAt({ shopSettings }, { userId }, { lowAt, seen }) {
    const changed = await shopSettings.change("stock", { seen, fields: { lowAt }, by: userId });
    return changed.ok ? success({}) : changed;
  },
};
