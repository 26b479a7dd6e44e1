import { changeEvent } from "#platform/events/change-event.ts";

export const parcelBooked = changeEvent("parcel.booked@1");
export const parcelCancelled = changeEvent("parcel.cancelled@1");
export const courierBillRead = changeEvent("courier_bill.read@1");
