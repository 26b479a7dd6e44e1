import { isRole, type Role, roles } from "#contract/rights.ts";
import { systemClock } from "#platform/clock.ts";
import { readCodeKey } from "#shop/accounts/code-key.ts";
import { makeTerminalCode } from "#shop/accounts/factor/terminal-code.ts";
import { listStaff, setRole } from "#shop/accounts/staff.ts";
import { type Command, type Options, type Result, refuse, type StaffShop, textOf } from "./command.ts";

export const addMember: Command = {
  forms: {
    "add EMAIL": "lets somebody who has an account work in the shop, as a manager",
    [`add EMAIL --role ${roles.join("|")}`]: "or as this",
  },
  options: { role: { type: "string" } },
  right: () => "people.change",
  run: (shop, words, options) => {
    const role = roleOf(options);
    return role ? change(shop, words, role) : Promise.resolve("unclear");
  },
};

export const removeMember: Command = {
  forms: { "remove EMAIL": "takes that right away, at once" },
  right: () => "people.change",
  run: (shop, words) => change(shop, words, null),
};

export const letIn: Command = {
  forms: { "let-in EMAIL": "a code for somebody who has lost what shows that it is them" },
  right: () => "people.change",
  async run({ db, settings, actor }, [email, ...more]) {
    if (!email || more.length > 0) return "unclear";
    const now = systemClock.now();
    const made = await makeTerminalCode(db, { email, by: actor, codeKey: readCodeKey(settings), now });
    if (!made) return refuse(`Nobody with the address ${email} works here.`);
    if (made.sessions === 0)
      return refuse(`${email} is signed in nowhere: sign in first, then ask for the code.`);
    console.log(`${made.code} lets ${email} in for a quarter of an hour, wherever they are signed in.`);
    return "done";
  },
};

export const listMembers: Command = {
  forms: { list: "who works in the shop, and as what" },
  right: () => "people.change",
  async run({ db }) {
    const members = await listStaff(db);
    for (const { email, name, role } of members) console.log(`${email ?? "-"}\t${role}\t${name}`);
    if (members.length === 0) console.log("Nobody is staff yet: npm run staff -- add EMAIL");
    return "done";
  },
};

function roleOf(options: Options): Role | undefined {
  const typed = textOf(options, "role") ?? "manager";
  return isRole(typed) ? typed : undefined;
}

async function change(
  { db, actor }: StaffShop,
  words: readonly string[],
  role: Role | null,
): Promise<Result> {
  const [email, ...more] = words;
  if (!email || more.length > 0) return "unclear";
  const came = await setRole(db, email, role, { by: actor, at: systemClock.now() });
  if (came === "nobody")
    return refuse(`Nobody has an account with the address ${email}: register it in the shop first.`);
  if (came === "lastOwner") return refuse(`${email} is the last owner: make somebody else an owner first.`);
  if (came === "unproven")
    return refuse(
      `Nobody has confirmed the address ${email} yet: follow the link in the mail from the shop, then try again.`,
    );
  console.log(`${email} ${role ? `works here as ${role}` : "is no longer staff"}.`);
  return "done";
}
