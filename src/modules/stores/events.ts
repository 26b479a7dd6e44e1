import { changeEvent } from "#platform/events/change-event.ts";

export const storeChanged = changeEvent("store.changed@1");
