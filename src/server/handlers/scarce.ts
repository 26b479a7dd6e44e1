import type { scarceEndpoints } from "#contract/endpoints/scarce.ts";
import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "./handler.ts";

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
