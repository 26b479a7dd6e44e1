import type { Answer } from "#contract/endpoints/request-failures.ts";
import type { CartLineView } from "#modules/cart/cart-view.ts";
import { cartEndpoints } from "#modules/cart/endpoints.ts";
import { cart as english } from "#modules/cart/texts/cart.ts";
import { call, isBroken } from "#web/request/call.ts";
import { pageWords } from "#web/request/page-words.ts";
import { toast } from "#web/ui/toast-store.ts";
import { addToCart } from "./add-to-cart.ts";
import { type Change, change, confirmedCart } from "./cart-store.ts";
import { foreseen } from "./foresight.ts";

export function setQuantity(line: CartLineView, quantity: number): void {
  const words = pageWords("cart", english).messages;
  const isMore = quantity > line.quantity;
  change({
    key: `quantity:${line.id}`,
    foresee: foreseen((rules, cart) => rules.withQuantity(cart, line.id, quantity)),
    send: () => sendQuantity(line.id, quantity),
    settle: (answer) =>
      answer.success
        ? sayOnce(isMore ? words.increased : words.decreased)
        : sayFailed(answer, {
            refused: isMore ? words.failedToIncrease : words.failedToDecrease,
            broken: words.somethingWrongUpdating,
          }),
  });
}

/** What was taken away. The page says so in its place and offers the way back, which is gone once. */
export type Removal = {
  readonly lines: readonly CartLineView[];
  readonly said: string;
  readonly undo: () => void;
};

export function removeLine(line: CartLineView): Removal {
  const { messages: words } = pageWords("cart", english);
  const failed = { refused: words.failedToRemove, broken: words.somethingWrongRemoving };
  return takeAway([line], words.removed, failed, {
    key: `remove:${line.id}`,
    foresee: foreseen((rules, cart) => rules.withoutLine(cart, line.id)),
    send: () => call(cartEndpoints.remove, { id: line.id }),
  });
}

export function clearCart(): Removal {
  const { messages: words } = pageWords("cart", english);
  const failed = { refused: words.failedToClear, broken: words.failedToClear };
  return takeAway(confirmedCart()?.lines ?? [], words.cleared, failed, {
    key: "clear",
    foresee: foreseen((rules, cart) => rules.emptied(cart)),
    send: () => call(cartEndpoints.clear),
  });
}

function takeAway(
  lines: readonly CartLineView[],
  text: string,
  failed: { readonly refused: string; readonly broken: string },
  taking: Omit<Change, "settle">,
): Removal {
  let isUndone = false;
  const undo = async () => {
    if (isUndone) return;
    isUndone = true;
    isUndone = await putBack(lines);
  };
  change({ ...taking, settle: (answer) => answer.success || sayFailed(answer, failed) });
  return { lines, said: text, undo };
}

export function setPromo(code: string | null): Promise<Answer> {
  return new Promise((resolve) =>
    change({
      key: "promo",
      foresee: (cart) => cart,
      send: () => (code === null ? call(cartEndpoints.dropPromo) : call(cartEndpoints.usePromo, { code })),
      settle: resolve,
    }),
  );
}

export function setExtra(extra: string, chosen: boolean): void {
  const { failedToUpdate: failed } = pageWords("cart", english).messages;
  change({
    key: `extra:${extra}`,
    foresee: foreseen((rules, cart) => rules.withExtra(cart, extra, chosen)),
    send: () => call(cartEndpoints.choose, { extra, chosen }),
    settle: (answer) => answer.success || sayFailed(answer, { refused: failed, broken: failed }),
  });
}

/** One step is the documented endpoint; merged steps set what was last shown. */
function sendQuantity(lineId: string, quantity: number): Promise<Answer> {
  const now = confirmedCart()?.lines.find(({ id }) => id === lineId)?.quantity;
  if (quantity - 1 === now) return call(cartEndpoints.increment, { id: lineId });
  if (quantity + 1 === now) return call(cartEndpoints.decrement, { id: lineId });
  return call(cartEndpoints.update, { productId: lineId, quantity });
}

async function putBack(lines: readonly CartLineView[]): Promise<boolean> {
  const words = pageWords("cart", english).messages;
  const answers = await Promise.all(
    lines.map(({ id: lineId, productId, quantity, colour, size }) =>
      addToCart({
        lineId,
        productId,
        quantity,
        colour: colour ?? undefined,
        size: size ?? undefined,
      }),
    ),
  );
  const failed = answers.find(({ success }) => !success);
  if (failed) sayFailed(failed, { refused: words.failedToAddItem, broken: words.failedToAddItem });
  else toast.success(words.restored);
  return !failed;
}

let lastSaid = 0;

/** Ten presses are one message. */
function sayOnce(text: string): void {
  toast.dismiss(lastSaid);
  lastSaid = toast.success(text);
}

function sayFailed(answer: Answer, words: { readonly refused: string; readonly broken: string }): void {
  const { statusCode, said: message } = answer;
  const isSaid = statusCode !== 404 && message !== undefined;
  toast.error(isBroken(answer) ? words.broken : isSaid ? `${words.refused}: ${message}` : words.refused);
}
