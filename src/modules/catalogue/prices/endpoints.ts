import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { newSaleInput, ownPriceInput } from "./price-input.ts";

const sale = z.object({
  id: z.string(),
  productId: z.string().nullable(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  category: z.string().nullable(),
  percent: z.number().nullable(),
  unitPaise: z.int().nullable(),
  beginsAt: z.int().meta({ description: "In milliseconds since 1970" }),
  endsAt: z
    .int()
    .nullable()
    .meta({ description: "The first moment without it; null until somebody ends it" }),
  state: z.enum(["planned", "running", "ended"]),
});

const success = z.literal(true);
const message = z.string();

export const pricesEndpoints = defineEndpoints("prices", {
  set: {
    method: "PUT",
    path: "/products/{id}/prices",
    right: "goods.change",
    summary:
      "Say what one colour and size of a product costs, or that it costs what the product does (staff)",
    input: ownPriceInput,
    answer: z.object({ success, message }),
    message: ({ answers }) => answers.priceSet,
    refusals: ["productNotFound", "choiceUnknown", "discountTooMuch"],
  },
  listSales: {
    method: "GET",
    path: "/sales",
    right: "goods.change",
    summary: "Timed sales, the one that begins last first (staff)",
    answer: z.object({ success, sales: z.array(sale) }),
  },
  makeSale: {
    method: "POST",
    path: "/sales",
    right: "goods.change",
    summary: "Lower prices of a product, a choice of it or a category from one moment until another (staff)",
    input: newSaleInput,
    status: 201,
    answer: z.object({ success, message, data: sale }),
    message: ({ answers }) => answers.saleMade,
    refusals: ["productNotFound", "choiceUnknown", "categoryUnknown", "saleEndsEarly", "discountTooMuch"],
  },
  endSale: {
    method: "DELETE",
    path: "/sales/{id}",
    right: "goods.change",
    summary: "End a timed sale at once, or before it begins (staff)",
    answer: z.object({ success, message }),
    message: ({ answers }) => answers.saleEnded,
    refusals: ["notFound"],
  },
});
