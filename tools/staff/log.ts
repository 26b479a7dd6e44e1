import { type AuditRow, listDeeds } from "#platform/database/audit.ts";
import { findStaff, namesOf } from "#shop/accounts/staff.ts";
import { readOrderId } from "#shop/orders/rules/order-id.ts";
import { type Command, type Options, type Result, refuse, type StaffShop, textOf } from "./command.ts";
import { findOneOrder } from "./find-order.ts";
import { timeWords } from "./order-words.ts";

const mostShown = 100;

export const log: Command = {
  right: () => "log.see",
  forms: {
    log: "what the staff did, the newest first; --by EMAIL, --until DATE",
    "log THING": "only what was done to an order, or to whatever has this id",
  },
  options: { by: { type: "string" }, until: { type: "string" } },
  run: showLog,
};

async function showLog(shop: StaffShop, words: readonly string[], options: Options): Promise<Result> {
  const [thing, ...more] = words;
  const until = textOf(options, "until");
  const upTo = until === undefined ? undefined : Date.parse(`${until}T23:59:59.999+05:30`);
  if (more.length > 0 || Number.isNaN(upTo)) return "unclear";
  const { db } = shop;
  const typed = textOf(options, "by");
  const by = typed === undefined ? undefined : await doerOf(shop, typed);
  if (typed !== undefined && by === undefined) return refuse(`Nobody of the staff has the address ${typed}.`);
  const subject = thing === undefined ? undefined : await subjectOf(shop, thing);
  if (thing !== undefined && subject === undefined) return "refused";
  const deeds = await listDeeds(db.read, { by, subject, upTo, limit: mostShown + 1 });
  const names = await namesOf(db, [...new Set(deeds.map(({ user_id }) => user_id))]);
  for (const deed of deeds.slice(0, mostShown))
    for (const line of linesOf(deed, names.get(deed.user_id) ?? deed.user_id)) console.log(line);
  if (deeds.length === 0) console.log("Nothing is noted.");
  if (deeds.length > mostShown) console.log(`… and more: --until DATE goes further back.`);
  return "done";
}

/** An address of the staff, or a name on this machine as the log shows it. */
async function doerOf({ db }: StaffShop, typed: string): Promise<string | undefined> {
  return typed.startsWith("command:") ? typed : (await findStaff(db, typed))?.id;
}

async function subjectOf({ db }: StaffShop, typed: string): Promise<string | undefined> {
  const wanted = readOrderId(typed);
  // A whole id may be of anything.
  return wanted && !("id" in wanted) ? (await findOneOrder(db, typed))?.id : typed;
}

function linesOf({ at, action, subject, before, after }: AuditRow, who: string): string[] {
  return [
    `${timeWords(at)}  ${who}  ${action}  ${subject}`,
    ...(before === null ? [] : [`        before: ${before}`]),
    ...(after === null ? [] : [`        after:  ${after}`]),
  ];
}
