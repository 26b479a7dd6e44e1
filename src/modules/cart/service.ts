import { type Discount, readPromoCode } from "#contract/discount.ts";
import { type Failure, failure, type Outcome, success } from "#contract/outcome.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { Destination, PricingService } from "#modules/pricing/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { newId, timeOf } from "#platform/ids.ts";
import type { Promotion } from "#ports/promotions/promotion.ts";
import type { CartCounts, CartLineView, CartView } from "./cart-view.ts";
import { createCodeGuesses } from "./code-guesses.ts";
import { createMerging } from "./merging.ts";
import { createOffers, type OfferParts, type Offers, productsOf } from "./offers.ts";
import {
  type CartRow,
  countCart,
  deleteCarts,
  deleteLine,
  deleteLines,
  findCart,
  findLines,
  findLinesOf,
  insertLine,
  noCart,
  takeCart,
  takeCartNamedBy,
  takeFromLine,
  updateCart,
  updateLine,
} from "./repository.ts";
import { addLine, type CartLine, findLine, setQuantity } from "./rules/cart-lines.ts";
import { viewCart, withPromo } from "./rules/cart-view.ts";
import { type ChoiceInput, chooseAnew } from "./rules/choice.ts";
import { isSold } from "./rules/is-sold.ts";

export type { CartRow } from "./repository.ts";
export type CartService = ReturnType<typeof createCartService>;

export interface AddToCartInput extends ChoiceInput {
  readonly productId: string;
  readonly quantity: number;
  /** A line that was taken out and comes back to its place. */
  readonly lineId?: string | undefined;
}

/** Where a cart goes and whether it is paid there. */
export interface DeliveryAndPayment {
  readonly to: Destination;
  readonly paysCash: boolean;
}

export interface CartParts extends OfferParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly rate: number;
  readonly pricing: Pick<PricingService, "terms" | "termsTo" | "taxPercentOf">;
  readonly promotions: Pick<Promotion, "find">;
}

export function createCartService(parts: CartParts) {
  const { db, clock, catalogue, rate, pricing, promotions, heldFor } = parts;
  const { offersFor, takeWhole, takenWhole } = createOffers({ catalogue, heldFor });
  const guess = createCodeGuesses({ db, clock });

  const viewOf = async (
    q: Reads | Tx,
    userId: string,
    { version, promo_code, extras }: CartRow,
    lines: readonly CartLine[],
    { known, way }: { known?: Offers; way?: DeliveryAndPayment | undefined } = {},
  ): Promise<CartView> => {
    const offers = known ?? (await offersFor(q, userId, productsOf(lines)));
    const view = viewCart({
      version,
      lines,
      offers,
      promo: null,
      extras: kindsIn(extras),
      rate,
      terms: (way && pricing.termsTo(way.to)) ?? pricing.terms(),
      taxPercentOf: pricing.taxPercentOf,
      paysCash: way?.paysCash,
    });
    return withPromo(view, await promoOf(q, { userId, code: promo_code }, view.lines), way?.paysCash);
  };

  /** What the code takes off; where it takes nothing, what is taken off without one. */
  const promoOf = async (
    q: Reads | Tx,
    { userId, code }: { readonly userId: string; readonly code: string | null },
    shown: readonly CartLineView[],
  ): Promise<Discount | null> => {
    const lines = shown.filter(isSold);
    const typed = code === null ? undefined : await promotions.find(q, { userId, code, lines });
    if (typed?.ok) return typed.value;
    const found = await promotions.find(q, { userId, code: null, lines });
    return found.ok ? found.value : null;
  };

  /** Priced for an address and a way to pay where they are known, together with the offers that it was priced by. */
  const offered = async (q: Reads | Tx, userId: string, way?: DeliveryAndPayment) => {
    const [row = noCart, lines] = await Promise.all([findCart(q, userId), findLines(q, userId)]);
    const known = await offersFor(q, userId, productsOf(lines));
    return { view: await viewOf(q, userId, row, lines, { known, way }), offers: known };
  };
  /** The same to place an order, of a cart as its lock gave it; the way may be asked for beside it. */
  const offeredToOrder = async (
    tx: Tx,
    userId: string,
    {
      way: asked,
      ...taken
    }: Parameters<typeof takenWhole>[2] & { readonly way: Promise<DeliveryAndPayment | undefined> },
  ) => {
    const [{ row, lines, offers }, way] = await Promise.all([takenWhole(tx, userId, taken), asked]);
    return { view: await viewOf(tx, userId, row, lines, { known: offers, way }), offers };
  };
  const cartOf = async (q: Reads | Tx, userId: string, way?: DeliveryAndPayment): Promise<CartView> =>
    (await offered(q, userId, way)).view;

  /** Finds the line, lets `change` decide what becomes of it, and answers with the whole cart either way. */
  const changeLine = (
    userId: string,
    id: string,
    change: (
      tx: Tx,
      line: CartLine,
      lines: readonly CartLine[],
      offers: Offers,
    ) => Promise<Outcome<CartLine[]>>,
  ): Promise<Outcome<CartView>> =>
    db.write(async (tx) => {
      const { row, lines, offers } = await takeWhole(tx, userId);
      const line = findLine(lines, id);
      const changed = line.ok ? await change(tx, line.value, lines, offers) : line;
      const view = await viewOf(tx, userId, row, changed.ok ? changed.value : lines, { known: offers });
      return changed.ok ? success(view) : refusedWith(view, changed);
    });

  const setTo = (userId: string, id: string, quantityOf: (now: number) => number) =>
    changeLine(userId, id, async (tx, line, lines, offers) => {
      const set = setQuantity(line, offers.get(line.productId), quantityOf(line.quantity));
      if (!set.ok) return set;
      await updateLine(tx, userId, set.value);
      return success(replaced(lines, set.value));
    });

  return {
    cartOf,
    offered,
    offeredToOrder,
    ...createMerging(offersFor),

    cart: (userId: string): Promise<CartView> => cartOf(db.read, userId),
    linesOf: findLinesOf,

    async addToCart(userId: string, input: AddToCartInput): Promise<Outcome<CartView>> {
      const { productId, quantity } = input;
      return db.write(async (tx) => {
        const { row, lines, offers } = await takeWhole(tx, userId, productId);
        const offer = offers.get(productId);
        if (!offer) return failure("invalidProduct", { field: "productId" });
        if (offer.gone) return failure("productGone");
        const choice = chooseAnew(offer, input);
        if (!choice.ok) return { ...choice, data: choicesOf(offer) };
        const now = clock.now();
        const place = input.lineId === undefined ? now : Math.min(now, timeOf(input.lineId));
        const fresh = { id: newId(place), now: place };
        const added = addLine(lines, offer, choice.value, quantity, fresh);
        if (!added.ok) return added;
        const isNew = !lines.some(({ id }) => id === added.value.id);
        await (isNew ? insertLine : updateLine)(tx, userId, added.value);
        const next = isNew ? [...lines, added.value].sort(byAge) : replaced(lines, added.value);
        return success(await viewOf(tx, userId, row, next, { known: offers }));
      });
    },

    setQuantity: (userId: string, id: string, quantity: number) => setTo(userId, id, () => quantity),

    increment: (userId: string, id: string) => setTo(userId, id, (now) => now + 1),

    decrement: (userId: string, id: string) => setTo(userId, id, (now) => now - 1),

    remove: (userId: string, id: string): Promise<Outcome<CartView>> =>
      changeLine(userId, id, async (tx, line, lines) => {
        await deleteLine(tx, userId, line.id);
        return success(lines.filter((one) => one.id !== line.id));
      }),

    clear: (userId: string): Promise<CartView> =>
      db.write(async (tx) => {
        const row = await takeCart(tx, userId);
        await deleteLines(tx, userId);
        return viewOf(tx, userId, row, []);
      }),

    async usePromo(
      userId: string,
      typed: string,
      { address = "", isGuest = false } = {},
    ): Promise<Outcome<CartView>> {
      const code = readPromoCode(typed);
      const tried = await guess(userId, address);
      if (!tried.ok) return tried;
      const done = await db.write(async (tx) => {
        const row = await takeCart(tx, userId);
        const view = await viewOf(tx, userId, { ...row, promo_code: null }, await findLines(tx, userId));
        const promo = await promotions.find(tx, { userId, code, isGuest, lines: view.lines.filter(isSold) });
        if (!promo.ok) return promo;
        await updateCart(tx, userId, { promo_code: code });
        return success(withPromo(view, promo.value));
      });
      if (done.ok || done.reason !== "promoUnknown") await tried.value.giveBack();
      return done;
    },

    dropPromo: (userId: string): Promise<CartView> =>
      db.write(async (tx) => {
        const row = await takeCart(tx, userId);
        await updateCart(tx, userId, { promo_code: null });
        return viewOf(tx, userId, { ...row, promo_code: null }, await findLines(tx, userId));
      }),

    /** What is no longer offered can still be given up. */
    choose: (userId: string, extra: string, isChosen: boolean): Promise<Outcome<CartView>> =>
      db.write(async (tx) => {
        const { row, lines, offers: known } = await takeWhole(tx, userId);
        const isOffered = pricing.terms().extras.some(({ kind }) => kind === extra);
        if (isChosen && !isOffered)
          return refusedWith(await viewOf(tx, userId, row, lines, { known }), failure("extraGone"));
        const others = kindsIn(row.extras).filter((kind) => kind !== extra);
        const extras = JSON.stringify(isChosen ? [...others, extra] : others);
        await updateCart(tx, userId, { extras });
        return success(await viewOf(tx, userId, { ...row, extras }, lines, { known }));
      }),

    counts: (userId: string): Promise<CartCounts> => countCart(db.read, userId),

    /** The first statement of every transaction that reads this cart in order to act on it. */
    lockCart: takeCart,
    lockCartNamedBy: takeCartNamedBy,

    async linesForOrder(tx: Tx, userId: string) {
      const lines = await findLines(tx, userId);
      return lines.map(({ id, productId, colour, size, quantity }) => ({
        lineId: id,
        productId,
        colour,
        size,
        quantity,
      }));
    },

    /** Takes out what was ordered and no more: what came in meanwhile stays. The caller has locked the cart. */
    async removeOrderedLines(
      tx: Tx,
      userId: string,
      ordered: readonly { lineId: string; quantity: number }[],
    ) {
      for (const line of ordered) await takeFromLine(tx, userId, line);
      await updateCart(tx, userId, { promo_code: null, extras: noCart.extras });
    },

    /** Beside its lines: also what is not offered any more. */
    async chosenOf(q: Reads | Tx, userId: string) {
      const { promo_code: promoCode, extras } = (await findCart(q, userId)) ?? noCart;
      return { promoCode, extras: kindsIn(extras) };
    },

    forgetAll: deleteCarts,

    /** A person who leaves takes the cart along. */
    forget: (tx: Tx, userId: string): Promise<void> => deleteCarts(tx, [userId]),
  };
}

function kindsIn(extras: string): readonly string[] {
  return JSON.parse(extras);
}

/** What can be chosen, for who asked without knowing. */
function choicesOf({ colours, sizes }: Sellable) {
  return { colours, colors: colours, sizes };
}

function byAge(a: CartLine, b: CartLine): number {
  return a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1);
}

function replaced(lines: readonly CartLine[], line: CartLine): CartLine[] {
  return lines.map((one) => (one.id === line.id ? line : one));
}

function refusedWith(cart: CartView, refusal: Failure): Failure {
  return { ...refusal, data: { ...(refusal.data as object), cart } };
}
