import type { AnswerOf, InputOf } from "#contract/endpoint.ts";
import { mostOfOne } from "#contract/limits.ts";
import type { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";

type Typed = Readonly<Record<string, string>>;
type Item = InputOf<typeof fulfilmentEndpoints.prepare>["items"][number];

export type OrderDraft = AnswerOf<typeof fulfilmentEndpoints.prepare>["draft"];

export interface DraftLine {
  readonly productId: string;
  /** As the list of choices has it; empty until something is chosen. */
  readonly choice: string;
  readonly quantity: string;
}

/** A form says each name once, so each line has its own. */
export const lineName = (at: number, part: keyof DraftLine) => `line-${at}-${part}`;
export const addPress = (productId: string) => `add ${productId}`;
export const removePress = (at: number) => `remove ${at}`;

export function choiceOf({ colour, size }: { readonly colour: string; readonly size: string }): string {
  return JSON.stringify([colour, size]);
}

/** The lines of the form as they stand after the button that was pressed. */
export function draftLines(typed: Typed): DraftLine[] {
  const lines: DraftLine[] = [];
  for (let at = 0; typed[lineName(at, "productId")] !== undefined; at++)
    lines.push({
      productId: typed[lineName(at, "productId")] ?? "",
      choice: typed[lineName(at, "choice")] ?? "",
      quantity: typed[lineName(at, "quantity")] ?? "1",
    });
  const [does, what = ""] = (typed.draft ?? "").split(" ");
  if (does === "remove") return lines.filter((_, at) => at !== Number(what));
  return does === "add" && what !== "" ? [...lines, { productId: what, choice: "", quantity: "1" }] : lines;
}

/** As calls are told of it. */
export function itemOf({ productId, choice, quantity }: DraftLine): Item {
  const [colour, size] = read(choice);
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
  ].flatMap((one) => (typed[one]?.trim() ? [[one, typed[one]]] : []));
  return {
    ...(!typed.joins && { address: { name, phone, street, city, state, pinCode } }),
    items: draftLines(typed).map(itemOf),
    payment: typed.payment,
    ...Object.fromEntries(optional),
  };
}

function read(choice: string): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(choice);
    return Array.isArray(parsed) ? parsed.map(String) : [];
  } catch {
    return [];
  }
}
