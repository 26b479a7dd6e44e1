import { type DraftRow, draftRows, readChoice } from "#manage/parts/draft-rows.ts";

type Typed = Readonly<Record<string, string>>;

export interface DraftPart extends DraftRow {
  readonly pieces: string;
}

export const partName = (at: number, field: keyof DraftPart) => `parts.${at}.${field}`;

export function draftParts(typed: Typed): DraftPart[] {
  return draftRows<DraftPart>(typed, partName, { choice: "", pieces: "1" });
}

/** As the call is told of it. */
export function changeOf(typed: Typed): object {
  const parts = draftParts(typed).map(({ productId, choice, pieces }) => {
    const [colour = "", size = ""] = readChoice(choice);
    return { productId, colour, size, pieces };
  });
  return { id: typed.id, seen: typed.seen, parts };
}
