import { success } from "#contract/outcome.ts";
import { confirmByCode, sendCodeAgain } from "#modules/orders/cash/confirm-cash.ts";
import { cancelOrder } from "#modules/orders/fulfilment/cancel-order.ts";
import { orderOf } from "#modules/orders/fulfilment/order-book.ts";
import { orderToken } from "#modules/orders/messages/order-links.ts";
import { buyerOfLink, payByLink } from "#modules/orders/payment/pay-link.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import { pickUpDays } from "#modules/returns/rules/pick-up.ts";
import { type Acts, type Chosen, type Done, newKey, notePress } from "./chosen.ts";
import { choiceOf, erasedGuest, guestPhone, products, soldOut, type World } from "./world.ts";

const guestAddress = {
  ...{ name: "Ravi", phone: guestPhone, street: "4 Hill Road", city: "Mumbai" },
  ...{ state: "Maharashtra", pinCode: "400050", country: "India" },
};

/** What somebody does who buys, with an account or without. */
export const shopperActs = {
  fill: ({ cart }, { who, product, many, isSo }) =>
    cart.addToCart(who, { ...choiceOf(product, isSo), quantity: many }),
  /** Some of everything. */
  fillAll: async ({ cart }, { who, many, isSo }) => {
    for (const name of products)
      await cart.addToCart(who, { ...choiceOf(name, isSo), quantity: name === "cup" ? many : 1 });
    return undefined;
  },
  setQuantity: (world, chosen) =>
    onLine(world, chosen, (id) => world.cart.setQuantity(chosen.who, id, chosen.many)),
  increment: (world, chosen) => onLine(world, chosen, (id) => world.cart.increment(chosen.who, id)),
  decrement: (world, chosen) => onLine(world, chosen, (id) => world.cart.decrement(chosen.who, id)),
  takeOut: (world, chosen) => onLine(world, chosen, (id) => world.cart.remove(chosen.who, id)),
  /** Who is told that less is there takes what is. */
  takeWhatIsLeft: async ({ cart }, { who }) => {
    for (const { id, changes } of (await cart.cart(who)).lines) {
      const fewer = changes.find((one) => one.kind === "fewer");
      if (fewer) await cart.setQuantity(who, id, fewer.left);
      if (changes.some(({ kind }) => kind === "soldOut")) await cart.remove(who, id);
    }
    return undefined;
  },
  clear: async ({ cart }, { who }) => success(await cart.clear(who)),
  useCode: ({ cart }, { who, code }) => cart.usePromo(who, code, { isGuest: who === "guest" }),
  dropCode: async ({ cart }, { who }) => success(await cart.dropPromo(who)),
  chooseExtra: ({ cart }, { who, isSo }) => cart.choose(who, "giftWrap", isSo),
  /** Somebody without an account signs in, and the cart goes along. */
  mergeCart: async ({ guests }, { who }) => {
    if (who !== "guest") await guests.mergeGuest("guest", who);
    return undefined;
  },
  /** And comes back, as long as nothing was changed since. */
  partCart: async ({ guests, db, cart }) => {
    const into = await guests.mergedInto(db.read, "guest");
    if (into === null) return undefined;
    const kept = db.read.selectFrom("guests").select("merged").where("user_id", "=", "guest");
    const { merged } = await kept.executeTakeFirstOrThrow();
    const { version } = await cart.cart(into);
    const done = await guests.partGuest(into);
    if (done.ok && merged && version !== (JSON.parse(merged) as { version: number }).version)
      throw new Error(`The cart of ${into} was changed and is as it was before.`);
    return done;
  },
  /** A word when what is sold out is back. */
  askAlert: async (world, { who, product, isSo }) => {
    const { alerts, alerted } = world;
    const gone = await soldOut(world);
    const choices = products.flatMap((name) =>
      [isSo, !isSo].map((isFirst) => ({ name, ...choiceOf(name, isFirst) })),
    );
    const isGone = ({ productId, size = "" }: (typeof choices)[number]) => gone.has(`${productId} ${size}`);
    const { name: wanted, ...choice } = choices.find(isGone) ?? { name: product, ...choiceOf(product, isSo) };
    const name = `${who} ${wanted}`;
    // Noted before, as the machine may stop behind it.
    alerted.set(name, (alerted.get(name) ?? 0) + 1);
    const done = await alerts.ask(who, choice, "en");
    if (!done.ok) alerted.set(name, (alerted.get(name) ?? 0) - 1);
    return done;
  },
  order: (world, chosen) => buy(world, chosen, newKey(world)),
  /** The same press once more, which another machine may answer. */
  orderAgain: (world, chosen) => {
    const own = ` of ${chosen.who}`;
    const pressed = [...world.pressed.keys()].findLast((key) => key.endsWith(own))?.slice(0, -own.length);
    return buy(world, chosen, (chosen.many === 1 && pressed) || `key ${world.keys.made}`);
  },
  orderAsShown: async (world, chosen) => {
    const { quote } = await world.cart.cart(chosen.who);
    // Now and then it was another sum when the page was drawn.
    const shownPaise = chosen.many === 2 ? quote.total - 1 : quote.total;
    return buy(world, chosen, newKey(world), { shownPaise });
  },
  orderToCollect: (world, chosen) => buy(world, chosen, newKey(world), { storeId: world.storeId }),
  buyAgain: async (world, { orderId, of }) => {
    const order = await orderOf(world.parts, of, orderId);
    for (const { productId, colour, size, quantity } of order?.lines ?? [])
      await world.cart.addToCart(of, { productId, colour, size, quantity });
    return undefined;
  },
  /** Somebody gives the account up, or asks the staff as a guest, whose next order is that of another guest. */
  leave: async ({ parts, cart, time, tracking }, { who }) => {
    const gone = who === "guest" ? erasedGuest : who;
    await parts.db.write(async (tx) => {
      await cart.lockCart(tx, who);
      if (gone !== who) await tracking.adopt(tx, { userId: gone, phone: guestPhone });
      await cart.forget(tx, who);
      await parts.orders.forget(tx, gone);
      await parts.returns.forget(tx, gone);
      await parts.cash.forget(tx, gone);
      await tx.updateTable("users").set({ deleted_at: time.now }).where("id", "=", gone).execute();
    });
    return undefined;
  },
  cancel: ({ parts }, { orderId, of }) => cancelOrder(parts, orderId, "customer", of),
  openPayLink: async ({ parts }, { orderId }) => {
    const token = orderToken(parts, "pay", orderId);
    await buyerOfLink(parts, token);
    return payByLink(parts, token);
  },
  confirmByCode: async (world, { orderId, isSo, many }) => {
    const { parts, messages } = world;
    const token = orderToken(parts, "cash", orderId);
    const text = messages.findLast((one) => one.text.includes(token))?.text ?? "";
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? "123456";
    if (isSo) world.said.add(orderId);
    // Who guesses does so oftener than may be.
    for (let guesses = isSo ? 0 : 3 * (many - 1); guesses > 0; guesses--)
      await confirmByCode(parts, { token, code: "000000", network: "10.0.0.1" });
    return confirmByCode(parts, { token, code: isSo ? code : "000000", network: "10.0.0.1" });
  },
  codeAgain: ({ parts }, { orderId }) =>
    sendCodeAgain(parts, { token: orderToken(parts, "cash", orderId), network: "10.0.0.1" }),
  /** Whoever proves the phone has what was bought with it. */
  adopt: async ({ parts, tracking }, { who }) => {
    if (who === "guest") return undefined;
    await parts.db.write((tx) => tracking.adopt(tx, { userId: who, phone: guestPhone }));
    return undefined;
  },
  askReturn: (world, { orderId, line, many, isSo }) =>
    world.returns.ask({
      ...{ orderId, wish: isSo ? "refund" : "exchange", words: "" },
      ...(many === 2 ? fetched(world) : { reason: "damaged", way: "send" }),
      lines: [{ line, quantity: many, ...(isSo ? {} : { colour: null, size: null }) }],
      key: many === 3 ? newKey(world) : `return ${orderId} ${line}`,
    }),
  withdrawReturn: ({ returns }, { orderId, returnId }) => withdraw(returns, orderId, returnId),
  /** By the link of another order. */
  withdrawAnothers: async ({ returns, parts, db }, { returnId }) => {
    const own = (await parts.returns.find(db.read, returnId))?.orderId ?? "";
    const others = db.read.selectFrom("orders").select("id").where("id", "<>", own).orderBy("number");
    const { id } = (await others.executeTakeFirst()) ?? {};
    return id === undefined ? undefined : withdraw(returns, id, returnId);
  },
  addPicture: ({ returns }, { orderId, returnId }) =>
    returns.addPicture(orderId, { returnId, file: `${returnId}.webp` }),
} satisfies Acts;

async function withdraw(returns: World["returns"], orderId: string, returnId: string) {
  const done = await returns.withdraw(orderId, returnId);
  if (done.ok && done.value.orderId !== orderId)
    throw new Error(`Who holds order ${orderId} withdrew return ${returnId}.`);
  return done;
}

/** Nothing is wrong with it: its buyer bears the way back. */
function fetched({ time }: World) {
  const [day] = pickUpDays(time.now);
  return { ...({ reason: "changedMind", way: "pickUp", part: "morning" } as const), day };
}

async function buy(
  world: World,
  { who, isSo, many }: Chosen,
  key: string,
  more: { shownPaise?: number; storeId?: string } = {},
): Done {
  const method = isSo ? (many === 3 ? "qr" : "card") : "cash";
  const guest = who === "guest" && { guest: {}, address: guestAddress };
  const done = await placeOrder(world.parts, {
    ...{ userId: who, key, method, lang: "en" },
    ...guest,
    ...more,
  });
  if (!done.ok && done.reason === "cashRefusedBefore") await mustHaveRefused(world, who);
  if (!done.ok) return done;
  const { orderId, amount } = done.value;
  notePress(world, `${key} of ${who}`, orderId, [method, more]);
  if (amount !== (more.shownPaise ?? amount))
    throw new Error(`${amount} is asked, ${more.shownPaise} was shown`);
  return done;
}

/** Refused and not let off, by the account or with a number that is known to be somebody's. */
async function mustHaveRefused({ db }: World, who: string): Promise<void> {
  const refused = db.read.selectFrom("cash_orders").select(["user_id", "proven_at"]);
  const open = await refused.where("refused_at", "is not", null).where("forgiven_at", "is", null).execute();
  if (!open.some(({ user_id, proven_at }) => user_id === who || proven_at !== null))
    throw new Error(`${who} has refused nothing, and is asked to pay before.`);
}

async function onLine<T>({ cart }: World, { who, line }: Chosen, work: (id: string) => Promise<T>) {
  const { lines } = await cart.cart(who);
  const { id } = lines[line] ?? lines[0] ?? {};
  return id === undefined ? undefined : work(id);
}
