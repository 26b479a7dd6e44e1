import { failure, success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { returnEndpoints } from "./endpoints.ts";
import { pictureNameOf } from "./rules/picture-names.ts";
import type { ReturnPageView } from "./views.ts";

export const returnHandlers: HandlersOf<typeof returnEndpoints> = {
  show: (shop, _caller, { token }) => shown(shop, token),

  async ask(shop, _caller, { token, lines, ...asked }, { idempotencyKey }) {
    const { returns } = shop.checkout;
    const orderId = returns.orderOf(token);
    if (orderId === undefined || !(await returns.page(token))) return failure("notFound");
    const chosen = lines.map(({ colour, size, ...line }) => ({
      ...line,
      colour: colour || null,
      size: size || null,
    }));
    const done = await returns.ask({ ...asked, key: idempotencyKey ?? asked.key, orderId, lines: chosen });
    return done.ok ? shown(shop, token) : done;
  },

  async withdraw(shop, _caller, { token, id }) {
    const { returns } = shop.checkout;
    const orderId = returns.orderOf(token);
    if (orderId === undefined) return failure("notFound");
    const done = await returns.withdraw(orderId, id);
    return done.ok ? shown(shop, token) : done;
  },

  async addPicture(shop, _caller, { token, id, picture }) {
    const { returns } = shop.checkout;
    const orderId = returns.orderOf(token);
    if (orderId === undefined) return failure("notFound");
    const room = await returns.takesPicture(orderId, id);
    if (!room.ok) return room;
    const made = await shop.keptPictures.make(picture, pictureNameOf(id));
    if ("refused" in made) return failure(made.refused, { field: "picture" });
    const { file } = made.picture;
    const kept = await returns.addPicture(orderId, { returnId: id, file });
    if (kept.ok) return shown(shop, token);
    await shop.keptPictures.forget([file]).catch(() => undefined);
    return kept;
  },
};

/** A picture is large: a link that we did not write is refused before a byte of it is taken in. */
export const returnLooks = {
  addPicture: ({ checkout }: ShopServices, { token = "" }: Readonly<Record<string, string>>) =>
    checkout.returns.orderOf(token) !== undefined,
};

async function shown({ checkout }: ShopServices, token: string) {
  const page = await checkout.returns.page(token);
  return page ? success({ page: whole(page) }) : failure("notFound");
}

function whole({ lines, returns, refunds, days, stores, ...page }: ReturnPageView) {
  return {
    ...page,
    lines: lines.map(({ choices, ...line }) => ({ ...line, choices: [...choices] })),
    returns: returns.map((one) => ({ ...one, lines: [...one.lines] })),
    refunds: [...refunds],
    days: [...days],
    stores: [...stores],
  };
}
