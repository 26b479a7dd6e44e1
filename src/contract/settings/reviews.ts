import { z } from "zod";

export const reviews = z.strictObject({
  /** What buyers write is shown once the staff have approved it; else at once. */
  wait: z.boolean({ error: "expected true or false" }).default(false),
});
