import { z } from "zod";
import { count } from "./fields.ts";

/** Whether somebody may fill a cart and buy without an account. */
export const guests = z.strictObject({
  /** By the profile they may in India's, and not in the demo's. */
  allowed: z.enum(["profile", "yes", "no"], { error: "expected profile, yes or no" }).default("profile"),
  /** So long a cart waits for a guest who does not come back. */
  days: count(1, 365).default(30),
});
