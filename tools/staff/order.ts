import type { Failure } from "#contract/outcome.ts";
import { refusals } from "#contract/texts/en/refusals.ts";
import { type OrderState, stateOf } from "#shop/orders/rules/order-step.ts";
import { checkoutOver } from "./checkout-over.ts";
import { type Command, type Options, type Result, refuse, type StaffShop, textOf } from "./command.ts";
import { findOneOrder } from "./find-order.ts";
import { verbs } from "./order-verbs.ts";
import { nameOf } from "./order-words.ts";
import { showOrder } from "./show-order.ts";

const text = { type: "string" } as const;
const verbForms = Object.values(verbs).map(({ form, meaning }) => [`order ORDER ${form}`, meaning]);

export const order: Command = {
  right: ([, verb = ""]) =>
    Object.hasOwn(verbs, verb) ? (verbs[verb]?.right ?? "orders.all") : "orders.all",
  forms: {
    "order ORDER": "shows it whole; ORDER is its number (H-1042), its six characters, or the id",
    ...Object.fromEntries(verbForms),
    "order ORDER … --seen VERSION": "does nothing when somebody has changed the order since",
  },
  options: {
    carrier: text,
    number: text,
    parcel: text,
    goods: text,
    reason: text,
    restock: { type: "boolean" },
    seen: text,
  },
  run: (shop, words, options) =>
    words.length === 1 || words[1] === "show" ? show(shop, words) : change(shop, words, options),
};

async function show(shop: StaffShop, [typed = "", , ...more]: readonly string[]): Promise<Result> {
  if (more.length > 0) return "unclear";
  const found = await findOneOrder(shop.db, typed);
  if (!found) return "refused";
  await showOrder(shop, found);
  return "done";
}

/** Mails and refunds go out from the running shop. */
async function change(
  shop: StaffShop,
  [typed, named = "", ...words]: readonly string[],
  options: Options,
): Promise<Result> {
  const verb = Object.hasOwn(verbs, named) ? verbs[named] : undefined;
  const isWritten = named === "note" || named === "message";
  const seen = textOf(options, "seen");
  if (!verb || !typed || (words.length > 0 && !isWritten) || Number.isNaN(Number(seen ?? 0)))
    return "unclear";
  const found = await findOneOrder(shop.db, typed);
  if (!found) return "refused";
  const by = { orderId: found.id, actor: shop.actor, ...(seen !== undefined && { seen: Number(seen) }) };
  const done = await verb.deed(checkoutOver(shop).desk, by, options, words.join(" "));
  if (!done) return "unclear";
  if (!done.ok) return refuse(`Order ${nameOf(found)} is ${stateWords(stateOf(found))}: ${whyOf(done)}`);
  console.log(`Order ${done.value.number} is ${stateWords(stateOf(done.value))}.`);
  return "done";
}

function stateWords(state: OrderState): string {
  return state === "partSent" ? "sent in part" : state === "returning" ? "on its way back" : state;
}

/** With what somebody else did meanwhile. */
function whyOf({ reason, field, data }: Failure): string {
  const said = `${refusals[reason]}${field ? ` (${field})` : ""}.`;
  if (reason !== "orderChanged") return said;
  const { done, version } = data as { done: { deed: string; by: string }[]; version: number };
  return `${said} It is version ${version} now: ${done.map(({ deed, by }) => `${deed} by ${by}`).join(", ")}.`;
}
