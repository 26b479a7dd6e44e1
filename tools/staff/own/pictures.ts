import sharp from "sharp";
import { pictureFolder, sharedPicturesOf } from "#building/adapters.ts";
import type { PictureView } from "#contract/picture-view.ts";
import {
  createProductPictures,
  type Pictured,
} from "#modules/catalogue/pictures/product-pictures-repository.ts";
import { systemClock } from "#platform/clock.ts";
import { createLog } from "#platform/log.ts";
import { encodePicture } from "#platform/pictures/encode-picture.ts";
import { filesOf } from "#platform/pictures/picture-store.ts";
import { Refusal } from "#tools/refusal.ts";
import type { Form, Typed } from "../form.ts";
import type { Terminal } from "../terminal.ts";

const narrowest = 320;

/** Calls know no picture of a colour, none in the place of another, and no name; and they read fewer kinds of files. */
export const picturesForms: readonly Form[] = [
  {
    words: "picture add FILE PRODUCT [--alt TEXT] [--colour NAME] [--number N]",
    does: "shows a picture of yours; PRODUCT is its id or the last part of its address",
    right: "goods.change",
    run: add,
  },
  {
    words: "picture remove PRODUCT N",
    does: "takes the Nth picture away",
    right: "goods.change",
    run: remove,
  },
  {
    words: "picture keep FILE NAME",
    does: "for settings and categories: makes its sizes and says its name",
    right: "goods.change",
    async run(at, { FILE = "", NAME = "" }) {
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(NAME))
        throw new Refusal("NAME is of small letters, digits and hyphens.");
      return `It is kept as ${(await make(at, FILE, NAME)).file}.`;
    },
  },
];

async function add(at: Terminal, typed: Typed): Promise<string> {
  const { FILE = "" } = typed;
  const { products, product } = await find(at, typed);
  const place = placeFor(product, typed);
  const { smallBytes, ...made } = await make(at, FILE, place.name);
  const picture = { ...made, alt: typed.alt ?? place.alt };
  const before = await products.change(product.id, (now) => [
    ...now.slice(0, place.at),
    picture,
    ...now.slice(place.at + 1),
  ]);
  await dropUnshown(at, products, before[place.at]);
  return `${product.title} shows it as picture ${Math.min(place.at, before.length) + 1}: ${made.width} × ${made.height}, ${smallBytes} bytes on a phone.`;
}

async function remove(at: Terminal, typed: Typed): Promise<string> {
  const { products, product } = await find(at, typed);
  const nth = Number(typed.N) - 1;
  const count = product.pictures.length;
  if (!product.pictures[nth]) throw new Refusal(`It has ${count} pictures.`);
  const before = await products.change(product.id, (now) => now.filter((_, place) => place !== nth));
  await dropUnshown(at, products, before[nth]);
  return `${product.title} shows ${count - 1} pictures.`;
}

async function find({ db, actor: by }: Terminal, { PRODUCT = "" }: Typed) {
  const products = createProductPictures({ db, clock: systemClock, by });
  const product = await products.find(PRODUCT);
  if (!product) throw new Refusal(`There is no product ${PRODUCT}.`);
  return { products, product };
}

async function make({ settings }: Terminal, file: string, name: string) {
  const fault = await faultOf(file);
  if (fault) throw new Refusal(`${file} ${fault}. Nothing was changed.`);
  const made = await encodePicture(file, name, pictureFolder(settings));
  const shared = sharedPicturesOf(settings, createLog("warn"));
  if (shared && !(await shared.share(filesOf(made))))
    throw new Refusal("The store of PICTURES_URL did not take it. Nothing was changed.");
  return made;
}

async function dropUnshown(
  { shop }: Terminal,
  products: ReturnType<typeof createProductPictures>,
  picture: PictureView | undefined,
): Promise<void> {
  if (picture && !(await products.isShown(picture))) await shop.pictures.drop(picture.file);
}

/** The first colour is shown by the main view, every other one by the picture named after it. */
function placeFor(
  { slug, title, colours, pictures }: Pictured,
  { colour, number }: Typed,
): { name: string; at: number; alt: string } {
  if (colour !== undefined) {
    const found = colours.findIndex(({ name }) => name.toLowerCase() === colour.toLowerCase());
    const { name } = colours[found] ?? {};
    if (name === undefined)
      throw new Refusal(`It comes in ${colours.map((one) => one.name).join(", ") || "no colours"}.`);
    const ending = `--${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
    const shown = pictures.findIndex(({ file }) => file.startsWith(`${slug}${ending}.`));
    const at = found === 0 ? 0 : shown < 0 ? pictures.length : shown;
    return { name: found === 0 ? slug : slug + ending, at, alt: `${title}, ${name}` };
  }
  const at = number === undefined ? pictures.length : Number(number) - 1;
  if (!Number.isInteger(at) || at < 0 || at > pictures.length)
    throw new Refusal(`--number is 1 to ${pictures.length + 1}.`);
  return { name: slug, at, alt: at === 0 ? title : `${title}, view ${at + 1}` };
}

/** Looks at the whole file: a picture that breaks off in the middle is found out too. */
async function faultOf(file: string): Promise<string | undefined> {
  try {
    const { info } = await sharp(file).rotate().raw().toBuffer({ resolveWithObject: true });
    return info.width < narrowest
      ? `is only ${info.width} px wide; ${narrowest} is the least, 1200 is best`
      : undefined;
  } catch (error) {
    return `cannot be read as a picture (${(error as Error).message.split("\n")[0]})`;
  }
}
