import { changeEvent } from "#platform/events/change-event.ts";

export const cashSettled = changeEvent("cash.settled@1");
