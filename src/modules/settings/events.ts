import { changeEvent } from "#platform/events/change-event.ts";

export const settingsChanged = changeEvent("settings.changed@1");
