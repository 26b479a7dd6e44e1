/** What files of other shops say, whatever is in them: cells by the names of their columns. */
export function readerOf<Column extends string>(
  header: readonly string[],
  /** By which names a file has it; the first that says something counts. */
  names: Readonly<Record<Column, readonly string[]>>,
): (cells: readonly string[]) => (column: Column) => string {
  const places = Object.fromEntries(
    Object.entries<readonly string[]>(names).map(([column, known]) => [
      column,
      known.map((name) => placeOf(header, name)).filter((place) => place >= 0),
    ]),
  ) as Record<Column, number[]>;
  return (cells) => (column) => {
    for (const place of places[column]) {
      const text = textAt(cells, place);
      if (text !== "") return text;
    }
    return "";
  };
}

export function placeOf(header: readonly string[], name: string): number {
  return header.findIndex(
    (one) =>
      one
        .replace(/^\ufeff/, "")
        .trim()
        .toLowerCase() === name.toLowerCase(),
  );
}

/** Spreadsheets keep the plus of a number by an apostrophe in front of it. */
export function textAt(cells: readonly string[], place: number): string {
  return (cells[place] ?? "").trim().replace(/^'(?=[+=@-]|\d)/, "");
}

/** In one line, without signs that turn what stands behind them. */
export function plain(text: string): string {
  return text.normalize("NFC").replace(/[\s\p{Cc}\p{Bidi_C}]+/gu, " ");
}

/** Both write India's states by their two letters. */
const states: Readonly<Record<string, string>> = {
  ...{ AN: "Andaman and Nicobar Islands", AP: "Andhra Pradesh", AR: "Arunachal Pradesh", AS: "Assam" },
  ...{ BR: "Bihar", CH: "Chandigarh", CT: "Chhattisgarh", CG: "Chhattisgarh", DL: "Delhi", GA: "Goa" },
  ...{ DH: "Dadra and Nagar Haveli and Daman and Diu", DN: "Dadra and Nagar Haveli and Daman and Diu" },
  ...{ DD: "Dadra and Nagar Haveli and Daman and Diu", GJ: "Gujarat", HP: "Himachal Pradesh", HR: "Haryana" },
  ...{ JH: "Jharkhand", JK: "Jammu and Kashmir", KA: "Karnataka", KL: "Kerala", LA: "Ladakh" },
  ...{ LD: "Lakshadweep", MH: "Maharashtra", ML: "Meghalaya", MN: "Manipur", MP: "Madhya Pradesh" },
  ...{ MZ: "Mizoram", NL: "Nagaland", OR: "Odisha", OD: "Odisha", PB: "Punjab", PY: "Puducherry" },
  ...{ RJ: "Rajasthan", SK: "Sikkim", TN: "Tamil Nadu", TG: "Telangana", TS: "Telangana", TR: "Tripura" },
  ...{ UK: "Uttarakhand", UT: "Uttarakhand", UP: "Uttar Pradesh", WB: "West Bengal" },
};

export const stateOf = (written: string): string => states[written.toUpperCase()] ?? written;
