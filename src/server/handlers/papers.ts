import type { papersEndpoints } from "#contract/endpoints/papers.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { holds } from "#contract/rights.ts";
import type { PrintedFile } from "#shop/paper/paper-service.ts";
import type { HandlersOf } from "./handler.ts";

export const papersHandlers: HandlersOf<typeof papersEndpoints> = {
  async labels({ paper }, caller, { orders, sheet }, { lang }) {
    const format = sheet === "a4" ? "labelsOnA4" : "label";
    return asFile(
      await paper.labels(namesOf(orders), { lang, format, showsPhone: holds(caller, "orders.all") }),
    );
  },

  async slips({ paper }, caller, { orders }, { lang }) {
    return asFile(await paper.slips(namesOf(orders), { lang, showsPrices: holds(caller, "money.see") }));
  },

  async pickSheet({ paper }, _, { orders }, { lang }) {
    return asFile(await paper.pickSheet(namesOf(orders), lang));
  },

  async pick({ paper }, _, wish) {
    const { goods, orders } = await paper.pick(namesOf(wish.orders));
    return success({
      goods,
      orders: orders.map(({ id, number, version, state, toPack, address, lines }) => ({
        ...{ id, number, version, state, toPack },
        name: address.name,
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      })),
    });
  },

  async invoice({ checkout, paper }, _, { id, ...wish }) {
    const order = await checkout.deskLists.show(id);
    return order ? asFile(await paper.invoice(order, wish)) : failure("notFound");
  },
};

function namesOf(orders: readonly { readonly id: string }[]): string[] {
  return orders.map(({ id }) => id);
}

export function asFile(printed: Outcome<PrintedFile>) {
  return printed.ok ? success({ file: printed.value }) : printed;
}
