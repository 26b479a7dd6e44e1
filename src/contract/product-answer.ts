import type { ListedView } from "./catalogue-view.ts";
import type { PictureView } from "./picture-view.ts";

/** A product as the documented calls give it: one model, with the other names it is known by. */
export function productAnswer(product: ListedView) {
  const images = product.pictures.map(imageOf);
  const price = product.storedPrice / 100;
  return {
    _id: product.id,
    id: product.id,
    title: product.title,
    name: product.title,
    brand: product.brand,
    description: product.description,
    category: product.category,
    price,
    discount: product.discount,
    unitPaise: product.unitPaise,
    images,
    image: images[0] ?? "",
    inStock: product.inStock,
    colors: product.colours,
    colours: product.colours,
    sizes: product.sizes,
    rating: { rate: product.rate, count: product.ratings },
  };
}

function imageOf({ file }: PictureView): string {
  return `/pictures/${file}-800.webp`;
}
