import type { Filter } from "./filter.ts";

/** So many stars and more. */
export const rating: Filter = {
  name: "rating",
  params: ["rating"],
  none: { rating: null },
  isSet: (query) => query.rating !== null,
  read(query) {
    const typed = query.get("rating") ?? "";
    return { rating: /^[1-4]$/.test(typed) ? Number(typed) : null };
  },
  write: (query) => ({ rating: query.rating ?? undefined }),
  chips: (query, { words }) =>
    query.rating === null ? [] : [{ label: words.chipRating(query.rating), without: { rating: null } }],
};
