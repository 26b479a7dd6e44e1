import { z } from "zod";
import { refuseFor, wholeNumber } from "#contract/endpoints/fields.ts";
import { text } from "#contract/endpoints/office-input.ts";
import { parseRupees } from "#contract/format/money.ts";
import { mostPictureBytes } from "#contract/limits.ts";
import { goodsStates, netUnits } from "../goods-view.ts";
import { productAttributes, variantFields } from "./goods-input.ts";

/** As one types it. */
const rupees = text(20)
  .transform((typed, context) => parseRupees(typed) ?? refuseFor("amountUnusable", context))
  .meta({ description: "In rupees: 999 or 1,299.50" });
/** A field that is left empty takes away what was there. */
const orNothing = <Of extends z.ZodType>(of: Of) =>
  text(400)
    .transform((typed) => (typed === "" ? null : typed))
    .pipe(of as unknown as z.ZodType<z.output<Of>, string | null>);
const numberOrNothing = <Of extends z.ZodType>(of: Of) =>
  text(20)
    .transform((typed) => (typed === "" ? null : Number(typed)))
    .pipe(of as unknown as z.ZodType<z.output<Of>, number | null>);
const rupeesOrNothing = text(20)
  .transform((typed, context) =>
    typed === "" ? null : (parseRupees(typed) ?? refuseFor("amountUnusable", context)),
  )
  .meta({ description: "In rupees, empty for none" });

/** Which goods the office lists, and a change of all that fit is for. */
export const goodsFilterFields = {
  state: z.enum(goodsStates).catch("live"),
  search: text(100).optional(),
  category: text(100).optional().meta({ description: "Goods of this one and its parts alone" }),
  hsn: text(8)
    .transform((code) => (code === "none" ? null : code || undefined))
    .optional()
    .meta({ description: "Goods with this HSN code alone; none: those without one" }),
};

const lines = (most: number) =>
  text(5_000).transform((typed, context) => {
    const said = typed.split(/\r?\n/).flatMap((line) => line.trim() || []);
    return said.length > most || said.some((line) => line.length > 200)
      ? refuseFor("fieldTooLong", context)
      : said;
  });

const words = {
  title: text(200).min(1),
  category: text(100).min(1),
  brand: text(100),
  description: text(5_000),
  highlights: lines(20).meta({ description: "One in each line" }),
  titleHi: text(200).meta({ description: "In Hindi; empty: shoppers read the title" }),
  descriptionHi: text(5_000),
  highlightsHi: lines(20),
};

const price = { rupees, mrp: rupeesOrNothing.optional().meta({ description: "Empty: the price" }) };
const pieces = wholeNumber(0).refine((given) => given <= 1_000_000);

/** Names with a comma between; S=3 says how many there are of it. */
const sizes = text(400).transform((typed, context) => {
  const said = typed.split(",").flatMap((part) => {
    const [name = "", count] = part.split("=").map((one) => one.trim());
    return name === "" ? [] : [{ name, pieces: count === undefined ? undefined : Number(count) }];
  });
  const isRead = said.every(
    ({ name, pieces: many }) =>
      name.length <= 20 && (many === undefined || (Number.isInteger(many) && many >= 0 && many <= 1_000_000)),
  );
  return isRead && said.length <= 30 ? said : refuseFor("invalidInput", context);
});
const colours = text(800).transform((typed, context) => {
  const said = typed.split(",").flatMap((name) => name.trim() || []);
  return said.length <= 20 && said.every((name) => name.length <= 40)
    ? said
    : refuseFor("invalidInput", context);
});

function notBelow<Given extends { rupees?: number | undefined; mrp?: number | null | undefined }>(
  { rupees: paise, mrp }: Given,
  context: z.RefinementCtx,
) {
  if (paise !== undefined && mrp != null && mrp < paise) refuseFor("mrpBelowPrice", context, ["mrp"]);
}

/** Four are needed: what it is called, where it stands, what it costs, how many there are. */
export const newProduct = z
  .object({
    title: words.title,
    category: words.category,
    ...price,
    pieces: pieces.optional().meta({ description: "Where sizes do not say it" }),
    sizes: sizes.optional().meta({ description: "S=3, M=5 or S, M" }),
    colours: colours.optional().meta({ description: "Indigo, Red" }),
    description: words.description.default(""),
    titleHi: words.titleHi.default(""),
    state: z.enum(goodsStates).default("live"),
  })
  .superRefine(notBelow);

const option = text(40).default("");
const counts = z
  .array(
    z.object({
      colour: option,
      size: option,
      pieces: pieces.meta({ description: "With what is held by orders that wait to be paid" }),
      shown: pieces
        .optional()
        .meta({ description: "What the screen said; who leaves it so has not counted" }),
      seen: wholeNumber(0).meta({ description: "The version of its stock that was counted" }),
    }),
  )
  .min(1)
  .max(600);

export const countedChoices = z.object({ counts });

const facts = productAttributes.shape;
export const changedProduct = z
  .object({
    seen: wholeNumber(0),
    ...words,
    ...price,
    hsn: orNothing(facts.hsn.unwrap()),
    taxClass: orNothing(facts.taxClass.unwrap()),
    country: orNothing(facts.country.unwrap()),
    maker: orNothing(facts.maker.unwrap()),
    importer: orNothing(facts.importer.unwrap()),
    netAmount: numberOrNothing(z.number().positive().max(1_000_000).nullable()),
    netUnit: z.enum(netUnits),
    cash: z.enum(["yes", "no"]).meta({ description: "Whether it can be paid at the door" }),
    counts: counts.meta({ description: "How many there are, saved with the rest or refused with it" }),
  })
  .partial()
  .required({ seen: true })
  .superRefine(notBelow);

export const changedVariants = z.object({
  seen: wholeNumber(0),
  variants: z
    .array(
      z
        .object({
          colour: option,
          size: option,
          sku: orNothing(variantFields.sku.unwrap()),
          barcode: orNothing(variantFields.barcode.unwrap()),
          grams: numberOrNothing(variantFields.grams.unwrap()),
          picture: orNothing(variantFields.picture.unwrap()),
          rupees: rupeesOrNothing.meta({ description: "Its own price; empty: the product's" }),
          mrp: rupeesOrNothing,
        })
        .partial({ sku: true, barcode: true, grams: true, picture: true, rupees: true, mrp: true })
        .superRefine(({ rupees: paise, mrp }, context) => {
          if (mrp != null && mrp < (paise ?? Number.POSITIVE_INFINITY))
            refuseFor("mrpBelowPrice", context, ["mrp"]);
        }),
    )
    .min(1)
    .max(600),
});

export const movedPicture = z
  .object({
    step: z.enum(["sooner", "later"]).optional(),
    place: wholeNumber(1).optional().meta({ description: "In place of a step; 1 is the main view" }),
    seen: wholeNumber(0),
  })
  .superRefine(({ step, place }, context) => {
    if ((step === undefined) === (place === undefined)) refuseFor("fieldRequired", context, ["place"]);
  });

export const sentPicture = (
  z.unknown().meta({ type: "string", format: "binary" }) as z.ZodType<unknown, Uint8Array>
).transform((value, context) =>
  value instanceof Uint8Array && value.length > 0
    ? value.length <= mostPictureBytes
      ? value
      : refuseFor("pictureLarge", context)
    : refuseFor("fieldRequired", context),
);

/** Why a picture that was sent is not taken. */
export const refusalsOfPicture = ["pictureUnusable", "pictureSmall", "pictureHeic", "pictureLarge"] as const;
