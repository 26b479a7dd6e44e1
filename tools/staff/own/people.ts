import { isRole, type Role, roles } from "#contract/rights.ts";
import { readEmail } from "#modules/accounts/rules/email.ts";
import { makeTerminalCode } from "#modules/accounts/second-factor/terminal-code.ts";
import { peopleEndpoints } from "#modules/accounts/staff/endpoints.ts";
import { makeStaff } from "#modules/accounts/staff/staff.ts";
import { systemClock } from "#platform/clock.ts";
import { codeKeyOf } from "#platform/keys/derived-key.ts";
import { readLinkKey } from "#platform/keys/link-key.ts";
import { Refusal } from "#tools/refusal.ts";
import type { Form } from "../form.ts";
import type { Terminal } from "../terminal.ts";

export const peopleForms: readonly Form[] = [
  {
    words: "add EMAIL [--role ROLE]",
    does: `lets somebody who has an account work in the shop as ${roles.join(", ")}; a manager, where none is said`,
    right: "people.change",
    async run(at, { EMAIL = "", role = "manager" }) {
      if (!isRole(role)) throw new Refusal(`A role is one of ${roles.join(", ")}.`);
      const known = await findMember(at, EMAIL);
      if (known) await at.ask(peopleEndpoints.setRole, { id: known.id, role });
      else await begin(at, EMAIL, role);
      return `${EMAIL} works here as ${role}.`;
    },
  },
  {
    words: "remove EMAIL",
    does: "takes that right away, at once",
    right: peopleEndpoints.remove.right,
    endpoint: peopleEndpoints.remove,
    async run(at, { EMAIL = "" }) {
      const known = await findMember(at, EMAIL);
      if (!known) throw new Refusal(`Nobody with the address ${EMAIL} works here.`);
      await at.ask(peopleEndpoints.remove, { id: known.id });
      return `${EMAIL} is no longer staff.`;
    },
  },
  {
    words: "let-in EMAIL",
    does: "a code for somebody who has lost what shows that it is them",
    right: "people.change",
    async run({ db, settings, actor: by }, { EMAIL: email = "" }) {
      const parts = {
        email,
        by,
        codeKey: codeKeyOf(await readLinkKey(db, settings)),
        now: systemClock.now(),
      };
      const made = await makeTerminalCode(db, parts);
      if (!made) throw new Refusal(`Nobody with the address ${email} works here.`);
      if (made.sessions === 0)
        throw new Refusal(`${email} is signed in nowhere: sign in first, then ask for the code.`);
      return `${made.code} lets ${email} in for a quarter of an hour, wherever they are signed in.`;
    },
  },
];

async function findMember(at: Terminal, typed: string) {
  const { people } = await at.ask(peopleEndpoints.list, {});
  return people.find(({ email }) => email !== null && email === readEmail(typed));
}

async function begin({ db, actor: by }: Terminal, email: string, role: Role): Promise<void> {
  const came = await makeStaff(db, email, role, { by, at: systemClock.now() });
  if (came === "nobody")
    throw new Refusal(`Nobody has an account with the address ${email}: register it in the shop first.`);
  if (came === "unproven")
    throw new Refusal(
      `Nobody has confirmed the address ${email} yet: follow the link in the mail from the shop, then try again.`,
    );
}
