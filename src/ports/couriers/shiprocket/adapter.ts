import { z } from "zod";
import { httpUrl, secret } from "#platform/setting-kinds.ts";
import type { CourierAdapter } from "../courier-adapter.ts";
import { trackingNumber } from "../tracking-number.ts";
import { shiprocketCourier } from "./courier.ts";

const settings = {
  SHIPROCKET_EMAIL: secret,
  SHIPROCKET_PASSWORD: secret,
  SHIPROCKET_PICKUP: secret,
  SHIPROCKET_API_URL: httpUrl.default("https://apiv2.shiprocket.in"),
};

export const shiprocket: CourierAdapter<z.output<z.ZodObject<typeof settings>>> = {
  settings,
  keys: ["SHIPROCKET_EMAIL", "SHIPROCKET_PASSWORD"],
  open: (
    {
      SHIPROCKET_EMAIL: email = "",
      SHIPROCKET_PASSWORD: password = "",
      SHIPROCKET_API_URL: apiUrl,
      SHIPROCKET_PICKUP: pickup,
    },
    clock,
  ) => shiprocketCourier({ email, password, apiUrl, clock, pickup }),
  message: z
    .looseObject({ awb: trackingNumber, current_status: z.string().max(100) })
    .transform(({ awb, current_status }) => ({ trackingNumber: awb, says: current_status, type: "" })),
};
