import sharp from "sharp";
import { pictureFolder, sharedPicturesOf } from "#building/adapters.ts";
import type { PictureView } from "#contract/picture-view.ts";
import { systemClock } from "#platform/clock.ts";
import { createLog } from "#platform/log.ts";
import { dropPicture } from "#platform/pictures/drop-picture.ts";
import { encodePicture } from "#platform/pictures/encode-picture.ts";
import { filesEverOf, filesOf } from "#platform/pictures/picture-store.ts";
import { createProductPictures, type Pictured } from "#shop/catalogue/goods/product-pictures-repository.ts";
import { type Options, type Result, refuse, type StaffShop, textOf } from "./command.ts";

const narrowest = 320;
export const storeAway = "The store of PICTURES_URL did not take it. Nothing was changed.";

/** A product's pictures; PRODUCT is its id or the last part of its address. */
export async function changePictures(
  { db, settings, actor }: StaffShop,
  words: readonly string[],
  options: Options,
): Promise<Result> {
  const folder = pictureFolder(settings);
  const shared = sharedPicturesOf(settings, createLog("warn"));
  const wanted = read(words, options);
  if (!wanted) return "unclear";
  const products = createProductPictures({ db, clock: systemClock, by: actor });
  const product = await products.find(wanted.product);
  if (!product) return refuse(`There is no product ${wanted.product}.`);
  const count = product.pictures.length;
  const dropUnshown = async (picture: PictureView | undefined) => {
    if (!picture || (await products.isShown(picture))) return;
    await (shared ? shared.drop(filesEverOf(picture.file)) : dropPicture(folder, picture.file));
  };
  if (wanted.verb === "remove") {
    if (!product.pictures[wanted.number - 1]) return refuse(`It has ${count} pictures.`);
    const before = await products.change(product.id, (now) =>
      now.filter((_, at) => at !== wanted.number - 1),
    );
    await dropUnshown(before[wanted.number - 1]);
    console.log(`${product.title} shows ${count - 1} pictures.`);
    return "done";
  }
  const place = placeFor(product, wanted);
  if (typeof place === "string") return refuse(place);
  const fault = await faultOf(wanted.file);
  if (fault) return refuse(`${wanted.file} ${fault}. Nothing was changed.`);
  const { smallBytes, ...made } = await encodePicture(wanted.file, place.name, folder);
  if (shared && !(await shared.share(filesOf(made)))) return refuse(storeAway);
  const picture = { ...made, alt: wanted.alt ?? place.alt };
  const before = await products.change(product.id, (now) => [
    ...now.slice(0, place.at),
    picture,
    ...now.slice(place.at + 1),
  ]);
  await dropUnshown(before[place.at]);
  console.log(
    `${product.title} shows it as picture ${Math.min(place.at, before.length) + 1}: ${made.width} × ${made.height}, ${smallBytes} bytes on a phone.`,
  );
  return "done";
}

type Wish =
  | { verb: "remove"; product: string; number: number }
  | { verb: "add"; product: string; file: string; alt?: string; colour?: string; number?: number };

function read(words: readonly string[], options: Options): Wish | undefined {
  const [verb, first, second, ...more] = words;
  if (!first || !second || more.length > 0) return undefined;
  if (verb === "remove") return { verb, product: first, number: Number(second) };
  if (verb !== "add") return undefined;
  const [alt, colour, number] = ["alt", "colour", "number"].map((name) => textOf(options, name));
  return {
    verb,
    file: first,
    product: second,
    ...(alt && { alt }),
    ...(colour && { colour }),
    ...(number && { number: Number(number) }),
  };
}

/** The first colour is shown by the main view, every other one by the picture named after it. */
function placeFor(
  { slug, title, colours, pictures }: Pictured,
  { colour, number }: { colour?: string; number?: number },
): { name: string; at: number; alt: string } | string {
  if (colour !== undefined) {
    const found = colours.findIndex(({ name }) => name.toLowerCase() === colour.toLowerCase());
    const { name } = colours[found] ?? {};
    if (name === undefined)
      return `It comes in ${colours.map((one) => one.name).join(", ") || "no colours"}.`;
    const ending = `--${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
    const shown = pictures.findIndex(({ file }) => file.startsWith(`${slug}${ending}.`));
    const at = found === 0 ? 0 : shown < 0 ? pictures.length : shown;
    return { name: found === 0 ? slug : slug + ending, at, alt: `${title}, ${name}` };
  }
  const at = number === undefined ? pictures.length : number - 1;
  if (!Number.isInteger(at) || at < 0 || at > pictures.length)
    return `--number is 1 to ${pictures.length + 1}.`;
  return { name: slug, at, alt: at === 0 ? title : `${title}, view ${at + 1}` };
}

/** Looks at the whole file: a picture that breaks off in the middle is found out too. */
export async function faultOf(file: string): Promise<string | undefined> {
  try {
    const { info } = await sharp(file).rotate().raw().toBuffer({ resolveWithObject: true });
    return info.width < narrowest
      ? `is only ${info.width} px wide; ${narrowest} is the least, 1200 is best`
      : undefined;
  } catch (error) {
    return `cannot be read as a picture (${(error as Error).message.split("\n")[0]})`;
  }
}
