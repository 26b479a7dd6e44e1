import { formatRupees } from "#contract/format/money.ts";
import { peopleEndpoints } from "#modules/accounts/staff/endpoints.ts";
import { logEndpoints } from "#modules/audit-log/endpoints.ts";
import { categoriesEndpoints } from "#modules/catalogue/categories/endpoints.ts";
import { pricesEndpoints } from "#modules/catalogue/prices/endpoints.ts";
import { stockEndpoints } from "#modules/catalogue/stock/endpoints.ts";
import { stockGiven } from "#modules/catalogue/stock-view.ts";
import { unsentEndpoints } from "#modules/notifications/unsent-endpoints.ts";
import { paymentOfficeEndpoints } from "#modules/payments/office-endpoints.ts";
import { settingsEndpoints } from "#modules/settings/endpoints.ts";
import { storeOfficeEndpoints } from "#modules/stores/office-endpoints.ts";
import { newToken } from "#platform/ids.ts";
import { bytesIn, jsonIn } from "./files.ts";
import { byEndpoint, type Form } from "./form.ts";
import * as input from "./inputs.ts";
import { logLines, logQuery } from "./log.ts";
import { orderForms } from "./order-forms.ts";
import { ownForms } from "./own/own-forms.ts";
import { readable } from "./readable.ts";

const choice = "[--colour NAME] [--size NAME]";
const sale = `[--product ID] [--category ID] ${choice} [--from TIME] [--to TIME]`;
const seen = "[--seen VERSION]";
const why = stockGiven.join(", ");

/**
 * What is typed on the server after `npm run staff --`. A row is the words, what they do, and the described endpoint that does
 * it; then how the words are the call's input, and how its answer is printed, where that is not plain (form.ts).
 * terminal.ts makes the call as whoever sits at this machine, over the same shop that serves; `call NAME` makes any other
 * (call.ts). What no call does, or HTTP must never do, is in own/.
 */
export const commands: readonly Form[] = [
  byEndpoint("list", "who works in the shop, and as what", peopleEndpoints.list, undefined, ({ people }) =>
    people.length === 0
      ? "Nobody is staff yet: npm run staff -- add EMAIL"
      : people.map(({ email, name, role }) => `${email ?? "-"}\t${role}\t${name}`),
  ),

  ...orderForms,

  byEndpoint(
    "tasks",
    "what does not end by itself: refunds, payments, parcels that came back",
    paymentOfficeEndpoints.tasks,
    undefined,
    ({ tasks }) => (tasks.length === 0 ? "Nothing waits for you." : readable(tasks)),
  ),
  byEndpoint(
    "tasks ask ORDER",
    "asks the gateway now what became of its payment",
    paymentOfficeEndpoints.ask,
  ),
  byEndpoint(
    "refund order ORDER RUPEES|goods|delivery|all [--goods LINE=PIECES] [--restock] [--reason TEXT] [--key TEXT]",
    "gives money back; --goods 1=2,3=1 for two of its first line and one of its third",
    paymentOfficeEndpoints.refund,
    ({ RUPEES: sum = "", goods, reason = "staff", key = newToken() }) => ({
      ...(["all", "goods", "delivery"].includes(sum) ? { sum } : { sum: "amount", rupees: sum }),
      ...{ goods: input.piecesOf(goods), reason, key },
    }),
    ({ order: { money } }) => {
      const { id = "", paise = 0, kind } = money?.refunds.at(-1) ?? {};
      return kind === "manual"
        ? `${formatRupees(paise)} is to be given back by hand: refund by-hand ${id} RECEIPT.`
        : `${formatRupees(paise)} goes back now.`;
    },
  ),
  {
    words: "refund retry all",
    does: "asks the gateway again for all that it refused",
    right: paymentOfficeEndpoints.retry.right,
    endpoint: paymentOfficeEndpoints.retry,
    async run(at) {
      const { tasks } = await at.ask(paymentOfficeEndpoints.tasks, {});
      const refused = tasks.flatMap(({ deed: action, refundId }) =>
        action === "retry" && refundId ? [refundId] : [],
      );
      for (const id of refused) await at.ask(paymentOfficeEndpoints.retry, { id });
      return `The running shop asks the gateway for ${refused.length} of them again now.`;
    },
  },
  byEndpoint(
    "refund retry REFUND",
    "asks the gateway again for one that it refused",
    paymentOfficeEndpoints.retry,
  ),
  byEndpoint(
    "refund by-hand REFUND RECEIPT",
    "notes that it was given back by hand, with the number of the receipt",
    paymentOfficeEndpoints.byHand,
  ),

  byEndpoint("stock PRODUCT", "what there is of each of its choices; PRODUCT is its id", stockEndpoints.see),
  byEndpoint(
    `stock PRODUCT count PIECES ${choice} ${seen}`,
    "so many were counted, held ones with them; --seen refuses when it has changed since that version",
    stockEndpoints.count,
    input.seenStock,
    ({ stock }) => readable([stock]),
  ),
  ...(["add", "take"] as const).map((word) =>
    byEndpoint(
      `stock PRODUCT ${word} PIECES --reason WHY ${choice} ${seen}`,
      `so many ${word === "add" ? "more" : "fewer"}; WHY is one of ${why}`,
      stockEndpoints.move,
      ({ PIECES }) => ({ change: word === "add" ? Number(PIECES) : -Number(PIECES) }),
      ({ stock }) => readable([stock]),
    ),
  ),
  byEndpoint(
    `stock PRODUCT moves ${choice} [--before VERSION]`,
    "what changed it, the newest first; --before the `next` of those goes further back",
    stockEndpoints.moves,
    () => ({ limit: 100 }),
  ),

  byEndpoint(
    `price set PRODUCT RUPEES [MRP] ${choice}`,
    "what one of its choices costs",
    pricesEndpoints.set,
    ({ RUPEES, MRP }) => ({ unitPaise: input.paise(RUPEES), ...(MRP && { mrpPaise: input.paise(MRP) }) }),
  ),
  byEndpoint(
    `price same PRODUCT ${choice}`,
    "that choice costs what the product does again",
    pricesEndpoints.set,
    () => ({
      unitPaise: null,
    }),
  ),
  byEndpoint(
    "sale list",
    "timed sales: planned, running and ended",
    pricesEndpoints.listSales,
    undefined,
    ({ sales }) => readable(sales),
  ),
  byEndpoint(
    `sale percent NUMBER ${sale}`,
    "takes so much off; times such as 2026-11-27T18:00, else at once and until ended",
    pricesEndpoints.makeSale,
    ({ NUMBER }) => ({ percent: Number(NUMBER) }),
    ({ data }) => readable([data]),
  ),
  byEndpoint(
    `sale price RUPEES ${sale}`,
    "lowers a product or one of its choices to that price",
    pricesEndpoints.makeSale,
    ({ RUPEES }) => ({ unitPaise: input.paise(RUPEES) }),
    ({ data }) => readable([data]),
  ),
  byEndpoint("sale end SALE", "ends it at once, or before it begins", pricesEndpoints.endSale),

  byEndpoint(
    "category list",
    "all categories with their parts, and which are hidden",
    categoriesEndpoints.list,
    undefined,
    ({ categories }) => readable(categories.map(({ label, ...one }) => ({ ...one, ...label }))),
  ),
  ...(["hide", "show"] as const).map((word) =>
    byEndpoint(
      `category ${word} CATEGORY ${seen}`,
      word === "hide" ? "takes it out of all lists" : "brings it back",
      categoriesEndpoints.setHidden,
      async (typed, at) => ({ ...(await input.seenCategory(typed, at)), hidden: word === "hide" }),
    ),
  ),
  byEndpoint(
    `category remove CATEGORY ${seen}`,
    "one without goods and parts",
    categoriesEndpoints.remove,
    input.seenCategory,
  ),
  byEndpoint("store list", "all open stores", storeOfficeEndpoints.list, undefined, ({ stores }) =>
    stores.map(({ id, name, city, timings }) => `${id}\t${name}, ${city}\t${timings}`),
  ),
  byEndpoint("store close STORE", "takes a store away", storeOfficeEndpoints.close, input.seenStore),

  {
    words: "setting list",
    does: "what the shop says of itself, group by group",
    right: settingsEndpoints.show.right,
    endpoint: settingsEndpoints.show,
    async run(at) {
      const all = await Promise.all(input.groups.map((group) => at.ask(settingsEndpoints.show, { group })));
      return all.flatMap(({ state: { group, value } }) =>
        Object.entries(value).map(([field, says]) => `${group}.${field}\t${JSON.stringify(says)}`),
      );
    },
  },
  byEndpoint(
    "setting show GROUP",
    "one group, with its version and when it was changed last",
    settingsEndpoints.show,
    undefined,
    ({ state: { value, ...state } }) => [readable(state), JSON.stringify(value, null, 2)],
  ),
  byEndpoint(
    `setting set GROUP FIELD VALUE ${seen}`,
    "changes a field (name.hi: a part of it); a list or a number is written as JSON",
    settingsEndpoints.change,
    input.changedSetting(input.typedField),
  ),
  byEndpoint(
    `setting put GROUP FILE ${seen}`,
    "changes all fields that the JSON file names",
    settingsEndpoints.change,
    input.changedSetting(({ FILE = "" }) => jsonIn(FILE)),
  ),
  byEndpoint(
    `setting reset GROUP [FIELD] ${seen}`,
    "back to the shop's own value",
    settingsEndpoints.change,
    input.changedSetting(({ FIELD }, { set }) =>
      Object.fromEntries((FIELD === undefined ? set : [FIELD]).map((field) => [field, null])),
    ),
  ),
  byEndpoint(
    "picture logo FILE",
    "makes it the shop's logo: square, best 512 px or more, may be see-through",
    settingsEndpoints.setPicture,
    ({ FILE = "" }) => ({ place: "logo", picture: bytesIn(FILE) }),
  ),

  byEndpoint(
    "messages",
    "mails and text messages not sent yet: waiting or given up, to whom, and why",
    unsentEndpoints.list,
    undefined,
    ({ messages }) =>
      messages.length === 0 ? "No message waits, and none was given up." : readable(messages),
  ),
  byEndpoint("messages retry all", "sends all that were given up again", unsentEndpoints.retryAll),
  byEndpoint("messages retry MESSAGE", "sends one of them again", unsentEndpoints.retry),

  byEndpoint(
    "log [THING] [--by EMAIL] [--until DATE]",
    "what the staff did, the newest first; to an order, or to whatever has this id; --until goes further back",
    logEndpoints.list,
    logQuery,
    logLines,
  ),
  ...ownForms,
];
