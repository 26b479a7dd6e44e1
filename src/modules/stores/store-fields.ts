import type { PictureView } from "#contract/picture-view.ts";
import type { Fields } from "#platform/database/undo-state.ts";
import type { StoreRow } from "./repository.ts";

/** All that there is to say of a store, as the log keeps it and a store comes back from it. */
export function fieldsOf({ id: _, pin_code, map_url, created_at, texts, tags, picture, ...row }: StoreRow) {
  return {
    ...row,
    aboutHi: texts.hi?.about ?? "",
    pin: pin_code,
    mapUrl: map_url,
    createdAt: created_at,
    tags: JSON.parse(tags) as string[],
    picture: picture ? (JSON.parse(picture) as PictureView) : null,
  };
}

/** Nothing where the log does not say all of it, as it did in earlier versions. */
export function rowOf(id: string, facts: Fields): StoreRow | undefined {
  // Written before there were words in Hindi, it says none.
  const {
    pin,
    mapUrl,
    createdAt,
    aboutHi = "",
    tags,
    picture,
    ...row
  } = facts as ReturnType<typeof fieldsOf>;
  if (pin === undefined || createdAt === undefined) return undefined;
  return {
    ...row,
    id,
    texts: { hi: { about: aboutHi } },
    pin_code: pin,
    map_url: mapUrl,
    created_at: createdAt,
    tags: JSON.stringify(tags),
    picture: picture && JSON.stringify(picture),
  };
}
