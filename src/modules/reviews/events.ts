import { changeEvent } from "#platform/events/change-event.ts";

export const reviewChanged = changeEvent("review.changed@1");
