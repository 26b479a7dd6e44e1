import { join } from "node:path";
import { migrate } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readSettings } from "#platform/settings.ts";
import { setStaff } from "#shop/accounts/staff.ts";
import { listSubscribers } from "./staff/newsletter.ts";
import { moveOrderByHand, orderUsage } from "./staff/order.ts";
import { changePictures, pictureUsage } from "./staff/pictures.ts";
import { changeStores, storesUsage } from "./staff/stores.ts";

/** npm run staff -- add asha@example.com: lets somebody who has an account work in the shop. */
const [verb, email = ""] = process.argv.slice(2);
const answers = {
  done: `${email} ${verb === "add" ? "is staff" : "is no longer staff"}.`,
  unproven: `${email} ${verb === "add" ? "is staff" : "is no longer staff"}. The address is not confirmed yet: make sure that the account is really theirs.`,
  nobody: `Nobody has an account with the address ${email}: register it in the shop first.`,
};

const isOther = ["store", "newsletter", "order", "picture"].includes(verb ?? "");
if (!isOther && ((verb !== "add" && verb !== "remove") || email === "")) {
  console.error(
    `Say: npm run staff -- add EMAIL, remove EMAIL, newsletter list, ${orderUsage}, ${pictureUsage}, or: ${storesUsage}.`,
  );
  process.exit(2);
}
const settings = readSettings(process.env);
const db = openDatabase(settings);
try {
  await migrate(db, join(import.meta.dirname, "../db/migrations"));
  if (verb === "store") process.exitCode = (await changeStores(db, process.argv.slice(3))) ? 0 : 1;
  else if (verb === "order")
    process.exitCode = (await moveOrderByHand(db, settings, process.argv.slice(3))) ? 0 : 1;
  else if (verb === "picture")
    process.exitCode = (await changePictures(db, settings, process.argv.slice(3))) ? 0 : 1;
  else if (verb === "newsletter") await listSubscribers(db, settings);
  else await changeStaff();
} finally {
  await db.close();
}

async function changeStaff(): Promise<void> {
  const came = await setStaff(db, email, verb === "add");
  console.log(answers[came]);
  if (came === "nobody") process.exitCode = 1;
}
