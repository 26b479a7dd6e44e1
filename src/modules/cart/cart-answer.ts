import { z } from "zod";
import type { Discount } from "#contract/discount.ts";
import type { Shown } from "#contract/endpoint.ts";
import { catalogueUnits, documentedPrice } from "#contract/format/money.ts";
import type { PictureView } from "#contract/picture-view.ts";
import { bill } from "#modules/orders/bill-answer.ts";
import type { CartLineView, CartView } from "./cart-view.ts";

const paise = z.int().meta({ description: "Whole paise" });

const picture = z.object({
  file: z.string(),
  width: z.int(),
  height: z.int(),
  colour: z.string(),
  alt: z.string(),
});

const change = z.union([
  z.object({ kind: z.enum(["gone", "optionGone", "soldOut"]) }),
  z.object({ kind: z.literal("fewer"), left: z.int() }),
  z.object({ kind: z.enum(["dearer", "cheaper"]), fromPaise: paise }),
]);

const goods = z.object({
  productId: z.string(),
  title: z.string(),
  titleHi: z.string().optional().meta({ description: "In Hindi, where somebody has written it" }),
  picture: picture.nullable(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  taxPercent: z.number().nullable().meta({ description: "Inside the price; null where taxes come on top" }),
  grams: z.int(),
});

const item = goods.extend({
  _id: z.string(),
  id: z.string(),
  product: z.object({
    _id: z.string(),
    id: z.string(),
    title: z.string(),
    name: z.string(),
    image: z.string(),
    images: z.array(z.string()),
    price: z.number().meta({ description: "Before the discount, in catalogue units" }),
    discount: z.number(),
  }),
  name: z.string(),
  image: z.string(),
  price: z
    .number()
    .meta({ description: "What one unit costs, in catalogue units: the discount is taken off" }),
  quantity: z.int(),
  color: z.string().nullable(),
  most: z.int(),
  unitPaise: paise,
  oldUnitPaise: paise.nullable(),
  discount: z.literal(0),
  linePaise: paise,
  changes: z.array(change),
  parts: z
    .array(
      goods.extend({
        pieces: z.int().meta({ description: "In one set" }),
        unitPaise: paise.meta({ description: "Of one alone" }),
      }),
    )
    .optional()
    .meta({ description: "What is in it, where it is a set" }),
});

/** The cart under its documented names. */
export const cartAnswer = z.object({
  version: z.int(),
  items: z.array(item),
  itemCount: z.int(),
  totalPrice: z.number().meta({ description: "Of all that can be bought, in catalogue units" }),
  promo: z
    .object({
      code: z.string(),
      percent: z.number(),
      paise,
      shipsFree: z.boolean(),
      minimumPaise: paise,
    })
    .nullable(),
  extras: z.array(z.string()).meta({ description: "The kinds that were chosen of those in the terms" }),
  terms: z
    .object({
      taxOnTop: z.number().nullable(),
      taxSplit: z.enum(["undecided", "sgst", "utgst", "igst"]),
      delivery: z.array(z.object({ upToGrams: z.int().nullable(), paise, freeAbovePaise: paise })),
      days: z.int().nullable(),
      cashPaise: paise,
      takesCash: z.boolean(),
      extras: z
        .array(z.object({ kind: z.string(), paise }))
        .meta({ description: "What a shopper may add to the goods" }),
    })
    .meta({ description: "What is asked beside the goods" }),
  quote: z.object({ ...bill, freeShippingFrom: paise }),
  estimate: z.object({ shipping: paise, total: paise }),
  rate: z.number(),
  payable: z.boolean(),
});

export function answerOfCart({
  lines,
  promo,
  terms: { option: _, ...terms },
  ...rest
}: CartView): Shown<z.output<typeof cartAnswer>> {
  const items = lines.map((line) => documentedLine(line, rest.rate));
  return {
    ...rest,
    terms,
    promo: promo && documentedPromo(promo),
    items,
    totalPrice: catalogueUnits(rest.quote.subtotal, rest.rate),
  };
}

export function imageOf(picture: PictureView | null): string {
  return picture ? `/pictures/${picture.file}-800.webp` : "";
}

function documentedPromo({ code, percent, paise, shipsFree, minimumPaise }: Discount) {
  return { code, percent, paise, shipsFree, minimumPaise };
}

/** The product costs what it costs in the catalogue; the line what one piece costs, its discount taken off. */
function documentedLine(line: CartLineView, rate: number): Shown<z.output<typeof item>> {
  const { id, productId, title, colour, picture, unitPaise, oldUnitPaise } = line;
  const price = catalogueUnits(unitPaise, rate);
  const image = imageOf(picture);
  const product = {
    _id: productId,
    id: productId,
    title,
    name: title,
    image,
    images: image ? [image] : [],
    ...documentedPrice({ unitPaise, mrpPaise: oldUnitPaise ?? unitPaise }, rate),
  };
  return { ...line, _id: id, product, name: title, color: colour, image, price, discount: 0 };
}
