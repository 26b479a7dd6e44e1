import type { AnswerOf, InputOf } from "#contract/endpoint.ts";
import { mostOfOne } from "#contract/limits.ts";
import { type DraftRow, draftRows, readChoice } from "#manage/parts/draft-rows.ts";
import type { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";

type Typed = Readonly<Record<string, string>>;
type Item = InputOf<typeof fulfilmentEndpoints.prepare>["items"][number];

export type OrderDraft = AnswerOf<typeof fulfilmentEndpoints.prepare>["draft"];

export interface DraftLine extends DraftRow {
  readonly quantity: string;
}

/** A form says each name once, so each line has its own. */
export const lineName = (at: number, part: keyof DraftLine) => `line-${at}-${part}`;

export function draftLines(typed: Typed): DraftLine[] {
  return draftRows<DraftLine>(typed, lineName, { choice: "", quantity: "1" });
}

/** As calls are told of it. */
export function itemOf({ productId, choice, quantity }: DraftLine): Item {
  const [colour, size] = readChoice(choice);
  const pieces = Math.trunc(Number(quantity)) || 1;
  return {
    productId,
    quantity: Math.min(Math.max(pieces, 1), mostOfOne),
    colour: colour || null,
    size: size || null,
  };
}

/** What is entered of the fields of the form. */
export function enteredOf({ draft: _, ...typed }: Typed): object {
  const { name = "", phone = "", street = "", city = "", state = "", pinCode = "" } = typed;
  const optional = [
    "reference",
    "note",
    "shownPaise",
    "key",
    "gstin",
    "businessName",
    "discount",
    "discountReason",
    "joins",
    "storeId",
  ].flatMap((one) => (typed[one]?.trim() ? [[one, typed[one]]] : []));
  return {
    ...(!typed.joins && { address: { name, phone, street, city, state, pinCode } }),
    items: draftLines(typed).map(itemOf),
    payment: typed.payment,
    ...Object.fromEntries(optional),
  };
}
