import { z } from "zod";
import { httpUrl, secret } from "#platform/setting-kinds.ts";
import type { CourierAdapter } from "../courier-adapter.ts";
import { trackingNumber } from "../tracking-number.ts";
import { delhiveryCourier } from "./courier.ts";

const settings = {
  DELHIVERY_TOKEN: secret,
  DELHIVERY_PICKUP: secret,
  DELHIVERY_API_URL: httpUrl.default("https://track.delhivery.com"),
};

export const delhivery: CourierAdapter<z.output<z.ZodObject<typeof settings>>> = {
  settings,
  keys: ["DELHIVERY_TOKEN"],
  open: ({ DELHIVERY_TOKEN: token = "", DELHIVERY_API_URL: apiUrl, DELHIVERY_PICKUP: pickup }) =>
    delhiveryCourier({ token, apiUrl, pickup }),
  message: z
    .looseObject({
      Shipment: z.looseObject({
        AWB: trackingNumber,
        Status: z.looseObject({ Status: z.string().max(100), StatusType: z.string().max(10) }),
      }),
    })
    .transform(({ Shipment: { AWB, Status } }) => ({
      trackingNumber: AWB,
      says: Status.Status,
      type: Status.StatusType,
    })),
};
