import { z } from "zod";
import { picture } from "#contract/endpoints/picture-answer.ts";

/** A line of an order, as it was sold. Each answer shows as much of it as its reader needs. */
export const orderLine = z.object({
  productId: z.string(),
  title: z.string(),
  titleHi: z.string().optional().meta({ description: "In Hindi, where somebody has written it" }),
  picture,
  colour: z.string().nullable(),
  size: z.string().nullable(),
  quantity: z.int(),
  takenOut: z.int().optional().meta({ description: "How many of these never left and were given back" }),
  unitPaise: z.int(),
  partOf: z
    .object({
      productId: z.string(),
      title: z.string(),
      titleHi: z.string().optional(),
      quantity: z.int().meta({ description: "How many sets were bought" }),
    })
    .nullish()
    .meta({ description: "The set that the line was sold as a part of, for its share of the set's price" }),
});

export type OrderLineView = Readonly<z.output<typeof orderLine>>;
export type PartOfSetView = NonNullable<OrderLineView["partOf"]>;

/** For whoever holds a link. */
export const lineByLink = orderLine.omit({ productId: true });
