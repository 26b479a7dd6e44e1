import { changeEvent } from "#platform/events/change-event.ts";

export const codeChanged = changeEvent("code.changed@1");
