import { formatRupees } from "#contract/money.ts";

/** What a call answered, for whoever reads it at a terminal: a line for each field, a part of a part further in. */
export function readable(value: unknown, inward = ""): string {
  return linesOf(value, inward).join("\n");
}

function linesOf(value: unknown, inward: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => {
      const [first = "", ...more] = isPart(item) ? linesOf(item, `${inward}  `) : [plain(item)];
      return [`${inward}- ${first.trimStart()}`, ...more];
    });
  if (!isPart(value)) return [inward + plain(value)];
  return Object.entries(value).flatMap(([name, part]) => {
    if (!isPart(part)) return [`${inward}${name}: ${plain(part, name)}`];
    const lines = linesOf(part, `${inward}  `);
    return lines.length === 0 ? [`${inward}${name}: -`] : [`${inward}${name}:`, ...lines];
  });
}

function isPart(value: unknown): value is object {
  return typeof value === "object" && value !== null && (!Array.isArray(value) || value.some(isPart));
}

function plain(value: unknown, name = ""): string {
  if (Array.isArray(value)) return value.length === 0 ? "-" : value.join(", ");
  if (value === null || value === undefined || value === "") return "-";
  if (typeof value !== "number") return String(value);
  if (/paise$/i.test(name)) return formatRupees(value);
  return value > firstMoment ? timeWords(value) : String(value);
}

/** A whole number as large as this is a time. */
const firstMoment = Date.UTC(2020, 0, 1);

const inIndia = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  day: "2-digit",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
});

/** In India's time. */
export function timeWords(at: number): string {
  return inIndia.format(at);
}
