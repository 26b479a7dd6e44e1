import type { PictureView } from "#contract/picture-view.ts";

/** What a pick list asks of an order. */
export interface PickedOrder {
  readonly number: string;
  readonly lines: readonly {
    readonly productId: string;
    readonly title: string;
    readonly picture: PictureView | null;
    readonly colour: string | null;
    readonly size: string | null;
    readonly quantity: number;
  }[];
}

export interface PickedGoods {
  readonly productId: string;
  readonly title: string;
  readonly picture: PictureView | null;
  readonly colour: string | null;
  readonly size: string | null;
  /** Of all orders together. */
  readonly quantity: number;
  readonly orders: readonly { readonly number: string; readonly quantity: number }[];
}

/** Each choice once, with whom it is for: one walk along the shelves is enough. */
export function pickListOf(orders: readonly PickedOrder[]): PickedGoods[] {
  const lines = orders.flatMap(({ number, lines }) => lines.map((line) => ({ number, ...line })));
  const choices = Map.groupBy(lines, ({ productId, colour, size }) =>
    JSON.stringify([productId, colour, size]),
  );
  const goods = [...choices.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { productId, title, picture, colour, size } = first;
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
    const orders = same.map(({ number, quantity }) => ({ number, quantity }));
    return [{ productId, title, picture, colour, size, quantity, orders }];
  });
  return goods.sort((one, other) => keyOf(one).localeCompare(keyOf(other), "en"));
}

function keyOf({ title, colour, size, productId }: PickedGoods): string {
  return [title, colour, size, productId].join("\n");
}
