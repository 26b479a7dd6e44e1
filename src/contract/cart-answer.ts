import type { CartLineView, CartView } from "./cart-view.ts";
import type { AnswerOf } from "./endpoint.ts";
import type { cartEndpoints } from "./endpoints/cart.ts";
import { catalogueUnits, documentedPrice, percentOff } from "./money.ts";
import type { PictureView } from "./picture-view.ts";

/** The cart under its documented names, beside our own. */
export type CartAnswer = AnswerOf<typeof cartEndpoints.show>["data"];

export function answerOfCart({ lines, ...rest }: CartView): CartAnswer {
  const items = lines.map((line) => documented(line, rest.rate));
  return { ...rest, items, totalPrice: catalogueUnits(rest.quote.subtotal, rest.rate) };
}

export function cartOfAnswer({ items, totalPrice: _, ...rest }: CartAnswer): CartView {
  const lines = items.map(({ unitPaise, oldUnitPaise, ...item }) => ({
    ...item,
    unitPaise,
    oldUnitPaise,
    discount: percentOff({ unitPaise, mrpPaise: oldUnitPaise ?? unitPaise }),
  }));
  return { ...rest, lines };
}

export function imageOf(picture: PictureView | null): string {
  return picture ? `/pictures/${picture.file}-800.webp` : "";
}

/** The product costs what it costs in the catalogue; the line what one piece costs, its discount taken off. */
function documented(line: CartLineView, rate: number): CartAnswer["items"][number] {
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
