import { changeEvent } from "#platform/events/change-event.ts";

export const accountChanged = changeEvent("account.changed@1");
export const customerChanged = changeEvent("customer.changed@1");
export const customersExported = changeEvent("customers.exported@1");
export const staffChanged = changeEvent("staff.changed@1");
