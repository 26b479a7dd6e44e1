import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { shownChanges, shownTakenAway } from "#server/handlers/shown-changes.ts";
import type { storeOfficeEndpoints } from "./office-endpoints.ts";

export const storeOfficeHandlers: HandlersOf<typeof storeOfficeEndpoints> = {
  async list(shop) {
    const { stores } = shop;
    const [kept, closed] = await Promise.all([stores.keptStores(), stores.closedStores()]);
    return success({
      closed: await shownTakenAway(shop, closed),
      stores: kept.map(({ slug: _, mapUrl: __, ...store }) => ({ ...store, tags: [...store.tags] })),
    });
  },

  async open({ stores }, { userId }, input, { lang }) {
    return said(await stores.openOne(userId, { ...input, tags: tagsIn(input.tags) }), lang);
  },

  async change({ stores }, { userId }, { id, ...given }, { lang }) {
    return said(await stores.changeOne(userId, id, { ...given, tags: tagsIn(given.tags) }), lang);
  },

  async setPicture({ stores, pictures }, { userId }, { id, picture }, { lang }) {
    const known = await stores.openStore(id);
    if (!known.ok) return known;
    const made = await pictures.make(picture, `store-${id}`);
    if ("refused" in made) return failure(made.refused, { field: "picture" });
    return said(await stores.pictureOf(userId, id, made.picture), lang);
  },

  async close({ stores }, { userId }, { id, seen }) {
    const closed = await stores.closeOne(userId, id, seen);
    return closed.ok ? success({}) : closed;
  },

  async changes(shop, _, { id }) {
    return success({ changes: await shownChanges(shop, await shop.stores.storeChanges(id)) });
  },

  takeBack: ({ stores }, { userId }, { id, ...wanted }) => stores.takeBackStore(userId, id, wanted),
};

function tagsIn(typed: string): string[] {
  return typed.split(",").flatMap((tag) => tag.trim() || []);
}

/** What was wrong, in the words of whoever wrote it. */
function said(kept: Outcome<{ id: string }>, lang: Lang) {
  if (kept.ok || kept.reason !== "invalidInput") return kept;
  return { ...kept, message: textsOf(lang).shopPages.fault(kept.message ?? "") };
}
