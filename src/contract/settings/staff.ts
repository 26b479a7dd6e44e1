import { z } from "zod";
import { count } from "./fields.ts";

/** Who works in the shop, and how sure it wants to be that it is them. */
export const staff = z.strictObject({
  /** Asked once the shop is live, or on a machine of one's own too. */
  secondFactor: z.enum(["live", "always"], { error: "expected live or always" }).default("live"),
  /** Above this a refund asks for a fresh one. */
  sureRefundPaise: count(0, 1_000_000_000).default(500_000),
  /** In percent: so much an editor may take off a price, and no more. */
  editorDiscount: count(0, 100).default(50),
});
