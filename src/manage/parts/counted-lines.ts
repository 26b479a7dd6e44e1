const counted = ["pieces", "shelve", "writeOff", "lines", "goods"];

/** One field for each line and what is counted, such as shelve.2: the call knows them as one list. */
export function withCounted(fields: Record<string, string>): Record<string, string> {
  const lists = new Map<string, string[]>();
  const rest: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    const [of = "", line = ""] = name.split(".");
    if (!counted.includes(of) || !/^\d+$/.test(line)) {
      if (value.trim() !== "" || !optional.has(name)) rest[name] = value;
    } else if (/^[1-9]\d*$/.test(value.trim()))
      lists.set(of, [...(lists.get(of) ?? []), `${line}=${value.trim()}`]);
    // A parcel of nothing is refused: without the list, all that is left would go.
    else if (of === "lines" && !lists.has(of)) lists.set(of, []);
  }
  return { ...rest, ...Object.fromEntries([...lists].map(([of, list]) => [of, list.join(",")])) };
}

const optional = new Set(["note", "trackingNumber", "rupees", "reason", "carrier", "parcel"]);
