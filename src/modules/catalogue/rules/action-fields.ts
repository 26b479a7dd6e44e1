const plain = new Set([
  ...["title", "brand", "description", "highlights", "titleHi", "descriptionHi", "highlightsHi", "category"],
  ...[
    "unitPaise",
    "mrpPaise",
    "hsn",
    "taxClass",
    "country",
    "maker",
    "importer",
    "netQuantity",
    "prepaidOnly",
  ],
  ...["colours", "sizes", "featured", "onSale", "state", "pictures", "parts"],
]);

type Facts = Readonly<Record<string, unknown>>;

/**
 * What an action says of a product, field by field, each as one text; nothing where it says something that nobody could
 * put back, as actions of earlier versions do.
 */
export function fieldsOf(facts: Facts): ReadonlyMap<string, string> | undefined {
  if ("pieces" in facts) return choiceFields("stock", [{ ...facts, reason: undefined }]);
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(facts)) {
    if (name === "variants" || name === "stock") {
      const listed = choiceFields(name, value);
      if (!listed) return undefined;
      for (const [key, text] of listed) fields.set(key, text);
    } else if (!plain.has(name) || (name === "pictures" && !isListOfFacts(value))) return undefined;
    else fields.set(name, JSON.stringify(value ?? null));
  }
  return fields.size > 0 ? fields : undefined;
}

/** The first field that is not as the action left it. */
export function otherSince(
  left: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): string | undefined {
  return [...left].find(([key, text]) => now.get(key) !== text)?.[0];
}

const known: Readonly<Record<string, readonly string[]>> = {
  variants: ["sku", "barcode", "picture", "grams", "unitPaise", "mrpPaise"],
  stock: ["pieces"],
};

function choiceFields(list: "variants" | "stock", value: unknown): Map<string, string> | undefined {
  if (!isListOfFacts(value)) return undefined;
  const fields = new Map<string, string>();
  for (const { colour, size, ...said } of value)
    for (const [name, one] of Object.entries(said)) {
      if (one === undefined) continue;
      if (!known[list]?.includes(name)) return undefined;
      fields.set(JSON.stringify([list, colour, size, name]), JSON.stringify(one));
    }
  return fields;
}

function isListOfFacts(value: unknown): value is Facts[] {
  return Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null);
}
