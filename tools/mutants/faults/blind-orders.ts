import type { Mutant } from "../mutant.ts";

/** Of placing orders, of what the staff do to them, and of changes, as somebody planted them who had not read the simulation. */
export const blindOrders: readonly Mutant[] = [
  {
    name: "a key answers for another purchase than it was made for",
    find: `if (earlier && earlier.body_hash !== bodyHash) return failure("keyReused");`,
    put: "",
  },
  {
    name: "a code is used up that takes nothing off",
    find: "promoCode: promo && quote.subtotal >= promo.minimumPaise ? promo.code : null,",
    put: "promoCode: promo ? promo.code : null,",
  },
  {
    name: "an order that was paid just now is replaced by the next one",
    find: `await cancelOrder(parts, id, "replaced", purchase.userId, { onlyPending: true });`,
    put: `await cancelOrder(parts, id, "replaced", purchase.userId);`,
  },
  {
    name: "the job ends an order that was paid while it asked",
    find: `await cancelOrder(parts, id, "expired", "sweep", { onlyPending: true, expiredAt: now });`,
    put: `await cancelOrder(parts, id, "expired", "sweep", { expiredAt: now });`,
  },
  {
    name: "what is on its way can be called off",
    find: `shipped: ["delivered"],`,
    put: `shipped: ["delivered", "cancelled"],`,
  },
  {
    name: "a piece that was paid back before it left goes into the parcel",
    find: "left: piecesLeft(order.lines, out, paidBackHere(taken)),",
    put: "left: piecesLeft(order.lines, out, []),",
  },
  {
    name: "a parcel that comes back shelves what a refund shelved before",
    find: "const restocked = restock ? await notShelved(parts, tx, order, parcel) : [];",
    put: "const restocked = restock ? [...parcel.lines] : [];",
  },
  {
    name: "an arrival that was none leaves the courier owing for it",
    find: `if (!(await cash.oweNot(tx, order.id))) return failure("cashSettled");`,
    put: "",
  },
  {
    name: "an account's order becomes that of whoever has the new phone",
    find: "const isGuests = phone !== null && order.guestPhone !== null && order.guestPhone === was;",
    put: "const isGuests = phone !== null;",
  },
  {
    name: "the code for the old phone confirms an order that has another one",
    find: "if (was !== phone) await cash.rephone(tx, order.id, phone, provenAt);",
    put: "",
  },
  {
    name: "all goods can be taken out of an order",
    find: `if (pieces(goods) === pieces(left)) return failure("nothingLeft", { field: "goods" });`,
    put: "",
  },
  {
    name: "what was taken out of a cash order is still in it",
    find: "await orders.pieces.takeOut(tx, order, goods);",
    put: "",
  },
  {
    name: "what was taken out of a cash order comes on no shelf",
    find: "await catalogue.returnSold(tx, goodsAt(order, goods), { orderId: order.id });",
    put: "",
  },
  {
    name: "what is asked less on delivery forgets what was taken off before",
    find: "await cash.noteLess(tx, order.id, known + paise);",
    put: "await cash.noteLess(tx, order.id, paise);",
  },
  {
    name: "a second discount forgets the first one",
    find: "paise: costOf(order, unsettled, taken) - paise,",
    put: "paise: fullCostOf(order, unsettled, taken) - paise,",
  },
  {
    name: "the first of several parcels settles the whole order",
    find: `if (state !== "delivered") return success(undefined);`,
    put: "",
  },
  {
    name: "a deed is done to an order that was not seen so",
    find: "if (seen !== undefined && seen !== order.version) return changedMeanwhile(parts, tx, order, seen);",
    put: "",
  },
  {
    name: "a deed is taken for done as its key was used for another one",
    find: `if (known) return known.body_hash === wish ? success(order) : failure("keyReused");`,
    put: "if (known) return success(order);",
  },
  {
    name: "half a deed stays that is refused in the middle",
    find: `// What the work began must not stay when it is refused in the middle.
      if (!done.ok) throw new Refused(done);`,
    put: "if (!done.ok) return done;",
  },
  {
    name: "the sum that was told on the phone is not the one that is charged",
    find: `if (shownPaise !== undefined && shownPaise !== quote.total) return failure("totalChanged");`,
    put: "",
  },
  {
    name: "a cash order counts as paid when it is ordered",
    find: "paid_at: isPaid ? now : null,",
    put: "paid_at: now,",
  },
];
