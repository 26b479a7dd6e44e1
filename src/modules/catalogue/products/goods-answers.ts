import { z } from "zod";
import { taxClasses } from "#contract/india/tax-classes.ts";
import { actor } from "#modules/orders/office-answers.ts";
import { goodsStates, netUnits } from "../goods-view.ts";
import { pieces } from "../stock/endpoints.ts";

const text = z.string().nullable();
const price = z.object({ unitPaise: z.int(), mrpPaise: z.int() });
export const picture = z.object({
  file: z.string().meta({ description: "Its sizes are /pictures/FILE-320.avif and the like" }),
  width: z.int(),
  height: z.int(),
  colour: z.string(),
  alt: z.string(),
  altHi: z.string().optional().meta({ description: "The same in Hindi" }),
});
const state = z.enum(goodsStates);

const goods = z.object({
  id: z.string(),
  state,
  title: z.string(),
  brand: z.string(),
  description: z.string(),
  highlights: z.array(z.string()),
  titleHi: z.string().meta({ description: "In Hindi; empty where nobody has written it" }),
  descriptionHi: z.string(),
  highlightsHi: z.array(z.string()),
  category: z.string(),
  price: price.meta({ description: "Its own, without timed sales" }),
  pictures: z.array(picture),
  isSet: z.boolean().meta({ description: "It consists of other goods, whose stock counts" }),
  version: z.int().meta({ description: "Counts the changes of what is said of it" }),
  hsn: text,
  taxClass: z.enum(taxClasses).nullable(),
  country: text,
  maker: text,
  importer: text,
  netQuantity: z.object({ amount: z.number(), unit: z.enum(netUnits) }).nullable(),
  prepaidOnly: z.boolean().meta({ description: "Nobody can pay it at the door" }),
  colours: z.array(z.object({ name: z.string(), hex: z.string() })),
  sizes: z.array(z.string()),
  variants: z.array(
    pieces
      .extend({ sku: text, barcode: text, picture: text, grams: z.int().nullable() })
      .omit({ version: true })
      .extend({
        stockVersion: z.int(),
        price: price.nullable().meta({ description: "Null where it costs what its product does" }),
      }),
  ),
});

export const done = z.object({ success: z.literal(true), message: z.string() });
export const one = done.extend({ goods });

const counted = z.object({
  count: z.int(),
  isMore: z.boolean().meta({ description: "There are more than were counted" }),
});

export const listed = done.extend({
  goods: z.array(
    z.object({
      id: z.string(),
      state,
      title: z.string(),
      picture: picture.nullable(),
      unitPaise: z.int(),
      priceVaries: z.boolean(),
      ownPrice: z
        .object({ paise: z.int(), version: z.int() })
        .nullable()
        .meta({ description: "Its one price, where no choice has another and no sale changes it" }),
      free: z.int(),
      choices: z.int(),
      only: z
        .object({ colour: z.string(), size: z.string(), stockVersion: z.int() })
        .nullable()
        .meta({ description: "Where it has but one choice" }),
    }),
  ),
  next: text,
  counts: z.object({ live: counted, draft: counted, hidden: counted }),
  lowAt: z.int().meta({ description: "So many left, or fewer, run low" }),
});

const facts = z.record(z.string(), z.unknown()).nullable();
const action = z.object({ id: z.string(), by: actor, action: z.string(), at: z.int() });

/** What was taken away lately, with the action that is its way back. */
export const takenAway = z.array(action.extend({ subject: z.string(), name: z.string() }));

export const changesListed = done.extend({
  changes: z.array(
    action.extend({
      before: facts,
      after: facts,
      canTakeBack: z.boolean(),
      since: action.nullable().meta({ description: "The last one that changed the same again" }),
    }),
  ),
});
