import { z } from "zod";
import type { Shown } from "../endpoint.ts";

/** An answer with its fields by name and once more under `data`: documented readers expect one or the other. */
export function underBothNames<Shape extends z.ZodRawShape>(shape: Shape) {
  const data = z.object(shape);
  return {
    answer: z.object({ success: z.literal(true), message: z.string(), ...shape, data }),
    documented: (fields: Shown<z.output<typeof data>>) => ({ ...fields, data: fields }),
  };
}
