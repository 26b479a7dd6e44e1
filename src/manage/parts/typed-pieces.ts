/** People count lines from one, calls from nought; what is left empty is not said. */
export function withPieces(fields: Record<string, string>): Record<string, string> {
  const said = Object.entries(fields).filter(([name, value]) => !(value.trim() === "" && optional.has(name)));
  return Object.fromEntries(
    said.map(([name, value]) => [name, listed.has(name) ? fromNought(value) : value]),
  );
}

const listed = new Set(["lines", "goods"]);
const optional = new Set(["lines", "goods", "rupees", "carrier", "trackingNumber", "reason", "parcel"]);

function fromNought(typed: string): string {
  return typed
    .split(",")
    .map((part) => {
      const [line = "", pieces = "1"] = part.split("=").map((one) => one.trim());
      return `${Number(line) - 1}=${pieces}`;
    })
    .join(",");
}
