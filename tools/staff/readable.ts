import { formatRupees } from "#contract/format/money.ts";

/** What a call answered, for whoever reads it at a terminal: a line for each field, and one for each row of a list. */
export function readable(value: object): string {
  return linesOf(value, "").join("\n");
}

const widest = 240;

function linesOf(value: unknown, inward: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => itemLines(item, inward));
  if (!isPart(value)) return [inward + plain(value)];
  return Object.entries(value).flatMap(([name, part]) => {
    if (!isPart(part)) return [`${inward}${name}: ${plain(part, name)}`];
    return [`${inward}${name}:`, ...linesOf(part, `${inward}  `)];
  });
}

function itemLines(item: unknown, inward: string): string[] {
  const lines = linesOf(item, `${inward}  `);
  const said = lines.map((one) => one.trim()).filter((one) => !one.endsWith(": -"));
  const line = `${inward}- ${said.join("  ")}`;
  if (line.length <= widest && !lines.some((one) => one.endsWith(":"))) return [line];
  return [`${inward}- ${lines[0]?.trimStart() ?? ""}`, ...lines.slice(1)];
}

function isPart(value: unknown): value is object {
  if (Array.isArray(value)) return value.some(isPart);
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

function plain(value: unknown, name = ""): string {
  if (Array.isArray(value)) return value.join(", ") || "-";
  if (value === null || value === undefined || value === "" || typeof value === "object") return "-";
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
