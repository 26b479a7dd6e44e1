import type { PictureView } from "#contract/picture-view.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { catalogueLang } from "./catalogue-lang.ts";

/** As they are kept, with the words of this language. */
export function picturesIn(lang: Lang, json: string): PictureView[] {
  return (JSON.parse(json) as PictureView[]).map(({ altHi, ...picture }) =>
    lang === "hi" && altHi ? { ...picture, alt: altHi } : picture,
  );
}

const mostKnown = 1_000;
const known = new Map<string, PictureView | null>();

/** What carts show. Each change of a cart asks it of all that lies there, so what was read of a text is kept beside it. */
export function firstPictureIn(json: string): PictureView | null {
  const before = known.get(json);
  if (before !== undefined) return before;
  const first = Object.freeze(picturesIn(catalogueLang, json)[0]) ?? null;
  if (known.size >= mostKnown) known.clear();
  known.set(json, first);
  return first;
}
