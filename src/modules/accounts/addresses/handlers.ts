import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { addressesEndpoints } from "./endpoints.ts";

export const addressesHandlers: HandlersOf<typeof addressesEndpoints> = {
  async list({ accounts }, { userId }) {
    return success({ addresses: await accounts.addresses(userId) });
  },

  async add({ accounts }, { userId }, input) {
    const added = await accounts.addAddress(userId, input);
    return added.ok ? success({ address: added.value }) : added;
  },

  async change({ accounts }, { userId }, { id, ...given }) {
    const changed = await accounts.changeAddress(userId, id, given);
    return changed.ok ? success({ address: changed.value }) : changed;
  },

  async remove({ accounts }, { userId }, { id }) {
    const removed = await accounts.removeAddress(userId, id);
    return removed.ok ? success({}) : removed;
  },
};
