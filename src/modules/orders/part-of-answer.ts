import { z } from "zod";

/** The set that a line was sold as a part of. */
export const partOf = z
  .object({
    productId: z.string(),
    title: z.string(),
    titleHi: z.string().optional(),
    quantity: z.int().meta({ description: "How many sets were bought" }),
  })
  .nullish()
  .meta({ description: "The set that the line was sold as a part of, for its share of the set's price" });
