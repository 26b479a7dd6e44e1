import type { InputOf } from "#contract/endpoint.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { holds, type Right } from "#contract/rights.ts";
import type { Caller } from "#server/auth/caller.ts";
import { actorsOf } from "#server/handlers/actors.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { mostOffBy, tooMuchOff } from "#server/handlers/too-much-off.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { BulkView } from "../bulk-view.ts";
import { problemStates } from "./bulk-input.ts";
import type { bulkEndpoints } from "./endpoints.ts";

export const bulkHandlers: HandlersOf<typeof bulkEndpoints> = {
  async plan(shop, caller, { chosen, wish: change }, { lang }) {
    if (!mayDo(caller, change.kind)) return failure("notAllowed");
    const no = await tooMuchOff(shop, caller, { off: offIn(change), field: "amount", lang });
    if (no) return no;
    // By rupees it is another part of each price.
    const mostOff = mostOffBy(shop, caller);
    const bound = change.kind === "price" && mostOff !== undefined ? { ...change, mostOff } : change;
    return shownBulk(shop, await shop.catalogue.planBulk(caller.userId, chosen, bound));
  },

  async list(shop) {
    const bulks = await shop.catalogue.listBulk();
    const actor = await actorsOf(
      shop,
      bulks.map(({ byId }) => byId),
    );
    return success({ bulks: bulks.map(({ byId, ...bulk }) => ({ ...bulk, by: actor(byId) })) });
  },

  async show(shop, _, { id, show, cursor }) {
    const shown = await shownBulk(shop, await shop.catalogue.bulkOf(id));
    if (!shown.ok) return shown;
    const states = show === "problems" ? problemStates : undefined;
    return success({ ...shown.value, ...(await shop.catalogue.linesOfBulk(id, { states, cursor })) });
  },

  carryOut: (shop, caller, input) => turned(shop, caller, input, shop.catalogue.carryOutBulk),
  stop: (shop, caller, input) => turned(shop, caller, input, shop.catalogue.stopBulk),
  undo: (shop, caller, input) => turned(shop, caller, input, shop.catalogue.undoBulk),
};

function offIn(change: InputOf<typeof bulkEndpoints.plan>["wish"]): number {
  if (change.kind === "sale") return change.percent;
  const isLess =
    change.kind === "discount" ||
    (change.kind === "price" && change.way === "down" && change.by === "percent");
  return isLess ? (change.kind === "discount" ? change.percent : change.amount) / 100 : 0;
}

export async function shownBulk(shop: ShopServices, found: Outcome<BulkView>) {
  if (!found.ok) return found;
  const { byId, ...bulk } = found.value;
  return success({ bulk: { ...bulk, by: (await actorsOf(shop, [byId]))(byId) } });
}

async function turned(
  shop: ShopServices,
  caller: Caller,
  { id, seen }: { readonly id: string; readonly seen: number },
  turn: ShopServices["catalogue"]["carryOutBulk"],
) {
  const found = await shop.catalogue.bulkOf(id);
  if (!found.ok) return found;
  if (!mayDo(caller, found.value.kind)) return failure("notAllowed");
  return shownBulk(shop, await turn(id, { by: caller.userId, seen }));
}

/** Beside the right of the call: what a kind of it asks for when it is done to one product too. */
const needed: Partial<Record<BulkView["kind"], Right>> = { stock: "stock.change", import: "goods.import" };

function mayDo(caller: Caller, kind: BulkView["kind"]): boolean {
  return holds(caller, needed[kind] ?? "goods.change");
}
