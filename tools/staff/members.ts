import { systemClock } from "#platform/clock.ts";
import { listStaff, setStaff } from "#shop/accounts/staff.ts";
import { type Command, type Result, refuse, type StaffShop } from "./command.ts";

export const addMember: Command = {
  forms: { "add EMAIL": "lets somebody who has an account work in the shop" },
  run: (shop, words) => change(shop, words, true),
};

export const removeMember: Command = {
  forms: { "remove EMAIL": "takes that right away, at once" },
  run: (shop, words) => change(shop, words, false),
};

export const listMembers: Command = {
  forms: { list: "who works in the shop" },
  async run({ db }) {
    const members = await listStaff(db);
    for (const { email, name } of members) console.log(`${email ?? "-"}\t${name}`);
    if (members.length === 0) console.log("Nobody is staff yet: npm run staff -- add EMAIL");
    return "done";
  },
};

async function change({ db, actor }: StaffShop, words: readonly string[], isStaff: boolean): Promise<Result> {
  const [email, ...more] = words;
  if (!email || more.length > 0) return "unclear";
  const came = await setStaff(db, email, isStaff, { by: actor, at: systemClock.now() });
  if (came === "nobody")
    return refuse(`Nobody has an account with the address ${email}: register it in the shop first.`);
  if (came === "unproven")
    return refuse(
      `Nobody has confirmed the address ${email} yet: follow the link in the mail from the shop, then try again.`,
    );
  console.log(`${email} ${isStaff ? "is staff" : "is no longer staff"}.`);
  return "done";
}
