import { isStateCode } from "#contract/india/states.ts";
import { success } from "#contract/outcome.ts";
import { onOne } from "#modules/orders/public/on-one-order.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { pickupOfficeEndpoints } from "./office-endpoints.ts";

const usualDays = 7;

export const pickupOfficeHandlers: HandlersOf<typeof pickupOfficeEndpoints> = {
  async list({ storePickup, delivery }) {
    const stores = await storePickup.keptStores();
    return success({
      stores: stores.map(({ id, name, city, pinCode, state, days, ready, ready_hi: readyHi }) => ({
        ...{ id, name, city },
        isOpen: days !== null,
        state: state ?? delivery.areasIn(pinCode)[0]?.stateCode ?? "",
        days: days ?? usualDays,
        ready: ready ?? "",
        readyHi: readyHi ?? "",
      })),
    });
  },

  set({ storePickup }, { userId }, { id, isOpen, state, ...terms }) {
    const kept = isOpen && isStateCode(state) ? { state, ...terms } : null;
    return storePickup.setStore(userId, id, kept);
  },

  makeReady: (shop, caller, { id, seen }, requestContext) =>
    onOne(shop, caller, id, requestContext, (fulfilment, by) => fulfilment.makeReady({ ...by, seen })),

  collect: (shop, caller, { id, seen, ...wish }, requestContext) =>
    onOne(shop, caller, id, requestContext, (fulfilment, by) => fulfilment.handOut({ ...by, seen }, wish)),
};
