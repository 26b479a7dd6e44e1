import { z } from "zod";
import { isCountry } from "#contract/india/countries.ts";
import { taxClasses } from "#contract/india/tax-classes.ts";
import { netUnits } from "../goods-view.ts";
import { isBarcode } from "../rules/barcode.ts";

const words = (most: number) => z.string().trim().min(1).max(most).nullable();

const netQuantity = z.strictObject({
  amount: z
    .number()
    .positive()
    .max(1_000_000)
    .refine((amount) => Math.abs(amount * 1_000 - Math.round(amount * 1_000)) < 1e-6, "at most 3 decimals"),
  unit: z.enum(netUnits),
});

/** What is not named stays as it is; null takes it away. */
export const productAttributes = z
  .strictObject({
    hsn: z
      .string()
      .regex(/^(?:\d{4}|\d{6}|\d{8})$/, "4, 6 or 8 digits")
      .nullable(),
    taxClass: z.enum(taxClasses).nullable().meta({ description: "How it is taxed where it has no HSN" }),
    country: z
      .string()
      .refine(isCountry, "two letters of a country, such as IN")
      .nullable()
      .meta({ description: "Of origin, in two letters: IN" }),
    maker: words(300).meta({ description: "Name and address of who made or packed it" }),
    importer: words(300).meta({ description: "Name and address, of what comes from elsewhere" }),
    netQuantity: netQuantity.nullable(),
    prepaidOnly: z.boolean().meta({ description: "Nobody can pay it at the door" }),
  })
  .partial();

const option = z.string().trim().max(40).default("");
const choice = { colour: option, size: option };

export const variantFields = {
  sku: z
    .string()
    .trim()
    .regex(/^[\w./ -]{1,64}$/, "letters, digits, and . / _ -")
    .nullable()
    .optional(),
  barcode: z
    .string()
    .trim()
    .refine(isBarcode, "4 to 40 signs; a number of 12 or 13 digits ends in its check digit")
    .nullable()
    .optional(),
  picture: z.string().trim().min(1).max(300).nullable().optional().meta({
    description: "The address of one of the product's pictures",
  }),
  grams: z.int().min(1).max(1_000_000).nullable().optional(),
};

const mostVariants = 600;

export const variantChanges = z.array(z.strictObject({ ...choice, ...variantFields })).max(mostVariants);

export const newVariants = z
  .array(
    z.strictObject({
      ...choice,
      ...variantFields,
      pieces: z.int().min(0).max(1_000_000).optional().meta({ description: "What there is of it" }),
    }),
  )
  .max(mostVariants);

const named = z.string().trim().min(1);
const hex = z.string().regex(/^#[0-9a-f]{6}$/i);

/** A colour or a size. */
export const anyChoice = z.union([
  z.strictObject({ colour: named.max(40), hex: hex.optional(), seen: z.int().min(0) }),
  z.strictObject({ size: named.max(20), seen: z.int().min(0) }),
]);
