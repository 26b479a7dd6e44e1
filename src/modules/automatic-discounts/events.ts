import { changeEvent } from "#platform/events/change-event.ts";

export const discountChanged = changeEvent("discount.changed@1");
