import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { wholeNumber } from "#contract/endpoints/fields.ts";
import { stockGiven, stockReasons } from "../stock-view.ts";

const success = z.literal(true);
const message = z.string();

export const pieces = z.object({
  colour: z.string().meta({ description: "Empty where there are no colours to choose" }),
  size: z.string().meta({ description: "Empty where there are no sizes to choose" }),
  isOffered: z.boolean().meta({ description: "False for what is no choice any more" }),
  pieces: z.int().meta({ description: "What there is: free or held" }),
  free: z.int().meta({ description: "For sale now" }),
  held: z.int().meta({ description: "In orders that wait to be paid" }),
  sold: z.int(),
  version: z.int().meta({ description: "Counts the changes of what there is" }),
});

const move = z.object({
  version: z.int().meta({ description: "That it made" }),
  change: z.int(),
  pieces: z.int().meta({ description: "What there was after it" }),
  reason: z.enum(stockReasons),
  person: z.string().nullable().meta({ description: "Of the staff" }),
  orderId: z.string().nullable(),
  at: z.int(),
});

const option = z.string().trim().max(40).default("");
const choice = { colour: option, size: option };
const mostPieces = 1_000_000;

export const stockEndpoints = defineEndpoints("stock", {
  see: {
    method: "GET",
    path: "/products/{id}/stock",
    right: "stock.see",
    summary: "What there is of each choice of a product (staff)",
    answer: z.object({ success, message, stock: z.array(pieces) }),
    message: ({ answers }) => answers.here,
    refusals: ["productNotFound"],
  },
  count: {
    method: "PUT",
    path: "/products/{id}/stock",
    right: "stock.change",
    summary: "Say how many there are of a choice, as counted since the version that was seen (staff)",
    input: z.object({
      ...choice,
      pieces: wholeNumber(0)
        .refine((given) => given <= mostPieces)
        .meta({ description: "With what is held by orders that wait to be paid", maximum: mostPieces }),
      seen: wholeNumber(0).meta({ description: "The version that was counted" }),
    }),
    answer: z.object({ success, message, stock: pieces }),
    message: ({ answers }) => answers.stockKept,
    refusals: ["productNotFound", "stockChanged", "stockHeld", "isSet"],
  },
  move: {
    method: "POST",
    path: "/products/{id}/stock",
    right: "stock.change",
    summary: "Add pieces of a choice or take some away, for a reason (staff)",
    input: z.object({
      ...choice,
      change: z.coerce.number().int().min(-mostPieces).max(mostPieces).meta({ type: "integer" }),
      reason: z.enum(stockGiven, { error: `reason: one of ${stockGiven.join(", ")}` }),
      seen: wholeNumber(0)
        .optional()
        .meta({ description: "Refused on another version; who asks twice is granted it once" }),
    }),
    answer: z.object({ success, message, stock: pieces }),
    message: ({ answers }) => answers.stockKept,
    refusals: ["productNotFound", "stockChanged", "stockHeld", "isSet"],
  },
  moves: {
    method: "GET",
    path: "/products/{id}/stock/moves",
    right: "stock.see",
    summary: "What changed the stock of a choice, the newest first (staff)",
    input: z.object({
      ...choice,
      before: wholeNumber(1).optional().meta({ description: "The `next` of the page before" }),
      limit: wholeNumber(1)
        .refine((given) => given <= 200)
        .default(50),
    }),
    answer: z.object({
      success,
      message,
      moves: z.array(move),
      next: z.int().nullable().meta({ description: "Where the rest begins; null at the end" }),
    }),
    message: ({ answers }) => answers.here,
    refusals: ["productNotFound"],
  },
});
