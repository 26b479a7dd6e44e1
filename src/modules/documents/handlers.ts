import { failure, success } from "#contract/outcome.ts";
import { holds } from "#contract/rights.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { documentEndpoints } from "./endpoints.ts";
import { asFile } from "./public/as-file.ts";

export const documentHandlers: HandlersOf<typeof documentEndpoints> = {
  async labels({ documents }, caller, { orders, sheet }, { lang }) {
    const format = sheet === "a4" ? "labelsOnA4" : "label";
    return asFile(
      await documents.labels(namesOf(orders), { lang, format, showsPhone: holds(caller, "orders.all") }),
    );
  },

  async slips({ documents }, caller, { orders }, { lang }) {
    return asFile(await documents.slips(namesOf(orders), { lang, showsPrices: holds(caller, "money.see") }));
  },

  async pickSheet({ documents }, _, { orders }, { lang }) {
    return asFile(await documents.pickSheet(namesOf(orders), lang));
  },

  async pick({ documents }, _, filter) {
    const { goods, orders } = await documents.pick(namesOf(filter.orders));
    return success({
      goods,
      orders: orders.map(({ id, number, version, state, toPack, address, lines }) => ({
        ...{ id, number, version, state, toPack },
        name: address.name,
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      })),
    });
  },

  async invoice({ checkout, documents }, _, { id, ...request }) {
    const order = await checkout.orderLists.show(id);
    return order ? asFile(await documents.invoice(order, request)) : failure("notFound");
  },
};

function namesOf(orders: readonly { readonly id: string }[]): string[] {
  return orders.map(({ id }) => id);
}
