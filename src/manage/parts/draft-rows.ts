/** A product in a form that is put together press by press, before anything is saved. */
export interface DraftRow {
  readonly productId: string;
  /** As the list of choices has it; empty until something is chosen. */
  readonly choice: string;
}

export const addPress = (productId: string) => `add ${productId}`;
export const removePress = (at: number) => `remove ${at}`;

export function choiceOf({ colour, size }: { readonly colour: string; readonly size: string }): string {
  return JSON.stringify([colour, size]);
}

/** Colour and size of what was chosen; what nobody's list has is none. */
export function readChoice(choice: string): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(choice);
    return Array.isArray(parsed) ? parsed.map(String) : [];
  } catch {
    return [];
  }
}

/** The rows of the form as they stand after the button that was pressed; each field of a row has a name of its own. */
export function draftRows<Row extends DraftRow>(
  typed: Readonly<Record<string, string>>,
  nameOf: (at: number, field: keyof Row & string) => string,
  fresh: Omit<Row, "productId">,
): Row[] {
  const fields = Object.keys(fresh) as (keyof typeof fresh & string)[];
  const rows: Row[] = [];
  for (let at = 0; typed[nameOf(at, "productId")] !== undefined; at++) {
    const own = fields.map((field) => [field, typed[nameOf(at, field)] ?? fresh[field]]);
    rows.push({ productId: typed[nameOf(at, "productId")], ...Object.fromEntries(own) } as Row);
  }
  const [does, what = ""] = (typed.draft ?? "").split(" ");
  if (does === "remove") return rows.filter((_, at) => at !== Number(what));
  return does === "add" && what !== "" ? [...rows, { ...fresh, productId: what } as Row] : rows;
}
