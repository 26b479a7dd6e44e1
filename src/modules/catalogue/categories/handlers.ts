import type { InputOf } from "#contract/endpoint.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { RequestContext } from "#server/auth/caller.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { shownChanges, shownTakenAway } from "#server/handlers/shown-changes.ts";
import type { categoriesEndpoints } from "./endpoints.ts";

export const categoriesHandlers: HandlersOf<typeof categoriesEndpoints> = {
  async list(shop) {
    const { catalogue } = shop;
    const [rows, removed] = await Promise.all([catalogue.categoryRows(), catalogue.removedCategories()]);
    return success({
      removed: await shownTakenAway(shop, removed),
      categories: rows.map(
        ({ label_en, texts: { hi }, name, hidden, id, parent, tagline, picture, version }) => ({
          ...{ id, parent, tagline, picture, version },
          taglineHi: hi?.tagline ?? "",
          label: { en: label_en || name, hi: hi?.label ?? "" },
          isHidden: hidden === 1,
        }),
      ),
    });
  },

  async make({ catalogue }, { userId: by }, words, requestContext) {
    const taken = (await catalogue.categoryRows()).map(({ id }) => id);
    const id = idFor(words.en, taken);
    return told(id, await catalogue.putCategory({ id, ...said(words) }, { seen: 0, by }), requestContext);
  },

  async change({ catalogue }, { userId: by }, { id, seen, ...words }, requestContext) {
    if (seen === 0) return failure("notFound");
    return told(id, await catalogue.putCategory({ id, ...said(words) }, { seen, by }), requestContext);
  },

  async move({ catalogue }, { userId: by }, { id, seen, step }, requestContext) {
    return told(
      id,
      await catalogue.moveCategory(id, step === "sooner" ? -1 : 1, { seen, by }),
      requestContext,
    );
  },

  async setHidden({ catalogue }, { userId: by }, { id, seen, hidden }, requestContext) {
    if (seen === 0) return failure("notFound");
    return told(id, await catalogue.putCategory({ id, hidden }, { seen, by }), requestContext);
  },

  async setPicture({ catalogue, pictures }, { userId: by }, { id, picture }, requestContext) {
    const row = (await catalogue.categoryRows()).find((one) => one.id === id);
    if (!row) return failure("notFound");
    const made = await pictures.make(picture, `category-${id}`);
    if ("refused" in made) return failure(made.refused, { field: "picture" });
    const { file } = made.picture;
    return told(
      id,
      await catalogue.putCategory({ id, picture: file }, { seen: row.version, by }),
      requestContext,
    );
  },

  async remove({ catalogue }, { userId: by }, { id, seen }, requestContext) {
    return told(id, await catalogue.removeCategory(id, { seen, by }), requestContext);
  },

  async changes(shop, _, { id }) {
    return success({ changes: await shownChanges(shop, await shop.catalogue.categoryChanges(id)) });
  },

  async takeBack({ catalogue }, { userId: by }, { id, ...wanted }, requestContext) {
    return told(id, await catalogue.takeBackCategory(by, id, wanted), requestContext);
  },
};

type Words = Pick<InputOf<typeof categoriesEndpoints.make>, "en" | "hi" | "tagline" | "taglineHi" | "parent">;

function said({ en, hi, tagline, taglineHi, parent }: Words) {
  return { label: { en, hi }, tagline, taglineHi, parent: parent === "" ? null : parent };
}

/** What the service says for the command line, in the words of pages. */
function told(id: string, done: Outcome<number>, { lang }: RequestContext) {
  if (done.ok) return success({ id });
  if (done.reason !== "invalidInput") return failure(done.reason);
  const [, part = "", fault = ""] = /^([\w.]+): (.*)/.exec(done.message ?? "") ?? [];
  return failure("invalidInput", {
    field: part.replace(/^label\./, ""),
    message: textsOf(lang).shopPages.fault(fault),
  });
}

function idFor(name: string, taken: readonly string[]): string {
  const letters = name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-");
  const id = letters.replace(/^-|-$/g, "").slice(0, 50).replace(/-$/, "") || "category";
  const free = (of: number): string => (taken.includes(`${id}-${of}`) ? free(of + 1) : `${id}-${of}`);
  return taken.includes(id) || id === "new" ? free(2) : id;
}
