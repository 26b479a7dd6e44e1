import { failure, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { streamOf } from "#platform/stream-of.ts";
import { fileRefusal } from "#server/handlers/file-refusal.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { pastOrdersEndpoints } from "./endpoints.ts";
import type { PastOrdersService } from "./service.ts";

export const pastOrdersHandlers: HandlersOf<typeof pastOrdersEndpoints> = {
  async file({ pastOrders }, { userId }) {
    return success({ file: { name: "past-orders.csv", body: streamOf(await pastOrders.table(userId)) } });
  },

  list: async ({ pastOrders }, _caller, filter) => success(await pastOrders.list(filter)),

  async show({ pastOrders }, _caller, { id }) {
    const order = await pastOrders.show(id);
    return order ? success({ order }) : failure("notFound");
  },

  async read({ pastOrders }, _caller, { table }, { lang }) {
    const read = await pastOrders.readFile(table);
    return read.ok ? looked(pastOrders, read.value) : fileRefusal(read, lang);
  },

  look: ({ pastOrders }, _caller, { id }) => looked(pastOrders, id),

  async takeIn({ pastOrders }, { userId }, { id }, { lang }) {
    const taken = await pastOrders.takeInFile(userId, id);
    if (!taken.ok) return taken;
    return success({ count: taken.value, message: textsOf(lang).pastOrders.in.takenIn(taken.value) });
  },

  files: async ({ pastOrders }) => success({ files: await pastOrders.filesTakenIn() }),

  async takeOut({ pastOrders }, { userId }, { id }, { lang }) {
    const taken = await pastOrders.takeOutFile(userId, id);
    if (!taken.ok) return taken;
    return success({ count: taken.value, message: textsOf(lang).pastOrders.in.takenOut(taken.value) });
  },

  async erase({ pastOrders }, { userId }, { id }) {
    const erased = await pastOrders.erase(userId, id);
    return erased.ok ? success({}) : erased;
  },
};

async function looked(pastOrders: PastOrdersService, id: string) {
  const file = await pastOrders.lookAtFile(id);
  return file ? success({ file }) : failure("notFound");
}
