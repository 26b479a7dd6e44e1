import { changeEvent } from "#platform/events/change-event.ts";

export const pastOrdersChanged = changeEvent("past-orders.changed@1");
