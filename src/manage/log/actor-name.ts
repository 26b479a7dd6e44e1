import type { ServerTexts } from "#contract/texts/texts.ts";
import type { OfficeOrder } from "../office-view.ts";

/** Who did it, as the staff call whoever it was. */
export function actorName(
  { kind, name }: OfficeOrder["events"][number]["by"],
  words: ServerTexts["manage"]["order"],
): string {
  if (name) return name;
  if (kind === "customer") return words.byCustomer;
  return kind === "gateway" ? words.byGateway : words.byShop;
}
