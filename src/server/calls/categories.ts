import type { categoriesCalls } from "#contract/calls/categories.ts";
import { success } from "#contract/outcome.ts";
import type { VerbsOf } from "./verb.ts";

export const categoriesVerbs: VerbsOf<typeof categoriesCalls> = {
  async list({ catalogue }) {
    const rows = await catalogue.categoryRows();
    return success({
      categories: rows.map(({ label_en, label_hi, name, hidden, id, parent, tagline, picture, version }) => ({
        ...{ id, parent, tagline, picture, version },
        label: { en: label_en || name, hi: label_hi },
        isHidden: hidden === 1,
      })),
    });
  },
};
