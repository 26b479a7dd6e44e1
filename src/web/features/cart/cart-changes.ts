import type { CartLineView } from "#contract/cart-view.ts";
import { endpoints } from "#contract/paths.ts";
import type { Answer } from "#contract/request-failures.ts";
import { cart as english } from "#contract/texts/en/cart.ts";
import { emptied, withoutLine, withQuantity } from "#shop/cart/rules/foreseen-cart.ts";
import { pageWords } from "#web/request/page-words.ts";
import { request } from "#web/request/request.ts";
import { toast } from "#web/ui/toast-store.ts";
import { change, confirmedCart } from "./cart-store.ts";

export type Wanted = {
  readonly productId: string;
  readonly quantity?: number | string | undefined;
  readonly colour?: string | undefined;
  readonly size?: string | undefined;
  readonly lineId?: string;
};

/** Adding waits its turn behind what is on its way, like every change of the cart. */
export function addToCart(wanted: Wanted): Promise<Answer> {
  return new Promise((resolve) =>
    change({
      key: `add:${crypto.randomUUID()}`,
      foresee: (cart) => cart,
      send: () => request(endpoints.cartAdd, { method: "POST", json: wanted }),
      settle: resolve,
    }),
  );
}

export function setQuantity(line: CartLineView, quantity: number): void {
  const words = pageWords("cart", english).messages;
  const isMore = quantity > line.quantity;
  change({
    key: `quantity:${line.id}`,
    foresee: (cart) => withQuantity(cart, line.id, quantity),
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

export function removeLine(line: CartLineView): void {
  const { messages: words, undo } = pageWords("cart", english);
  change({
    key: `remove:${line.id}`,
    foresee: (cart) => withoutLine(cart, line.id),
    send: () => request(endpoints.cartRemove(line.id), { method: "DELETE" }),
    settle: (answer) =>
      answer.success
        ? toast.success(words.removed, { label: undo, run: () => putBack([line]) })
        : sayFailed(answer, { refused: words.failedToRemove, broken: words.somethingWrongRemoving }),
  });
}

export function clearCart(): void {
  const { messages: words, undo } = pageWords("cart", english);
  const lines = confirmedCart()?.lines ?? [];
  change({
    key: "clear",
    foresee: emptied,
    send: () => request(endpoints.cartClear, { method: "DELETE" }),
    settle: (answer) =>
      answer.success
        ? toast.success(words.cleared, { label: undo, run: () => putBack(lines) })
        : sayFailed(answer, { refused: words.failedToClear, broken: words.failedToClear }),
  });
}

export function setPromo(code: string | null): Promise<Answer> {
  return new Promise((resolve) =>
    change({
      key: "promo",
      foresee: (cart) => cart,
      send: () =>
        code === null
          ? request(endpoints.cartPromo, { method: "DELETE" })
          : request(endpoints.cartPromo, { method: "POST", json: { code } }),
      settle: resolve,
    }),
  );
}

/** One step is the documented call; merged steps set what was last shown. */
function sendQuantity(lineId: string, quantity: number): Promise<Answer> {
  const now = confirmedCart()?.lines.find(({ id }) => id === lineId)?.quantity;
  if (quantity - 1 === now) return request(endpoints.cartIncrement(lineId), { method: "POST" });
  if (quantity + 1 === now) return request(endpoints.cartDecrement(lineId), { method: "POST" });
  return request(endpoints.cartUpdate, { method: "PUT", json: { productId: lineId, quantity } });
}

async function putBack(lines: readonly CartLineView[]): Promise<void> {
  const words = pageWords("cart", english).messages;
  const answers = await Promise.all(
    lines.map(({ id: lineId, productId, quantity, colour, size }) =>
      addToCart({ lineId, productId, quantity, colour: colour ?? undefined, size: size ?? undefined }),
    ),
  );
  const failed = answers.find(({ success }) => !success);
  if (failed) sayFailed(failed, { refused: words.failedToAddItem, broken: words.failedToAddItem });
  else toast.success(words.restored);
}

let lastSaid = 0;

/** Ten presses are one message. */
function sayOnce(text: string): void {
  toast.dismiss(lastSaid);
  lastSaid = toast.success(text);
}

function sayFailed(answer: Answer, words: { readonly refused: string; readonly broken: string }): void {
  const { statusCode = 0, message } = answer;
  const isRefused = statusCode >= 400 && statusCode < 500;
  const isSaid = isRefused && statusCode !== 404 && message !== undefined;
  toast.error(isSaid ? `${words.refused}. ${message}` : isRefused ? words.refused : words.broken);
}
