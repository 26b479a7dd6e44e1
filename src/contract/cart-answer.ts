import type { CartLineView, CartView } from "./cart-view.ts";
import type { PictureView } from "./picture-view.ts";

/** The cart under its documented names, beside our own. */
export type CartAnswer = Omit<CartView, "lines"> & {
  readonly items: readonly (CartLineView & DocumentedItem)[];
  readonly totalPrice: number;
};

type DocumentedItem = {
  readonly _id: string;
  readonly product: {
    readonly _id: string;
    readonly id: string;
    readonly title: string;
    readonly name: string;
    readonly image: string;
    readonly images: readonly string[];
    readonly price: number;
  };
  readonly name: string;
  readonly color: string | null;
  readonly image: string;
  readonly price: number;
};

export function answerOfCart({ lines, ...rest }: CartView): CartAnswer {
  const items = lines.map((line) => documented(line, rest.rate));
  const hundredths = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return { ...rest, items, totalPrice: hundredths / 100 };
}

export function cartOfAnswer({ items, totalPrice: _, ...rest }: CartAnswer): CartView {
  return { ...rest, lines: items };
}

/** The documented prices are catalogue units with two decimals. */
export function catalogueUnits(paise: number, rate: number): number {
  return Math.round(paise / rate) / 100;
}

export function imageOf(picture: PictureView | null): string {
  return picture ? `/pictures/${picture.file}-800.webp` : "";
}

function documented(line: CartLineView, rate: number): CartLineView & DocumentedItem {
  const { id, productId, title, colour, picture, unitPaise } = line;
  const price = catalogueUnits(unitPaise, rate);
  const image = imageOf(picture);
  const product = {
    _id: productId,
    id: productId,
    title,
    name: title,
    image,
    images: image ? [image] : [],
    price,
  };
  return { ...line, _id: id, product, name: title, color: colour, image, price };
}
