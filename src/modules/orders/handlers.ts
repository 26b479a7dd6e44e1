import { failure, success } from "#contract/outcome.ts";
import { holds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { asFile } from "#modules/documents/public/as-file.ts";
import { streamOf } from "#platform/stream-of.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { unsureUpTo } from "#server/handlers/unsure-up-to.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { ordersEndpoints } from "./endpoints.ts";
import type { OrderView } from "./order-view.ts";
import { chosenLines } from "./rules/chosen-lines.ts";

export const ordersHandlers: HandlersOf<typeof ordersEndpoints> = {
  async file({ accounts, checkout }, { userId }) {
    await accounts.noteExport(userId, "download orders");
    return success({ file: { name: "orders.csv", body: streamOf(checkout.orderLists.file()) } });
  },

  async list({ checkout }, { userId }, { page }) {
    return success({ ...(await checkout.ordersOf(userId, page)), rate: checkout.rate });
  },

  async track({ checkout }, { userId }, { orderId }) {
    return shown(checkout, await checkout.orderOf(userId, orderId));
  },

  async show({ checkout }, caller, { id }) {
    const own = await checkout.orderOf(caller.userId, id);
    if (own || !holds(caller, "orders.all")) return shown(checkout, own);
    return shown(checkout, await checkout.orderForStaff(id));
  },

  async invoice({ checkout, documents }, { userId }, { id, ...request }) {
    const order = await checkout.orderOf(userId, id);
    return order ? asFile(await documents.invoice(order, request)) : failure("notFound");
  },

  async cancel({ checkout }, { userId }, { id, onlyPending = false }) {
    const cancelled = await checkout.cancelMine(userId, id, { onlyPending });
    return cancelled.ok ? shown(checkout, await checkout.orderOf(userId, id)) : cancelled;
  },

  /** What can still be had goes into the cart. */
  async buyAgain({ checkout, cart }, { userId }, { id }, { lang }) {
    const order = await checkout.orderOf(userId, id);
    if (!order) return failure("notFound");
    let missed = 0;
    for (const { productId, colour, size, quantity } of chosenLines(order.lines)) {
      const added = await cart.addToCart(userId, { productId, colour, size, quantity });
      if (!added.ok) missed++;
    }
    const words = textsOf(lang).orders;
    return success({
      message: missed === 0 ? words.boughtAgain : words.boughtSome(missed),
      data: { missed },
    });
  },

  async create({ checkout }, { userId: actor }, { userId: customer, ...entered }, { lang }) {
    if (!customer)
      return failure("fieldRequired", { field: "userId", message: textsOf(lang).answers.orderForWhom });
    const order = await checkout.enter({ ...entered, customer, actor, lang });
    return order.ok ? shown(checkout, order.value) : order;
  },

  async update(shop, caller, { id, status, ...move }) {
    const by = { orderId: id, actor: caller.userId, unsureUpTo: unsureUpTo(shop, caller) };
    const moved = await shop.checkout.fulfilment.move(by, status, move);
    return moved.ok ? shown(shop.checkout, await shop.checkout.orderForStaff(id)) : moved;
  },
};

type Orders = Pick<ShopServices["checkout"], "rate">;

function shown({ rate }: Orders, order: OrderView | undefined) {
  return order ? success({ order, rate }) : failure("notFound");
}
