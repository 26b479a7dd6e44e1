import { changeEvent } from "#platform/events/change-event.ts";

export const pickupStoreChanged = changeEvent("pickup_store.changed@1");
