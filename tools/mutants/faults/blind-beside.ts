import type { Mutant } from "../mutant.ts";

/** Of cash, counters, alerts, guests, messages and the engines, as somebody planted them who had not read the simulation. */
export const blindBeside: readonly Mutant[] = [
  {
    name: "a courier's cash is settled together with what was settled before",
    find: `if (owed.length !== wanted.length) return failure("nothingToSettle");`,
    put: "",
  },
  {
    name: "cash that was settled is owed as before",
    find: "sql<boolean>`due_at is not null and settled_at is null`",
    put: "sql<boolean>`due_at is not null`",
  },
  {
    name: "an arrival can be undone whose cash the courier has brought",
    find: "if ((await rows.findCashOrder(tx, orderId))?.settled_at) return false;",
    put: "",
  },
  {
    name: "a refusal that was let off counts on",
    find: `.where("user_id", "=", userId)
    .where("refused_at", "is not", null)
    .where("forgiven_at", "is", null);`,
    put: `.where("user_id", "=", userId)
    .where("refused_at", "is not", null);`,
  },
  {
    name: "the code of a cash order can be guessed for ever",
    find: `.where("tries_left", ">", 0)
    .where("code_until", ">", now)`,
    put: `.where("code_until", ">", now)`,
  },
  {
    name: "a cash order is confirmed after its hold has ended",
    find: `if (!order || stateOf(parts, order) !== "open") return failure("orderEnded");`,
    put: `if (!order) return failure("orderEnded");`,
  },
  {
    name: "the courier owes for what was refused too",
    find: "await cash.owe(tx, order.id, { carrier, paise, isWhole: back.length === 0 });",
    put: "await cash.owe(tx, order.id, { carrier, paise: payment.amount_paise, isWhole: back.length === 0 });",
  },
  {
    name: "a buyer pays at the door for the parcel that went back",
    find: `const kept = (await orders.parcels.of(tx, order.id)).filter(({ state }) => state !== "returned");`,
    put: "const kept = await orders.parcels.of(tx, order.id);",
  },
  {
    name: "goods at the counter go back a day too early",
    find: "return (Math.floor((now + india) / dayMs) + days + 1) * dayMs - india;",
    put: "return (Math.floor((now + india) / dayMs) + days) * dayMs - india;",
  },
  {
    name: "each machine reminds of what waits at the counter",
    find: "if (!kept || kept.look_at === null || kept.look_at > now) return undefined;",
    put: "if (!kept || kept.look_at === null) return undefined;",
  },
  {
    name: "what comes back to the counter waits there for ever",
    find: "await pickups.putBackOnCounter(tx, kept, collectedIn.days);",
    put: "",
  },
  {
    name: "any code hands out goods at the counter",
    find: `if (code !== "" && !pickups.isRight(order.id, code)) return failure("pickupCodeWrong", { field: "code" });`,
    put: "",
  },
  {
    name: "goods are handed out twice over the counter",
    find: `if (!order.collectedIn || (await pickupStateOf(parts, tx, order)) !== "ready")
    return failure("wrongMove", { field: "status" });`,
    put: `if (!order.collectedIn) return failure("wrongMove", { field: "status" });`,
  },
  {
    name: "whoever was told that goods are back is told again",
    find: `await rows.deleteAlerts(
      tx,
      back.map(({ id }) => id),
    );`,
    put: `await rows.waitAgain(
      tx,
      back.map(({ id }) => id),
    );`,
  },
  {
    name: "goods are said to be back of which another choice came",
    find: "return offer !== undefined && !offer.gone && freeOfWanted(offer.variants, alert) > 0;",
    put: "return offer !== undefined && !offer.gone && offer.variants.some(({ free }) => free > 0);",
  },
  {
    name: "two sign-ins take one guest along",
    find: `.where("user_id", "=", userId)
    .where("token_hash", "is not", null)`,
    put: `.where("user_id", "=", userId)`,
  },
  {
    name: "a guest's code is not an account's use when the order becomes its own",
    find: "if (ids.length > 0) await purchases.movePromoUses(tx, ids, userId);",
    put: "",
  },
  {
    name: "an order that an account keeps can be kept by another one",
    find: `user_id: userId,
      guest_phone: null,`,
    put: "user_id: userId,",
  },
  {
    name: "a cash order that an account keeps counts for nobody there",
    find: "await parts.cash.adopt(tx, ids, owner);",
    put: "",
  },
  {
    name: "a guest's order leaves its goods in the cart of the account",
    find: "await cart.removeOrderedLines(tx, into, taken);",
    put: "",
  },
  {
    name: "two machines send one message",
    find: `.where("due_at", "<=", now)
      .returningAll()`,
    put: ".returningAll()",
  },
  {
    name: "a message that was not sent at once is never sent",
    find: "dead: isOver ? 1 : 0, why }",
    put: "dead: 1, why }",
  },
  {
    name: "who called an order off is told that it was packed",
    find: `await withdrawPending(parts, tx, order);
    const isLeft`,
    put: "const isLeft",
  },
  {
    name: "PostgreSQL lets two change one order at once",
    find: `locked(q, whole(q).where("id", "=", id)));`,
    put: `whole(q).where("id", "=", id));`,
    engine: "postgres",
  },
];
