const counted = ["pieces", "shelve", "writeOff", "lines", "goods"];

/** One field for each line and what is counted, such as shelve.2: the call knows them as one list. */
export function withCounted(fields: Record<string, string>): Record<string, string> {
  const lists = new Map<string, string[]>();
  const rest: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    const [of = "", line = ""] = name.split(".");
    if (!counted.includes(of) || !/^\d+$/.test(line)) {
      if (value.trim() !== "" || !optional.has(name)) rest[name] = value;
    } else if (Number(value) !== 0)
      // What is no number of pieces is refused by the call; a comma stands between two lines there.
      lists.set(of, [...(lists.get(of) ?? []), `${line}=${value.trim().replaceAll(",", ".")}`]);
    else if (wholeElse.has(of) && !lists.has(of)) lists.set(of, []);
  }
  return { ...rest, ...Object.fromEntries([...lists].map(([of, list]) => [of, list.join(",")])) };
}

/** Nothing of these is refused: without the list all that is left would go, and all of a return be accepted. */
const wholeElse = new Set(["lines", "pieces"]);

const optional = new Set(["note", "trackingNumber", "rupees", "reason", "carrier", "parcel"]);
