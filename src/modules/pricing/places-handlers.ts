import { type Outcome, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { actorsOf } from "#server/handlers/actors.ts";
import { fileRefusal } from "#server/handlers/file-refusal.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { placeEndpoints } from "./places-endpoints.ts";
import type { LookedAt } from "./places-service.ts";
import type { DeliveryPlace } from "./views.ts";

export const placeHandlers: HandlersOf<typeof placeEndpoints> = {
  async list(shop, _, { search, cursor }) {
    const { places } = shop.pricing;
    const [table, made] = await Promise.all([
      places.list({ begin: search, after: cursor }),
      places.changes(),
    ]);
    const actor = await actorsOf(
      shop,
      made.map(({ by }) => by),
    );
    const changes = made.map(({ by, ...change }) => ({ ...change, keys: [...change.keys], by: actor(by) }));
    return success({ ...table, places: table.places.map(shown), changes, counts: isCounted(shop) });
  },

  async show({ pricing }, _, { prefix }) {
    const found = await pricing.places.find(prefix === "*" ? "" : prefix);
    return found.ok ? success({ version: found.value.version, place: shown(found.value.place) }) : found;
  },

  async set({ pricing }, { userId }, { seen, ...place }) {
    return plain(await pricing.places.set(userId, seen, place));
  },

  async remove({ pricing }, { userId }, { seen, prefix }) {
    return plain(await pricing.places.remove(userId, seen, prefix));
  },

  async takeBack({ pricing }, { userId }, { id }) {
    return plain(await pricing.places.takeBack(userId, id));
  },

  async ask({ pricing, delivery }, _, { pinCode, rupees, grams }) {
    await delivery.hearCourier([pinCode], { grams: 0 });
    return success(pricing.deliveryTo(pinCode, { subtotalPaise: rupees ?? 1, grams: grams ?? 0 }));
  },

  async take({ pricing }) {
    return success({ file: { name: "delivery.csv", body: pricing.places.file() } });
  },

  async read({ pricing }, { userId }, { table }, { lang }) {
    const read = await pricing.places.read(userId, table);
    return read.ok ? looked(await pricing.places.look(read.value)) : fileRefusal(read, lang);
  },

  async paste({ pricing }, { userId }, { lines }, { lang }) {
    const read = await pricing.places.read(userId, new TextEncoder().encode(lines));
    if (read.ok) return looked(await pricing.places.look(read.value));
    return { ...fileRefusal(read, lang), field: "lines" };
  },

  async look({ pricing }, _, { id }) {
    return looked(await pricing.places.look(id));
  },

  async put({ pricing }, { userId }, { id, seen, replaces }, { lang }) {
    const done = await pricing.places.put(userId, { id, seen, replaces });
    if (!done.ok) return done;
    return success({ places: done.value, message: textsOf(lang).places.put(done.value) });
  },
};

function isCounted({ shopSettings }: ShopServices): boolean {
  return shopSettings.now().pricing.profile === "india";
}

function shown({ bands, ...place }: DeliveryPlace) {
  return { ...place, bands: bands.map((band) => ({ ...band })) };
}

function looked(done: Outcome<LookedAt>) {
  if (!done.ok) return done;
  const { faults, ...file } = done.value;
  return success({ file: { ...file, faults: [...faults] } });
}

function plain(done: Outcome<void>) {
  return done.ok ? success({}) : done;
}
