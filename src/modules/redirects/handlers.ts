import { success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { fileRefusal } from "#server/handlers/file-refusal.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { redirectEndpoints } from "./endpoints.ts";

export const redirectHandlers: HandlersOf<typeof redirectEndpoints> = {
  async list({ redirects }, _, { search, cursor }) {
    return success(await redirects.list({ search, after: cursor }));
  },

  async set({ redirects }, { userId }, typed) {
    const set = await redirects.set(userId, typed);
    return set.ok ? success({}) : set;
  },

  async remove({ redirects }, { userId }, { path }) {
    const removed = await redirects.remove(userId, path);
    return removed.ok ? success({}) : removed;
  },

  async take({ redirects }) {
    return success({ file: { name: "redirects.csv", body: redirects.file() } });
  },

  async read({ redirects }, { userId }, { table }, { lang }) {
    const read = await redirects.read(userId, table);
    if (!read.ok) return fileRefusal(read, lang);
    return success({ count: read.value, message: textsOf(lang).redirects.answers.read(read.value) });
  },
};
