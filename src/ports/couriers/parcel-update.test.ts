import { expect, it } from "vitest";
import { readParcelUpdate } from "./parcel-update.ts";

const shiprocket = (current_status: string) => ({ awb: "59629792084", current_status, order_id: "H-1" });
const delhivery = (Status: string, StatusType: string) => ({
  Shipment: { AWB: 1_234_567_890, Status: { Status, StatusType, Instructions: "" } },
});

it.each([
  [shiprocket("Delivered"), "delivered"],
  [shiprocket("RTO_INITIATED"), "returning"],
  [shiprocket("RTO IN TRANSIT"), "returning"],
  [shiprocket("RTO Delivered"), undefined],
  [shiprocket("Out For Delivery"), undefined],
  [shiprocket("Undelivered"), undefined],
  [delhivery("Delivered", "DL"), "delivered"],
  [delhivery("In Transit", "RT"), "returning"],
  [delhivery("RTO", "DL"), undefined],
  [delhivery("Dispatched", "UD"), undefined],
])("%o is %s", (told, kind) => expect(readParcelUpdate(told)?.kind).toBe(kind));

it("takes nothing for news that is none", () => {
  for (const told of [null, [], {}, { awb: "", current_status: "Delivered" }, { awb: "x" }, "Delivered"])
    expect(readParcelUpdate(told)).toBeUndefined();
  expect(readParcelUpdate(delhivery("Delivered", "DL"))?.trackingNumber).toBe("1234567890");
});
