import { z } from "zod";
import { refuseFor, wholeNumber } from "./fields.ts";

export const seen = wholeNumber(0)
  .optional()
  .meta({ description: "The version that was looked at; another one is refused" });
export const text = (most: number) => z.string().trim().max(most);
export const reason = text(300).min(1);
export const parcel = wholeNumber(1).optional().meta({ description: "Else the last one that fits" });
export const label = { carrier: text(60).optional(), trackingNumber: text(60).optional() };
export const id = z.string().trim().min(1).max(60);

/** A form has one field for a list: 0=2,3=1 is two pieces of the first line and one of the fourth. */
export function listed<T>(
  item: z.ZodType<T>,
  read: (part: string) => unknown,
  list: z.ZodType<T[]> = z.array(item).min(1).max(100),
) {
  const parts = (value: unknown) =>
    typeof value === "string"
      ? value
          .split(",")
          .filter((part) => part.trim() !== "")
          .map((part) => read(part.trim()))
      : value;
  return z.preprocess(parts, list) as unknown as z.ZodType<T[], readonly T[] | string>;
}

const pair = (part: string, sign: string) => {
  const at = part.lastIndexOf(sign);
  return at < 0 ? [part, undefined] : [part.slice(0, at), part.slice(at + 1)];
};

const counted = z.object({ line: z.int().min(0).max(1_000), quantity: z.int().min(0).max(1_000) });

/** Pieces of lines, as a list or as 0=2,3=1. None of a line is as if it was not named; none at all is a mistake. */
export const pieces = listed(
  counted,
  (part) => {
    const [line, quantity] = pair(part, "=");
    return { line: Number(line), quantity: Number(quantity ?? 1) };
  },
  z
    .array(counted)
    .max(100)
    .transform((lines, context) => {
      const some = lines.filter(({ quantity }) => quantity > 0);
      return some.length > 0 ? some : refuseFor("noPieces", context);
    }),
).meta({ description: "By the place of the line in the order; in a form 0=2,3=1" });

/** Orders with the version that was seen of each, as a list or as ID:VERSION,ID:VERSION. */
export const someOrders = listed(z.object({ id, seen: z.int().min(0).optional() }), (part) => {
  const [order, version] = pair(part, ":");
  return { id: order, ...(version !== undefined && { seen: Number(version) }) };
}).meta({ description: "At most 100; in a form ID:VERSION,ID:VERSION" });

/** The same with what each is sent with. */
export const someParcels = listed(z.object({ id, seen: z.int().min(0).optional(), ...label }), (part) => {
  const [order, version, trackingNumber] = part.split(":");
  return {
    id: order,
    ...(version && { seen: Number(version) }),
    ...(trackingNumber && { trackingNumber }),
  };
}).meta({ description: "At most 100; in a form ID:VERSION:NUMBER,…" });

export const key = text(255)
  .min(1)
  .optional()
  .meta({ description: "Sent again with the same one, it is done once; or the header Idempotency-Key" });
/** Which of an order's documents, and how wide. */
export const invoiceWish = z.object({
  number: text(20).optional().meta({ description: "Such as CN/26-27/1; else the invoice itself" }),
  size: z.enum(["a4", "roll"]).catch("a4").meta({ description: "A4, or a roll of 80 mm" }),
});
export const cursor = text(200).optional().meta({ description: "What the page before gave as next" });
