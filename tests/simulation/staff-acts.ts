import { letOff } from "#modules/orders/cash/let-off.ts";
import { changeAddress } from "#modules/orders/changes/change-address.ts";
import { changeChoice } from "#modules/orders/changes/change-choice.ts";
import { giveDiscount } from "#modules/orders/changes/give-discount.ts";
import { takeOut } from "#modules/orders/changes/take-out.ts";
import { lookAtPickups } from "#modules/orders/collecting/look-at-pickups.ts";
import { orderOf } from "#modules/orders/fulfilment/order-book.ts";
import { type EnteredOrder, enterOrder } from "#modules/orders/placing/enter-order.ts";
import { askRefund, noteGivenByHand, retryRefund } from "#modules/orders/refunds/give-back.ts";
import { chosenLines } from "#modules/orders/rules/chosen-lines.ts";
import { type Acts, by, type Chosen, type Done, newKey, notePress } from "./chosen.ts";
import { sum } from "./read-books.ts";
import { anyDiscount, choiceOf, codes, discounts, type World } from "./world.ts";

const home = {
  ...{ name: "Asha Rao", phone: "+919812345678", street: "12 Lake Road" },
  ...{ city: "Bengaluru", state: "Karnataka", pinCode: "560001", country: "India" },
};
const homes = [home, { ...home, phone: "+919800000001", street: "14 Lake Road" }];

/** Why pieces go out in another choice. */
export const tooSmall = "too small";

/** What the staff do, and what couriers tell. */
export const staffActs = {
  enter: (world, { who, product, many, isSo }) =>
    enter(world, {
      ...{ customer: who, items: itemsOf(product, many, isSo) },
      ...(many === 2 && { discount: "12.5%", discountReason: "regular" }),
      payment: isSo ? "paid" : many === 1 ? "cash" : "link",
      ...(product === "lamp" && { storeId: world.storeId }),
      // Another sum than it comes to.
      ...(product === "lamp" && many === 1 && isSo && { shownPaise: 1 }),
      ...{ key: newKey(world), actor: "meera", lang: "en" },
    }),
  enterAgain: async (world) => {
    const last = world.entered.at(-1);
    // The account of who has left is found by nobody.
    const isGone = last && (await world.whoLeft()).has(String(last.customer));
    return last && !isGone ? enter(world, last) : undefined;
  },
  sendLink: ({ fulfilment }, { orderId }) => fulfilment.sendLink(by(orderId)),
  askNow: ({ fulfilment }, { orderId }) => fulfilment.askNow(by(orderId)),
  confirmCash: ({ fulfilment }, { orderId }) => fulfilment.confirmCash(by(orderId)),
  pack: ({ fulfilment }, { orderId }) => fulfilment.pack(by(orderId)),
  makeReady: async ({ fulfilment }, { orderId, isSo }) => {
    if (isSo) await fulfilment.pack(by(orderId));
    return fulfilment.makeReady(by(orderId));
  },
  handOut: async ({ fulfilment, parts }, { orderId, isSo, many, line }) => {
    const right = parts.pickups.codeOf(orderId);
    // One that is off by one, of whoever comes first.
    const code = line === 0 ? right : String((Number(right) + 1) % 1_000_000).padStart(6, "0");
    const done = await fulfilment.handOut(by(orderId), {
      ...(isSo ? { code, reason: "" } : { code: "", reason: "is known" }),
      paid: many === 3 ? "card" : "cash",
    });
    if (done.ok && isSo && code !== right) throw new Error(`Order ${orderId} was handed out for ${code}.`);
    return done;
  },
  /** Days go by, and what nobody came for goes back. */
  letGoBack: async ({ parts, pass }, { many }) => {
    pass(many * 2 * 86_400_000);
    await lookAtPickups(parts);
    return undefined;
  },
  next: ({ fulfilment }, { orderId }) => fulfilment.next(by(orderId), () => true),
  move: ({ fulfilment }, { orderId, many }) =>
    fulfilment.move(by(orderId), ["processing", "shipped", "delivered"][many - 1] ?? ""),
  complete: ({ fulfilment }, { orderId }) => fulfilment.move(by(orderId), "completed"),
  sendAll: ({ fulfilment }, { orderId }) =>
    fulfilment.send(by(orderId), { carrier: "Delhivery", trackingNumber: `T${orderId}` }),
  sendSome: ({ fulfilment }, { orderId, line, many }) =>
    fulfilment.send(by(orderId), { carrier: "Delhivery", lines: [{ line, quantity: many }] }),
  correctNumber: ({ fulfilment }, { orderId, many }) =>
    fulfilment.correctNumber(by(orderId), { trackingNumber: `N${many} ${orderId}` }),
  changeAddress: ({ parts }, { orderId, many }) => changeAddress(parts, by(orderId), homes[many % 2] ?? home),
  takeOutOfOrder: ({ parts }, { orderId, line, many }) =>
    takeOut(parts, { ...by(orderId), goods: [{ line, quantity: many }], reason: "broken" }),
  changeChoice: async ({ parts }, { orderId, of, line: other, many, isSo }) => {
    const order = await orderOf(parts, of, orderId);
    const line = order?.lines.findIndex(({ size }) => size === (isSo ? "L" : "M")) ?? -1;
    return changeChoice(parts, {
      ...{ ...by(orderId), line: line < 0 ? other : line, quantity: many, reason: tooSmall },
      letsOff: many === 2,
      to: { colour: null, size: isSo ? "M" : "L" },
    });
  },
  /** Something beside it, of which there are two sizes. */
  addGoods: (world, { orderId, many, isSo }) =>
    enter(world, {
      ...{
        customer: "asha",
        joins: orderId,
        items: itemsOf("cap", many, isSo),
      },
      ...{
        payment: isSo ? "paid" : many === 1 ? "cash" : "link",
        key: newKey(world),
        actor: "meera",
        lang: "en",
      },
    }),
  giveDiscount: ({ parts }, { orderId, many, isSo }) =>
    giveDiscount(parts, {
      ...by(orderId),
      discount: isSo ? `${many * 30}%` : `${many}.37`,
      reason: "regular",
    }),
  handOver: ({ fulfilment }, { orderId }) => fulfilment.handOver(by(orderId)),
  handOverOne: ({ fulfilment }, { orderId, many }) => fulfilment.handOver(by(orderId), { parcel: many }),
  comeBack: ({ fulfilment }, { orderId }) => fulfilment.letComeBack(by(orderId), { reason: "nobody there" }),
  takeBack: ({ fulfilment }, { orderId, isSo }) =>
    fulfilment.takeBack(by(orderId), { reason: "here again", restock: isSo }),
  stepBack: ({ fulfilment }, { orderId }) => fulfilment.stepBack(by(orderId), "not so"),
  undo: ({ fulfilment }, { orderId }) => fulfilment.undo(by(orderId)),
  callOff: ({ fulfilment }, { orderId }) => fulfilment.callOff(by(orderId), "no goods"),
  note: ({ fulfilment }, { orderId }) => fulfilment.note(by(orderId), "rang"),
  /** By somebody who saw the order as it never was. */
  noteUnseen: async ({ fulfilment }, { orderId }) => {
    const done = await fulfilment.note({ ...by(orderId), seen: -1 }, "rang");
    if (done.ok) throw new Error(`Order ${orderId} was changed unseen.`);
    return done;
  },
  /** The same press twice, and its key with another deed. */
  noteOnce: async (world, { orderId }) => {
    const { fulfilment, parts, db } = world;
    const once = newKey(world);
    const note = () => fulfilment.note({ ...by(orderId), once }, once);
    const done = await note();
    if (!done.ok) return done;
    await note();
    const other = await fulfilment.pack({ ...by(orderId), once });
    if (other.ok) throw new Error(`${once} wrote on order ${orderId} and packed it.`);
    const noted = (await parts.orders.notesOf(db.read, orderId)).filter(({ words }) => words === once);
    if (noted.length > 1) throw new Error(`${once} wrote ${noted.length} times on order ${orderId}.`);
    return done;
  },
  write: ({ fulfilment }, { orderId }) => fulfilment.write(by(orderId), "It comes on Friday."),
  refundGoods: (world, { orderId, line, many, isSo }) =>
    askRefund(world.parts, {
      ...{ ...by(orderId), sum: "goods", goods: [{ line, quantity: many }] },
      ...{ restock: isSo, reason: "broken", key: newKey(world) },
    }),
  refundSum: (world, { orderId, line, many, isSo }) =>
    askRefund(world.parts, {
      ...{ ...by(orderId), sum: 1_000, goods: [{ line, quantity: many }] },
      ...{ restock: isSo, reason: "scratch", key: newKey(world) },
    }),
  /** Once more for what was given back for already. */
  refundAgain: async (world, { orderId }) => {
    const last = (await world.allRefunds()).findLast((one) => one.order_id === orderId && one.lines !== "[]");
    const goods = JSON.parse(last?.lines ?? "[]") as { line: number; quantity: number }[];
    return askRefund(world.parts, {
      ...{ ...by(orderId), sum: "goods", goods, restock: false, reason: "broken", key: newKey(world) },
    });
  },
  /** One piece after another. */
  refundEach: async (world, { orderId, of }) => {
    const order = await orderOf(world.parts, of, orderId);
    for (const [line, { quantity }] of (order?.lines ?? []).entries())
      for (let piece = 0; piece < quantity; piece++)
        await askRefund(world.parts, {
          ...{ ...by(orderId), sum: "goods", goods: [{ line, quantity: 1 }] },
          ...{ restock: false, reason: "broken", key: newKey(world) },
        });
    return undefined;
  },
  refundDelivery: ({ parts }, { orderId }) =>
    askRefund(parts, { ...by(orderId), sum: "delivery", restock: false, reason: "late" }),
  refundAll: ({ parts }, { orderId, isSo }) =>
    askRefund(parts, { ...by(orderId), sum: "all", restock: isSo, reason: "all of it", key: "all" }),
  retryRefunds: async (world) => {
    for (const { id } of await world.allRefunds()) await retryRefund(world.parts, id, { actor: "meera" });
    return undefined;
  },
  refundByHand: async (world, { many }) => {
    // Whoever gives money a second way waits for what the gateway says.
    if (world.gateway.silence.is !== "none") return undefined;
    const open = (await world.allRefunds()).filter(({ state }) => state !== "done").at(-many);
    return open && noteGivenByHand(world.parts, open.id, "UTR 7", "meera");
  },
  settleCash: async ({ parts, settled }, { many }) => {
    const { parcels } = await parts.cash.owed.parcels("Delhivery");
    // The same list is sent in twice.
    const orderIds =
      parcels.length > 0 ? parcels.slice(0, many).map(({ orderId }) => orderId) : settled.orderIds;
    settled.orderIds = orderIds;
    return parts.cash.owed.settle({ orderIds, reference: "NEFT 1", actor: "meera" });
  },
  unsettleCash: async ({ parts }) => {
    const last = (await parts.cash.owed.settled()).find(({ back }) => back === null);
    return last && parts.cash.owed.takeBack(last.id, "meera");
  },
  letOff: ({ parts }, { of }) => letOff(parts, { actor: "meera", userId: of, phones: [] }),
  switchCode: async ({ promoCodes }, { code, isSo }) => {
    const known = await promoCodes.office.find(code);
    return known.ok ? promoCodes.office.turn({ by: "meera", code, seen: known.value.version }, isSo) : known;
  },
  changeCode: async ({ promoCodes }, { code, many }) => {
    const known = await promoCodes.office.find(code);
    const rule = codes.find((one) => one.code === code);
    if (!known.ok || !rule) return undefined;
    const { code: _, isOn: __, ...was } = rule;
    const times = was.times === null ? null : many + 2;
    return promoCodes.office.change({ by: "meera", code, seen: known.value.version }, { ...was, times });
  },
  removeCode: async ({ promoCodes }, { code }) => {
    const known = await promoCodes.office.find(code);
    const rule = codes.find((one) => one.code === code);
    if (!known.ok) return rule && promoCodes.office.make("meera", rule);
    return promoCodes.office.remove({ by: "meera", code, seen: known.value.version });
  },
  switchDiscount: async ({ automaticDiscounts: { office } }, { many, isSo }) => {
    const one = (await office.list()).at(many % 2);
    return one && office.turn({ by: "meera", id: one.id, seen: one.version }, isSo);
  },
  changeDiscount: async ({ automaticDiscounts: { office } }, { many }) => {
    const one = (await office.list()).at(many % 2);
    if (!one) return undefined;
    const { id, version: seen, name, free, paise, minimumPaise, beginsAt, endsAt } = one;
    const was = { name, free, paise, minimumPaise, beginsAt, endsAt };
    return office.change({ by: "meera", id, seen }, { ...was, buy: many, percent: 2.5 * many });
  },
  removeDiscount: async ({ automaticDiscounts: { office } }, { many }) => {
    const known = await office.list();
    const missing = discounts.find(({ kind }) => !known.some((one) => one.kind === kind));
    if (missing) return office.make("meera", { ...anyDiscount, ...missing });
    const one = known.at(many % 2);
    return one && office.remove({ by: "meera", id: one.id, seen: one.version });
  },
  /** All of it or a piece less; now and then what nobody asked for. */
  acceptReturn: async ({ returns, parts, db }, { returnId, line, many, isSo }) => {
    const own = (await parts.returns.find(db.read, returnId))?.lines ?? [];
    const fewer = own.map(({ line, quantity }) => ({ line, quantity: Math.max(1, quantity - 1) }));
    const pieces = many === 3 ? [{ line, quantity: many }] : fewer;
    return returns.accept({ actor: "meera", returnId }, isSo ? {} : { pieces });
  },
  refuseReturn: ({ returns }, { returnId }) => returns.refuse({ actor: "meera", returnId }, "used"),
  returnOnWay: ({ returns }, { returnId }) => returns.onWay({ actor: "meera", returnId }, "R1"),
  receiveReturn: ({ returns }, { returnId }) => returns.receive({ actor: "meera", returnId }),
  inspectReturn: async ({ returns, parts, db }, { returnId, isSo, many, line }) => {
    const one = await parts.returns.find(db.read, returnId);
    const pieces = (one?.lines ?? []).flatMap(({ line, accepted }) =>
      accepted > 0 ? [{ line, quantity: accepted }] : [],
    );
    // One of several goes back to its buyer, or all of them do; or more is taken than was accepted.
    const some = pieces.map(({ line, quantity }) => ({ line, quantity: Math.max(1, quantity - 1) }));
    const more = pieces.map(({ line: of, quantity }) => ({ line: of, quantity: quantity + 1 }));
    const seen =
      line === 1 && many < 3
        ? { shelve: more, writeOff: [] }
        : many === 3
          ? { shelve: some, writeOff: [] }
          : many === 2 && !isSo
            ? { shelve: [], writeOff: [] }
            : isSo
              ? { shelve: pieces, writeOff: [] }
              : { shelve: [], writeOff: pieces };
    return returns.inspect({ actor: "meera", returnId }, seen);
  },
  payBackReturn: (world, chosen) => payBack(world, chosen),
  exchangeReturn: ({ returns }, { returnId }) => returns.exchange({ actor: "meera", returnId }),
  /** By somebody whose screen does not show yet that it has ended. */
  payBackAgain: (world, chosen) => payBack(world, chosen),
  exchangeAgain: ({ returns }, { returnId }) => returns.exchange({ actor: "meera", returnId }),
  stepReturnBack: ({ returns }, { returnId }) => returns.stepBack({ actor: "meera", returnId }, "not so"),
} satisfies Acts;

/** What it comes to; now and then less, or more than it may be. */
async function payBack({ returns }: World, { returnId, many }: Chosen): Done {
  const { owedPaise } = (await returns.show(returnId)) ?? { owedPaise: 0 };
  const paise = many === 2 ? owedPaise + 100 : 500;
  return returns.payBack({ actor: "meera", returnId, ...(many > 1 && { paise, reason: "worn" }) });
}

/** The same goods may stand in two rows. */
function itemsOf(product: Chosen["product"], many: number, isFirst: boolean) {
  const item = { ...choiceOf(product, isFirst), quantity: many };
  return many === 3
    ? [
        { ...item, quantity: 2 },
        { ...item, quantity: 1 },
      ]
    : [item];
}

async function enter(world: World, entered: EnteredOrder): Done {
  world.entered.push(entered);
  const done = await enterOrder(world.parts, entered);
  if (!done.ok) return done;
  notePress(world, `${entered.key} of the staff`, done.value.id, [entered.items, entered.payment]);
  const { totalPaise } = done.value;
  if (totalPaise !== (entered.shownPaise ?? totalPaise))
    throw new Error(`${totalPaise} is asked, ${entered.shownPaise} was told`);
  const chosen = chosenLines(done.value.lines);
  const [asked, ordered] = [entered.items, chosen].map((some) => sum(some, (one) => one.quantity));
  if (ordered !== asked) throw new Error(`${asked} were entered, ${ordered} are ordered`);
  return done;
}
