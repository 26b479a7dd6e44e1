import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { one } from "./goods-answers.ts";
import { anyChoice, newVariants, productAttributes, variantChanges } from "./goods-input.ts";
import { productChanges, productDraft } from "./product-input.ts";

export const goodsEndpoints = defineEndpoints("goods", {
  show: {
    method: "GET",
    path: "/goods/{id}",
    right: "goods.change",
    summary: "A product as the staff change it, with its variants (staff)",
    answer: one.extend({
      unnamedTax: z.number().nullable().meta({
        description: "In percent, that it pays as no row of the table names its HSN or class; else null",
      }),
    }),
    message: ({ answers }) => answers.here,
    refusals: ["productNotFound"],
  },
  add: {
    method: "POST",
    path: "/goods",
    right: "goods.change",
    summary: "Add a product with its facts and variants (staff)",
    input: z.strictObject({
      product: productDraft,
      facts: productAttributes.default({}),
      variants: newVariants.default([]).meta({
        description:
          "Of the product's colours and sizes; where pieces are told, the product has no stock of its own",
      }),
    }),
    status: 201,
    answer: one,
    message: ({ catalogue }) => catalogue.saved,
    refusals: ["categoryUnknown", "pictureUnknown", "skuTaken", "discountTooMuch"],
  },
  change: {
    method: "PUT",
    path: "/goods/{id}",
    right: "goods.change",
    summary:
      "Change what is said of a product and its variants, as it was in the version that was seen (staff)",
    input: z.strictObject({
      seen: z.int().min(0),
      product: productChanges.optional(),
      facts: productAttributes.default({}),
      variants: variantChanges.default([]),
    }),
    answer: one,
    message: ({ catalogue }) => catalogue.saved,
    refusals: [
      "productNotFound",
      "categoryUnknown",
      "pictureUnknown",
      "skuTaken",
      "productChanged",
      "discountTooMuch",
      "isSet",
    ],
  },
  addChoice: {
    method: "POST",
    path: "/goods/{id}/choices",
    right: "goods.change",
    summary: "Add a colour or a size to a product (staff)",
    input: anyChoice,
    answer: one,
    message: ({ catalogue }) => catalogue.saved,
    refusals: ["productNotFound", "productChanged", "isSet"],
  },
  removeChoice: {
    method: "DELETE",
    path: "/goods/{id}/choices",
    right: "goods.change",
    summary: "Take a colour or a size out of the choices of a product; old orders keep it (staff)",
    input: anyChoice,
    answer: one,
    message: ({ catalogue }) => catalogue.saved,
    refusals: ["productNotFound", "productChanged"],
  },
});
