import { documentedPrice } from "#contract/format/money.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { ListedView } from "../catalogue-view.ts";
import { pictureOfColour } from "../rules/picture-of-colour.ts";

/** A product as the documented endpoints give it: one model, with the other names it is known by. */
export function productAnswer(product: ListedView, rate: number) {
  const colours = product.colours.map((colour) => ({
    ...colour,
    image: addressOf(product.pictures[pictureOfColour(product.pictures, product.colours, colour.name)]),
  }));
  const images = product.pictures.map(addressOf);
  const { unitPaise, oldUnitPaise } = product;
  const shown = documentedPrice({ unitPaise, mrpPaise: oldUnitPaise ?? unitPaise }, rate);
  return {
    _id: product.id,
    id: product.id,
    title: product.title,
    name: product.title,
    brand: product.brand,
    description: product.description,
    category: product.category,
    ...shown,
    unitPaise,
    ...(product.priceVaries && { priceVaries: true }),
    images,
    image: images[0] ?? "",
    inStock: product.inStock,
    colors: colours,
    colours,
    sizes: product.sizes,
    rating: { rate: product.rate, count: product.ratings },
  };
}

function addressOf(picture: PictureView | undefined): string {
  return picture ? `/pictures/${picture.file}-800.webp` : "";
}
