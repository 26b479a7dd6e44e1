import { formatRupees, parseRupees } from "#contract/money.ts";
import type { Failure } from "#contract/outcome.ts";
import { refusals } from "#contract/texts/en/refusals.ts";
import { checkoutOver } from "./checkout-over.ts";
import { type Command, type Options, type Result, refuse, type StaffShop, textOf } from "./command.ts";
import { findOneOrder } from "./find-order.ts";
import { goodsOf } from "./goods-of.ts";

export const refund: Command = {
  right: () => "money.refund",
  forms: {
    "refund order ORDER RUPEES|goods|delivery|all":
      "gives money back; --reason TEXT, --goods LINE=PIECES,…, --restock, --key TEXT",
    "refund retry ID|all": "asks the gateway again for one that it refused, or for all of them",
    "refund by-hand ID NUMBER": "notes that it was given back by hand, with the number of the receipt",
  },
  options: {
    reason: { type: "string" },
    goods: { type: "string" },
    restock: { type: "boolean" },
    key: { type: "string" },
  },
  run(shop, [verb, ...words], options) {
    const [first, second, ...more] = words;
    if (verb === "retry" && first && second === undefined) return retry(shop, first);
    if (!first || !second || more.length > 0) return Promise.resolve("unclear");
    if (verb === "order") return giveBack(shop, first, second, options);
    return verb === "by-hand" ? noteByHand(shop, first, second) : Promise.resolve("unclear");
  },
};

async function giveBack(shop: StaffShop, typed: string, sum: string, options: Options): Promise<Result> {
  const asked = isNamed(sum) ? sum : parseRupees(sum);
  const goods = goodsOf(textOf(options, "goods"));
  if (asked === undefined || goods === null || (asked === "goods" && goods.length === 0)) return "unclear";
  const found = await findOneOrder(shop.db, typed);
  if (!found) return "refused";
  const owed = await checkoutOver(shop).refund({
    orderId: found.id,
    sum: asked,
    goods,
    restock: options.restock === true,
    reason: textOf(options, "reason")?.slice(0, 200) ?? "staff",
    key: textOf(options, "key"),
    actor: shop.actor,
  });
  if (!owed.ok) return refuse(wordsOf(owed, `There is no order ${typed}.`));
  const { id, amount_paise, kind } = owed.value;
  const way =
    kind === "manual" ? `is to be given back by hand: refund by-hand ${id} NUMBER` : "goes back now";
  console.log(`${formatRupees(amount_paise)} ${way}.`);
  return "done";
}

async function retry(shop: StaffShop, which: string): Promise<Result> {
  const checkout = checkoutOver(shop);
  const refused = (await checkout.refundsToDo()).filter(
    ({ state, kind }) => state === "refused" && kind === "gateway",
  );
  const ids = which === "all" ? refused.map(({ id }) => id) : [which];
  for (const id of ids) {
    const asked = await checkout.retryRefund(id, { actor: shop.actor });
    if (!asked.ok) return refuse(wordsOf(asked, `There is no refund ${id}.`));
  }
  console.log(`The running shop asks the gateway for ${ids.length} of them again now.`);
  return "done";
}

async function noteByHand(shop: StaffShop, id: string, reference: string): Promise<Result> {
  const noted = await checkoutOver(shop).noteGivenByHand(id, reference, shop.actor);
  if (!noted.ok) return refuse(wordsOf(noted, `There is no refund ${id}.`));
  console.log(`Noted: ${formatRupees(noted.value.amount_paise)} was given back by hand, ${reference}.`);
  return "done";
}

function wordsOf({ reason, field }: Failure, notFound: string): string {
  if (reason === "notFound") return notFound;
  return `${refusals[reason]}${field ? ` (${field})` : ""}.`;
}

function isNamed(sum: string): sum is "all" | "goods" | "delivery" {
  return sum === "all" || sum === "goods" || sum === "delivery";
}
