import { changeEvent } from "#platform/events/change-event.ts";

export const pricingChanged = changeEvent("pricing.changed@1");
