import { describe, expect, it } from "vitest";
import type { Outcome } from "#contract/outcome.ts";
import type { Extra } from "#contract/pricing-terms.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { promoCodePromotion } from "#modules/promo-codes/promotion.ts";
import { describeOnBothEngines, type OpenFresh } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { pricingForTests, promoCodesForTests } from "#support/pricing.ts";
import { sellable } from "#support/sellables.ts";
import type { CartView } from "./cart-view.ts";
import { createCartService } from "./service.ts";

const lamp = sellable();
const kurta = sellable({ id: "kurta", colours: [{ name: "Red", hex: "#a00" }], sizes: ["S", "M"] });

async function open(openFresh: OpenFresh, { mayUsePromo = true, extras = [] as Extra[] } = {}) {
  const db = await openFresh();
  const pricing = await pricingForTests(db);
  const promoCodes = await promoCodesForTests(db, {
    orders: {
      promoUses: async () => ({ used: mayUsePromo ? 0 : 1, isHeld: false }),
      hasBoughtBefore: async () => false,
    },
  });
  const offers = new Map([lamp, kurta].map((offer) => [offer.id, offer]));
  let now = 1_000;
  const cart = createCartService({
    db,
    clock: { now: () => now++ },
    catalogue: {
      sellables: async (_q, ids) =>
        new Map(ids.flatMap((id) => (offers.has(id) ? [[id, offers.get(id) as Sellable]] : []))),
      sellablesNamedBy: () => async () => new Map(offers),
    },
    rate: 83.16,
    pricing: { ...pricing, terms: () => ({ ...pricing.terms(), extras }) },
    promotions: promoCodePromotion(promoCodes),
  });
  const { userId } = await signedUpUser(db);
  return { db, cart, userId, offers };
}

const shortLine = ({ productId, colour, size, quantity }: CartView["lines"][number]) => [
  productId,
  colour,
  size,
  quantity,
];
const short = ({ lines }: CartView) => lines.map(shortLine);
const must = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
};
const reasonOf = (outcome: Outcome<unknown>) => (outcome.ok ? "done" : outcome.reason);

describeOnBothEngines("the cart", (openFresh) => {
  it("is empty at first, and nothing is written by looking", async () => {
    const { cart, userId } = await open(openFresh);
    expect(await cart.cart(userId)).toMatchObject({ version: 0, lines: [], itemCount: 0, payable: false });
    expect(await cart.counts(userId)).toEqual({ version: 0, lines: 0, units: 0 });
  });

  it("takes a line back to its place", async () => {
    const { cart, userId } = await open(openFresh);
    for (const size of ["S", "M"])
      await cart.addToCart(userId, { productId: "kurta", colour: "red", size, quantity: 1 });
    const { lines } = must(await cart.addToCart(userId, { productId: "lamp", quantity: 1 }));
    const [first] = lines;
    await cart.remove(userId, first?.id ?? "");
    const back = { productId: "kurta", colour: "red", size: "S", quantity: 1, lineId: first?.id };
    expect(short(must(await cart.addToCart(userId, back)))).toEqual(lines.map(shortLine));
    expect(short(await cart.cart(userId))).toEqual(lines.map(shortLine));
    // An id of tomorrow is no place of its own.
    await cart.remove(userId, lines[1]?.id ?? "");
    const late = {
      productId: "kurta",
      colour: "red",
      size: "M",
      quantity: 1,
      lineId: "ffffffff-ffff-7000-8000-000000000000",
    };
    expect(short(must(await cart.addToCart(userId, late))).at(-1)).toEqual(["kurta", "Red", "M", 1]);
  });

  it("keeps what is added, one line for each choice, and counts lines and units", async () => {
    const { cart, userId } = await open(openFresh);
    await cart.addToCart(userId, { productId: "kurta", colour: "red", size: "M", quantity: 1 });
    await cart.addToCart(userId, { productId: "lamp", quantity: 2 });
    await cart.addToCart(userId, { productId: "kurta", colour: "Red", size: "S", quantity: 1 });
    const added = must(
      await cart.addToCart(userId, { productId: "kurta", colour: "Red", size: "M", quantity: 3 }),
    );
    expect(short(added)).toEqual([
      ["kurta", "Red", "M", 4],
      ["lamp", null, null, 2],
      ["kurta", "Red", "S", 1],
    ]);
    expect(await cart.cart(userId)).toEqual(added);
    expect(await cart.counts(userId)).toEqual({ version: 4, lines: 3, units: 7 });
  });

  it.each([
    [{ productId: "nothing" }, "invalidProduct"],
    [{ productId: "lamp", colour: "Ultraviolet" }, "colourUnknown"],
    [{ productId: "kurta", size: "M" }, "colourMissing"],
    [{ productId: "kurta", colour: "Green", size: "M" }, "colourUnknown"],
    [{ productId: "kurta", colour: "Red" }, "sizeMissing"],
    [{ productId: "kurta", colour: "Red", size: "XXL" }, "sizeUnknown"],
  ])("refuses to add %j: %s", async (wanted, reason) => {
    const { cart, userId } = await open(openFresh);
    expect(reasonOf(await cart.addToCart(userId, { quantity: 1, ...wanted }))).toBe(reason);
    expect((await cart.cart(userId)).lines).toEqual([]);
  });

  it("refuses what is gone, sold out, or more than is left, and keeps the cart as it was", async () => {
    const { cart, userId, offers } = await open(openFresh);
    offers.set("lamp", sellable({ each: 3 }));
    must(await cart.addToCart(userId, { productId: "lamp", quantity: 2 }));
    expect(await cart.addToCart(userId, { productId: "lamp", quantity: 2 })).toMatchObject({
      reason: "notEnoughStock",
      data: { most: 3 },
    });
    offers.set("lamp", sellable({ each: 0 }));
    expect(reasonOf(await cart.addToCart(userId, { productId: "lamp", quantity: 1 }))).toBe("outOfStock");
    offers.set("lamp", { ...lamp, gone: true });
    expect(reasonOf(await cart.addToCart(userId, { productId: "lamp", quantity: 1 }))).toBe("productGone");
    expect((await cart.cart(userId)).lines).toMatchObject([{ quantity: 2, changes: [{ kind: "gone" }] }]);
  });

  it("changes a line by its id or by its product, and says the cart when it refuses", async () => {
    const { cart, userId } = await open(openFresh);
    const lineId = must(await cart.addToCart(userId, { productId: "lamp", quantity: 9 })).lines[0]?.id ?? "";
    expect(short(must(await cart.increment(userId, "lamp")))).toEqual([["lamp", null, null, 10]]);
    expect(await cart.increment(userId, lineId)).toMatchObject({
      reason: "tooManyOfOne",
      data: { cart: { lines: [{ quantity: 10 }] } },
    });
    expect(short(must(await cart.setQuantity(userId, lineId, 1)))).toEqual([["lamp", null, null, 1]]);
    expect(reasonOf(await cart.decrement(userId, lineId))).toBe("atLeastOne");
    expect(must(await cart.remove(userId, lineId)).lines).toEqual([]);
    expect(reasonOf(await cart.remove(userId, lineId))).toBe("lineNotFound");
  });

  it("asks for the line when a product has several", async () => {
    const { cart, userId } = await open(openFresh);
    await cart.addToCart(userId, { productId: "kurta", colour: "Red", size: "S", quantity: 1 });
    const { lines } = must(
      await cart.addToCart(userId, { productId: "kurta", colour: "Red", size: "M", quantity: 1 }),
    );
    expect(reasonOf(await cart.increment(userId, "kurta"))).toBe("severalLines");
    expect(reasonOf(await cart.remove(userId, "kurta"))).toBe("severalLines");
    expect(short(must(await cart.remove(userId, lines[0]?.id ?? "")))).toEqual([["kurta", "Red", "M", 1]]);
  });

  it("is nobody else's", async () => {
    const { cart, userId, db } = await open(openFresh);
    const other = await signedUpUser(db);
    const lineId = must(await cart.addToCart(userId, { productId: "lamp", quantity: 1 })).lines[0]?.id ?? "";
    expect(reasonOf(await cart.increment(other.userId, lineId))).toBe("lineNotFound");
    expect(reasonOf(await cart.remove(other.userId, lineId))).toBe("lineNotFound");
    await cart.clear(other.userId);
    expect((await cart.cart(userId)).itemCount).toBe(1);
  });

  it("takes the promo code of a first order, and forgets it when told", async () => {
    const { cart, userId } = await open(openFresh);
    await cart.addToCart(userId, { productId: "lamp", quantity: 1 });
    expect(reasonOf(await cart.usePromo(userId, "WELCOME20"))).toBe("promoUnknown");
    expect(must(await cart.usePromo(userId, " welcome10 ")).quote).toMatchObject({
      promo: 100_00,
      tax: 90_00,
    });
    expect((await cart.cart(userId)).promo).toMatchObject({ code: "WELCOME10", percent: 10 });
    expect((await cart.dropPromo(userId)).quote.promo).toBe(0);
  });

  it("gives no promo to whom orders refuse it", async () => {
    const { cart, userId } = await open(openFresh, { mayUsePromo: false });
    await cart.addToCart(userId, { productId: "lamp", quantity: 1 });
    expect(reasonOf(await cart.usePromo(userId, "WELCOME10"))).toBe("promoUsed");
    expect((await cart.cart(userId)).promo).toBeNull();
  });

  it("adds what is offered beside the goods, until it is given up or no longer offered", async () => {
    const extras: Extra[] = [{ kind: "ribbon", paise: 25_00 }];
    const { cart, userId } = await open(openFresh, { extras });
    const bare = must(await cart.addToCart(userId, { productId: "lamp", quantity: 1 })).quote.total;
    expect(reasonOf(await cart.choose(userId, "balloon", true))).toBe("extraGone");
    const tied = must(await cart.choose(userId, "ribbon", true));
    expect([tied.extras, tied.quote.total]).toEqual([["ribbon"], bare + 25_00]);
    expect(must(await cart.choose(userId, "ribbon", true)).quote.total).toBe(bare + 25_00);
    extras.length = 0;
    expect(await cart.cart(userId)).toMatchObject({ extras: [], quote: { total: bare } });
    const loose = must(await cart.choose(userId, "ribbon", false));
    extras.push({ kind: "ribbon", paise: 25_00 });
    expect(loose.version).toBeGreaterThan(tied.version);
    expect((await cart.cart(userId)).quote.total).toBe(bare);
  });

  it("begins the next purchase with nothing beside its goods", async () => {
    const { cart, userId, db } = await open(openFresh, { extras: [{ kind: "ribbon", paise: 25_00 }] });
    const { lines } = must(await cart.addToCart(userId, { productId: "lamp", quantity: 1 }));
    await cart.choose(userId, "ribbon", true);
    const ordered = lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
    await db.write((tx) => cart.removeOrderedLines(tx, userId, ordered));
    expect((await cart.cart(userId)).extras).toEqual([]);
  });

  it("takes out just what was ordered", async () => {
    const { cart, userId, db } = await open(openFresh);
    await cart.addToCart(userId, { productId: "lamp", quantity: 2 });
    const ordered = await db.write(async (tx) => {
      await cart.lockCart(tx, userId);
      return cart.linesForOrder(tx, userId);
    });
    await cart.addToCart(userId, { productId: "lamp", quantity: 1 });
    await cart.addToCart(userId, { productId: "kurta", colour: "Red", size: "S", quantity: 1 });
    await db.write((tx) => cart.removeOrderedLines(tx, userId, ordered));
    expect(short(await cart.cart(userId))).toEqual([
      ["lamp", null, null, 1],
      ["kurta", "Red", "S", 1],
    ]);
  });
});

describe("the history of 200 parallel changes", () => {
  describeOnBothEngines("one cart", (openFresh) => {
    it("is explained by an order of them", async () => {
      const { cart, userId } = await open(openFresh);
      for (const size of ["S", "M"])
        await cart.addToCart(userId, { productId: "kurta", colour: "Red", size, quantity: 5 });
      const start = must(await cart.addToCart(userId, { productId: "lamp", quantity: 5 }));
      const ids = start.lines.map(({ id }) => id);
      const kinds = ["increment", "increment", "decrement", "decrement", "remove"] as const;
      const plan = Array.from({ length: 200 }, (_, at) => ({
        kind:
          at < 190 && kinds[at % 5] === "remove" ? ("decrement" as const) : (kinds[at % 5] ?? "increment"),
        id: ids[(at * 7) % 3] ?? "",
      }));
      const seen = await Promise.all(
        plan.map(async (step) => {
          const outcome = await cart[step.kind](userId, step.id);
          const after = outcome.ok ? outcome.value : (outcome.data as { cart: CartView }).cart;
          return { ...step, reason: reasonOf(outcome), after };
        }),
      );
      const inOrder = seen.toSorted((a, b) => a.after.version - b.after.version);
      expect(new Set(inOrder.map(({ after }) => after.version)).size).toBe(200);

      const model = new Map(start.lines.map(({ id, quantity }) => [id, quantity]));
      for (const { kind, id, reason, after } of inOrder) {
        expect(reason).toBe(replay(model, kind, id));
        expect(after.lines.map((line) => [line.id, line.quantity])).toEqual([...model]);
      }
      const end = await cart.cart(userId);
      expect(end.lines.map((line) => [line.id, line.quantity])).toEqual([...model]);
      expect(end.lines.every(({ quantity }) => quantity >= 1 && quantity <= 10)).toBe(true);
    });
  });
});

function replay(model: Map<string, number>, kind: "increment" | "decrement" | "remove", id: string): string {
  const now = model.get(id);
  if (now === undefined) return "lineNotFound";
  if (kind === "remove") {
    model.delete(id);
    return "done";
  }
  if (kind === "increment" && now === 10) return "tooManyOfOne";
  if (kind === "decrement" && now === 1) return "atLeastOne";
  model.set(id, kind === "increment" ? now + 1 : now - 1);
  return "done";
}
