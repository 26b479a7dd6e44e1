type Typed = Readonly<Record<string, string>>;

export interface DraftPart {
  readonly productId: string;
  /** As the list of choices has it; empty until something is chosen. */
  readonly choice: string;
  readonly pieces: string;
}

export const partName = (at: number, field: keyof DraftPart) => `parts.${at}.${field}`;
export const addPress = (productId: string) => `add ${productId}`;
export const removePress = (at: number) => `remove ${at}`;

export function choiceOf({ colour, size }: { readonly colour: string; readonly size: string }): string {
  return JSON.stringify([colour, size]);
}

/** The parts of the form as they stand after the button that was pressed. */
export function draftParts(typed: Typed): DraftPart[] {
  const parts: DraftPart[] = [];
  for (let at = 0; typed[partName(at, "productId")] !== undefined; at++)
    parts.push({
      productId: typed[partName(at, "productId")] ?? "",
      choice: typed[partName(at, "choice")] ?? "",
      pieces: typed[partName(at, "pieces")] ?? "1",
    });
  const [does, what = ""] = (typed.draft ?? "").split(" ");
  if (does === "remove") return parts.filter((_, at) => at !== Number(what));
  return does === "add" && what !== "" ? [...parts, { productId: what, choice: "", pieces: "1" }] : parts;
}

/** As the call is told of it. */
export function changeOf(typed: Typed): object {
  const parts = draftParts(typed).map(({ productId, choice, pieces }) => {
    const [colour = "", size = ""] = read(choice);
    return { productId, colour, size, pieces };
  });
  return { id: typed.id, seen: typed.seen, parts };
}

function read(choice: string): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(choice);
    return Array.isArray(parsed) ? parsed.map(String) : [];
  } catch {
    return [];
  }
}
