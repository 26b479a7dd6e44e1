import { changeEvent } from "#platform/events/change-event.ts";

export const redirectsChanged = changeEvent("redirects.changed@1");
