import { z } from "zod";

const words = (most: number) => z.string().trim().min(1).max(most);
const hex = z.string().regex(/^#[0-9a-f]{6}$/i);
/** By name alone the swatch of that name is shown. */
const colour = z.union([words(40), z.strictObject({ name: words(40), hex: hex.optional() })], {
  error: "a name, or an object of name and hex",
});
const colours = z.array(colour).max(20);
const picture = z.string().trim().min(1).max(300);

const fields = {
  title: words(200).optional(),
  name: words(200).optional().meta({ description: "Another name of title" }),
  brand: z.string().trim().max(100).optional(),
  description: z.string().trim().max(5_000).optional(),
  category: words(100).optional(),
  price: z
    .number()
    .min(0)
    .max(1_000_000)
    .optional()
    .meta({ description: "Before the discount, in catalogue units" }),
  discount: z.number().min(0).max(100).optional(),
  stock: z.int().min(0).max(1_000_000).optional(),
  inStock: z.boolean().optional().meta({ description: "False is a stock of 0; true needs a stock above 0" }),
  highlights: z.array(words(200)).max(20).optional(),
  colours: colours.optional(),
  colors: colours.optional().meta({ description: "Another name of colours" }),
  sizes: z.array(words(20)).max(30).optional(),
  images: z.array(picture).max(20).optional().meta({
    description: "Addresses of pictures that the shop has, /pictures/…; the first is the main view",
  }),
  image: picture.optional().meta({ description: "The only picture, or the first of images" }),
  featured: z.boolean().optional(),
  onSale: z.boolean().optional(),
};

type ProductFields = z.output<ReturnType<typeof given>>;

/** What staff say of a new product. */
export const productDraft = given()
  .superRefine((product, { addIssue }) => {
    for (const name of ["category", "price"] as const)
      if (product[name] === undefined) addIssue(fault(name, "missing"));
    if (titleOf(product) === undefined) addIssue(fault("title", "missing"));
  })
  .transform((product) => ({
    brand: "Generic",
    description: "",
    discount: 0,
    stock: 0,
    highlights: [],
    colours: [],
    sizes: [],
    images: [],
    featured: false,
    onSale: false,
    // Both are there: their absence is refused above.
    title: "",
    category: "",
    price: 0,
    ...plain(product),
  }));

/** What is not named stays as it is. */
export const productChanges = given()
  .superRefine((changes, { addIssue }) => {
    if (Object.values(changes).every((value) => value === undefined))
      addIssue({ code: "custom", message: "Name at least one field to change" });
  })
  .transform(plain);

/** The documented fields; every other one is refused by name. */
function given() {
  return z.strictObject(fields).superRefine((product, { addIssue }) => {
    const { title, name, images, image, inStock, stock } = product;
    if (title !== undefined && name !== undefined && title !== name) addIssue(fault("name", "not the title"));
    if (product.colours && product.colors && !isSame(product.colours, product.colors))
      addIssue(fault("colors", "not the colours"));
    if (images && image !== undefined && images[0] !== image)
      addIssue(fault("image", "not the first of images"));
    if (inStock === true && !stock) addIssue(fault("stock", "above 0 for what is in stock"));
    if (inStock === false && stock) addIssue(fault("inStock", "true, for a stock above 0"));
  });
}

/** One name for each thing, and only what was named. */
function plain(product: ProductFields) {
  const { title: _, name: __, colors, image, inStock, ...rest } = product;
  const named = {
    ...rest,
    title: titleOf(product),
    colours: (rest.colours ?? colors)?.map((one) => ({
      name: typeof one === "string" ? one : one.name,
      hex: (typeof one === "string" ? undefined : one.hex) ?? "",
    })),
    images: rest.images ?? (image === undefined ? undefined : [image]),
    stock: rest.stock ?? (inStock === false ? 0 : undefined),
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as Named<
    typeof named
  >;
}

type Named<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function titleOf({ title, name }: ProductFields): string | undefined {
  return title ?? name;
}

function fault(field: string, message: string) {
  return { code: "custom" as const, path: [field], message };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
