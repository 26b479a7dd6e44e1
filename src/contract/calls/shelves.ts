import { z } from "zod";
import { calls } from "../call.ts";
import { wholeNumber } from "../fields.ts";
import { goodsStates } from "../goods-view.ts";
import { cursor, text } from "./desk-input.ts";
import { listed, one } from "./goods-answers.ts";

/** Goods as the back office lists and shelves them, sold or not. To everybody else these addresses do not exist. */
export const shelvesCalls = calls("shelves", {
  list: {
    method: "GET",
    path: "/manage/goods",
    right: "stock.see",
    summary: "Goods of a state, or of all states by words of the title, SKU or bar code, the newest first",
    input: z.object({
      state: z.enum(goodsStates).catch("live"),
      search: text(100).optional(),
      cursor,
    }),
    answer: listed,
  },
  setState: {
    method: "POST",
    path: "/manage/goods/{id}/state",
    right: "goods.change",
    summary: "Put a product up for sale, or out of the sight of shoppers",
    input: z.object({ state: z.enum(goodsStates), seen: wholeNumber(0) }),
    answer: one,
    said: ({ catalogue }) => catalogue.saved,
    refusals: ["productNotFound", "productChanged"],
  },
});
