import { z } from "zod";

/** As couriers write it in their messages. */
export const trackingNumber = z.union([z.string().trim().min(1).max(80), z.int().min(1).transform(String)]);
