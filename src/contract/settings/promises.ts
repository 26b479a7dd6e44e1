import { z } from "zod";
import { line } from "./fields.ts";

/** Which words and facts of the demo the owner has looked at and keeps as her own. */
export const promises = z.strictObject({
  kept: z.array(line(40)).max(60).default([]),
});
