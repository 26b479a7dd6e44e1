export interface RequestedItem {
  readonly productId: string;
  readonly quantity: number;
  readonly colour?: string | null | undefined;
  readonly size?: string | null | undefined;
}

interface CartItem {
  /** Of the line: some clients name it instead of the product. */
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  readonly colour: string | null;
  readonly size: string | null;
}

/** Whether the browser speaks of the same cart as the server. Options that it leaves out fit any. */
export function areSameItems(asked: readonly RequestedItem[], cart: readonly CartItem[]): boolean {
  const left = cart.map((line) => ({ ...line }));
  const [exact, loose] = [asked.filter(hasOptions), asked.filter((item) => !hasOptions(item))];
  for (const item of [...exact, ...loose]) {
    let wanted = item.quantity;
    for (const line of left) {
      if (!fits(item, line)) continue;
      const taken = Math.min(wanted, line.quantity);
      line.quantity -= taken;
      wanted -= taken;
    }
    if (wanted > 0) return false;
  }
  return left.every(({ quantity }) => quantity === 0);
}

function hasOptions({ colour, size }: RequestedItem): boolean {
  return colour !== undefined || size !== undefined;
}

function fits(item: RequestedItem, line: CartItem): boolean {
  if (item.productId !== line.productId && item.productId !== line.id) return false;
  const sameColour = item.colour === undefined || (item.colour ?? null) === line.colour;
  return sameColour && (item.size === undefined || (item.size ?? null) === line.size);
}
