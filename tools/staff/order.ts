import { checkoutOver } from "./checkout-over.ts";
import { type Command, type Options, type Result, refuse, type StaffShop, textOf } from "./command.ts";
import { findOneOrder } from "./find-order.ts";
import { showOrder } from "./show-order.ts";

const verbs: Readonly<Record<string, string>> = {
  process: "processing",
  ship: "shipped",
  deliver: "delivered",
  complete: "completed",
  cancel: "cancelled",
};

export const order: Command = {
  forms: {
    "order ORDER":
      "shows it whole; ORDER is its number (H-1042), the six characters that customers name, or the id",
    "order ORDER VERB": `moves it on: ${Object.keys(verbs).join(", ")}; --carrier NAME, --number NUMBER`,
  },
  options: { carrier: { type: "string" }, number: { type: "string" } },
  run: (shop, words, options) =>
    words.length === 1 || words[1] === "show" ? show(shop, words) : moveOrder(shop, words, options),
};

async function show(shop: StaffShop, [typed = "", , ...more]: readonly string[]): Promise<Result> {
  if (more.length > 0) return "unclear";
  const found = await findOneOrder(shop.db, typed);
  if (!found) return "refused";
  await showOrder(shop, found);
  return "done";
}

/** As the staff do it over the API; mails and refunds go out from the running shop. */
async function moveOrder(
  shop: StaffShop,
  [typed, verb = "", ...more]: readonly string[],
  options: Options,
): Promise<Result> {
  const to = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!to || !typed || more.length > 0) return "unclear";
  const found = await findOneOrder(shop.db, typed);
  if (!found) return "refused";
  const moved = await checkoutOver(shop).move(found.id, to, {
    actor: shop.actor,
    carrier: textOf(options, "carrier"),
    trackingNumber: textOf(options, "number"),
  });
  if (!moved.ok) return refuse(`Order ${found.short_id} is ${found.status} and cannot become ${to}.`);
  console.log(`Order ${moved.value.shortId} is ${moved.value.status}.`);
  return "done";
}
