import { z } from "zod";
import { line, words } from "#contract/settings/setting-fields.ts";

export const categoryId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected small letters, digits and hyphens");

/** A category as its owner writes it; what is left out stays, or is empty in a new one. */
export const categoryInput = z.strictObject({
  id: categoryId,
  label: words(60).optional(),
  parent: categoryId.nullable().optional(),
  tagline: line(120, 0).optional(),
  taglineHi: line(120, 0).optional(),
  picture: z
    .string()
    .regex(/^(?:[a-z0-9][a-z0-9.-]{0,80})?$/, "expected the name of a kept picture")
    .optional(),
  hidden: z.boolean().optional(),
});

export type CategoryInput = z.input<typeof categoryInput>;
