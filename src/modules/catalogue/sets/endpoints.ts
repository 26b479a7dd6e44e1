import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { id, listed, text } from "#contract/endpoints/office-input.ts";
import { done, one, picture } from "../products/goods-answers.ts";

const part = z.object({
  productId: z.string(),
  colour: z.string().meta({ description: "Empty where there is nothing to choose" }),
  size: z.string(),
  pieces: z.int().meta({ description: "In one set" }),
});

const candidate = z.object({
  productId: z.string(),
  title: z.string(),
  picture: picture.nullable(),
  choices: z.array(z.object({ colour: z.string(), size: z.string(), free: z.int(), unitPaise: z.int() })),
});

/** What products consist of that are sets of others. */
export const setsEndpoints = defineEndpoints("sets", {
  show: {
    method: "GET",
    path: "/manage/goods/{id}/set",
    right: "goods.change",
    summary: "What a product consists of that is a set, with what it costs alone; and the sets it is part of",
    answer: done.extend({
      parts: z.array(
        part.extend({
          title: z.string(),
          titleHi: z.string().optional(),
          picture: picture.nullable(),
          unitPaise: z.int(),
          free: z.int(),
        }),
      ),
      alonePaise: z.int(),
      free: z.int(),
      partOf: z.array(z.object({ id: z.string(), title: z.string() })),
    }),
    message: ({ answers }) => answers.here,
    refusals: ["productNotFound"],
  },
  choose: {
    method: "GET",
    path: "/manage/set-parts",
    right: "goods.change",
    summary:
      "Goods that can be parts of a set, with their choices: those that are found, and those that are named",
    input: z.object({
      search: text(100).default(""),
      named: listed(id, (one) => one, z.array(id).max(20)).default([]),
    }),
    answer: done.extend({ found: z.array(candidate), named: z.array(candidate) }),
    message: ({ answers }) => answers.here,
  },
  change: {
    method: "PUT",
    path: "/manage/goods/{id}/set",
    right: "goods.change",
    summary: "Say what a product consists of, or nothing where it is no set any more",
    input: z.object({
      seen: z.coerce.number().int().min(0),
      parts: z
        .array(
          z.object({
            productId: z.string().min(1).max(100),
            colour: z.string().max(60).default(""),
            size: z.string().max(60).default(""),
            pieces: z.coerce.number().int().min(1).max(10),
          }),
        )
        .max(20)
        .default([]),
    }),
    answer: one,
    message: ({ catalogue }) => catalogue.saved,
    refusals: [
      ...(["productNotFound", "productChanged", "choiceUnknown", "setSize", "setIsPart"] as const),
      ...(["setHasChoices", "setHasStock", "partIsSet", "partTwice"] as const),
    ],
  },
});
