import { expect, it } from "vitest";
import { type Role, roles } from "#contract/rights.ts";
import { accountsForTests, visit } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { mayGive } from "../rules/giving-roles.ts";
import { type OwnerLead, ownerLink } from "./owner-link.ts";

const day = 24 * 3_600_000;
const ravi = { name: "Ravi Kumar", email: "", password: "monsoon-5th-floor" };

it("nobody gives a role that holds a right which the giver lacks", () => {
  for (const role of roles) expect(mayGive("owner", role)).toBe(true);
  expect(mayGive("manager", "owner")).toBe(false);
  expect(mayGive("manager", "packer")).toBe(true);
  for (const giver of ["packer", "editor", "accountant"] as const)
    for (const role of roles.filter((one) => one !== giver)) expect(mayGive(giver, role)).toBe(false);
});

describeOnBothEngines("the people of the shop", (openFresh) => {
  async function opened() {
    const db = await openFresh();
    const shop = accountsForTests(db);
    const member = async (role: Role | null, email?: string) => {
      const person = await signedUpUser(db, {
        now: shop.clock.at,
        ...(role && { role }),
        ...(email && { email }),
      });
      return { userId: person.userId, sessionId: "none" };
    };
    const linkTo = async (to: string) => {
      const last = (await shop.messagesTo(to)).at(-1);
      return /join\?token=([\w-]+)/.exec(last?.text ?? "")?.[1] ?? "none";
    };
    const roleOf = async (id: string) =>
      (await db.read.selectFrom("users").select("role").where("id", "=", id).executeTakeFirst())?.role;
    const deeds = () =>
      db.read.selectFrom("audit").select(["action", "subject", "before", "after"]).orderBy("id").execute();
    return { db, ...shop, member, linkTo, roleOf, deeds };
  }

  it("come by an invitation, once, within seven days, with a new account", async () => {
    const { accounts, clock, member, linkTo, db } = await opened();
    const owner = await member("owner");
    const invited = await accounts.invite(owner, { to: "Ravi@Example.com", role: "packer" }, visit());
    // What proves an email address is shown to nobody but its holder.
    expect(invited).toMatchObject({ ok: true, value: { text: null } });
    const token = await linkTo("ravi@example.com");
    expect(JSON.stringify(await db.read.selectFrom("invitations").selectAll().execute())).not.toContain(
      token,
    );
    expect(await accounts.invitation(token)).toMatchObject({ role: "packer", hasAccount: false, self: null });
    expect((await accounts.people(owner.userId)).invited).toMatchObject([
      { to: "ravi@example.com", isOver: false },
    ]);
    const dead = { ok: false, reason: "linkDead" };
    expect(await accounts.join({ ...ravi, token: `${token}x` }, undefined, visit())).toMatchObject(dead);
    expect(
      await accounts.join({ ...ravi, token, password: "eleven-long" }, undefined, visit()),
    ).toMatchObject({
      reason: "passwordShortForStaff",
      field: "password",
    });
    const late = clock.at;
    clock.at += 7 * day;
    expect(await accounts.join({ ...ravi, token }, undefined, visit())).toMatchObject(dead);
    clock.at = late;
    clock.at++;
    const both = await Promise.all([1, 2].map(() => accounts.join({ ...ravi, token }, undefined, visit())));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await accounts.join({ ...ravi, token }, undefined, visit())).toMatchObject(dead);
    const signedIn = await accounts.signIn(
      { email: "ravi@example.com", password: ravi.password, remember: false },
      visit(),
    );
    expect(signedIn).toMatchObject({ ok: true, value: { user: { emailVerified: true } } });
    const { people, invited: left } = await accounts.people(owner.userId);
    expect(people.map(({ role, name, isSelf }) => ({ role, name, isSelf }))).toEqual([
      { role: "owner", name: "Asha Rao", isSelf: true },
      { role: "packer", name: "Ravi Kumar", isSelf: false },
    ]);
    expect(left).toEqual([]);
  });

  it("come with an account of their own, proved by the link or before", async () => {
    const { accounts, clock, member, linkTo, roleOf, db } = await opened();
    const owner = await member("owner");
    const known = await member(null, "meera@example.com");
    await accounts.invite(owner, { to: "meera@example.com", role: "editor" }, visit());
    const token = await linkTo("meera@example.com");
    expect(await accounts.invitation(token)).toMatchObject({ hasAccount: true });
    expect(await accounts.join({ ...ravi, token }, undefined, visit())).toMatchObject({
      reason: "joinBySigningIn",
    });
    expect(await accounts.join({ ...ravi, token }, owner.userId, visit())).toMatchObject({
      reason: "worksHereAlready",
    });
    expect(await accounts.join({ ...ravi, token }, known.userId, visit())).toMatchObject({ ok: true });
    expect(await roleOf(known.userId)).toBe("editor");
    expect(await accounts.invite(owner, { to: "meera@example.com", role: "packer" }, visit())).toMatchObject({
      reason: "worksHereAlready",
    });

    const claims = async (claimed_email: string) => {
      const { userId } = await member(null);
      const change = { email: null, email_verified_at: null, claimed_email };
      await db.write((tx) => tx.updateTable("users").set(change).where("id", "=", userId).execute());
      return userId;
    };
    clock.at++;
    await accounts.invite(owner, { to: "ravi@example.com", role: "packer" }, visit());
    const second = await linkTo("ravi@example.com");
    const stranger = await claims("somebody@example.com");
    expect(await accounts.join({ ...ravi, token: second }, stranger, visit())).toMatchObject({
      reason: "joinUnproven",
    });
    const his = await claims("ravi@example.com");
    expect(await accounts.join({ ...ravi, token: second }, his, visit())).toMatchObject({ ok: true });
    expect(await accounts.profile(his)).toMatchObject({ email: "ravi@example.com", emailVerified: true });
  });

  it("come by a phone, and an invitation sent again or taken back opens nothing", async () => {
    const { accounts, clock, member, linkTo, deeds } = await opened();
    const owner = await member("owner");
    expect(await accounts.invite(owner, { to: "nobody", role: "packer" }, visit())).toMatchObject({
      reason: "reachUnusable",
    });
    expect(await accounts.invite(owner, { to: "+1 202 555 0142", role: "packer" }, visit())).toMatchObject({
      ok: false,
    });
    const invited = await accounts.invite(owner, { to: "98123 45678", role: "packer" }, visit());
    if (!invited.ok) throw new Error(invited.reason);
    const first = await linkTo("+919812345678");
    // The same can be sent there by another way.
    expect(invited.value.text).toContain(first);
    clock.at++;
    expect(await accounts.resendInvitation(owner, invited.value.id, visit())).toMatchObject({ ok: true });
    const second = await linkTo("+919812345678");
    expect(await accounts.invitation(first)).toBeUndefined();
    clock.at++;
    expect(await accounts.join({ ...ravi, token: second }, undefined, visit())).toMatchObject({ ok: true });
    clock.at++;
    const again = await accounts.invite(owner, { to: "third@example.com", role: "editor" }, visit());
    if (!again.ok) throw new Error(again.reason);
    clock.at++;
    expect(await accounts.withdrawInvitation(owner, again.value.id)).toMatchObject({ ok: true });
    expect(await accounts.invitation(await linkTo("third@example.com"))).toBeUndefined();
    expect((await deeds()).map(({ action }) => action)).toEqual([
      "invite",
      "invite again",
      "join",
      "invite",
      "withdraw invitation",
    ]);
  });

  it("are changed by who may give it, as they were seen, and never without an owner", async () => {
    const { accounts, member, roleOf, deeds, clock } = await opened();
    const owner = await member("owner");
    const manager = await member("manager");
    const packer = await member("packer");
    const customer = await member(null);
    const change = (by: typeof owner, id: string, role: Role, was?: Role) =>
      accounts.changeRole(by, { id, role, was });
    expect(await change(manager, packer.userId, "editor")).toMatchObject({ reason: "notAllowed" });
    expect(await accounts.invite(manager, { to: "a@example.com", role: "packer" }, visit())).toMatchObject({
      reason: "notAllowed",
    });
    expect(await accounts.removeMember(manager, owner.userId)).toMatchObject({ reason: "notAllowed" });
    expect(await change(owner, customer.userId, "packer")).toMatchObject({ reason: "notFound" });
    expect(await change(owner, packer.userId, "editor", "accountant")).toMatchObject({
      reason: "personChanged",
    });
    expect(await change(owner, owner.userId, "manager")).toMatchObject({ reason: "lastOwner" });
    expect(await accounts.removeMember(owner, owner.userId)).toMatchObject({ reason: "lastOwner" });
    expect(await deeds()).toEqual([]);
    expect(await change(owner, packer.userId, "owner", "packer")).toEqual({ ok: true, value: undefined });
    clock.at++;
    // Two owners who take each other's role at once: one stays.
    const both = await Promise.all([
      accounts.removeMember(owner, packer.userId),
      accounts.removeMember(packer, owner.userId),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const owners = [await roleOf(owner.userId), await roleOf(packer.userId)].filter(
      (role) => role === "owner",
    );
    expect(owners).toHaveLength(1);
    expect((await deeds())[0]).toEqual({
      action: "change role",
      subject: packer.userId,
      before: '{"role":"packer"}',
      after: '{"role":"owner"}',
    });
  });

  it("leave no way back in: invitations of who goes are void, and sessions can be ended", async () => {
    const { accounts, clock, member, linkTo, db } = await opened();
    const owner = await member("owner");
    const second = await member("owner");
    await accounts.invite(second, { to: "back@example.com", role: "owner" }, visit());
    const token = await linkTo("back@example.com");
    expect(await accounts.endSessionsOf(owner, second.userId)).toEqual({ ok: true, value: { ended: 1 } });
    const open = () =>
      db.read.selectFrom("sessions").select("id").where("user_id", "=", second.userId).execute();
    expect(await open()).toEqual([]);
    clock.at++;
    expect(await accounts.removeMember(owner, second.userId)).toMatchObject({ ok: true });
    expect(await accounts.invitation(token)).toBeUndefined();
    expect(await accounts.endSessionsOf(owner, second.userId)).toMatchObject({ reason: "notFound" });
  });

  it("begin with an owner whom the start invites, from this machine alone and only once", async () => {
    const { accounts, clock, roleOf, db } = await opened();
    const link = (lead?: OwnerLead) => ownerLink({ db, clock }, "https://shop.example", lead);
    const token = async (lead?: OwnerLead) => /token=([\w-]+)$/.exec((await link(lead)) ?? "")?.[1] ?? "none";
    const first = await token();
    clock.at++;
    const second = await token();
    expect(await accounts.invitation(first)).toBeUndefined();
    const atDoor = [await token("door"), await token("door")];
    expect(await accounts.invitation(atDoor[0] ?? "")).toBeUndefined();
    for (const open of [second, atDoor[1] ?? ""])
      expect(await accounts.invitation(open)).toMatchObject({ kind: "link", role: "owner" });
    const given = { ...ravi, email: "kamla@example.com", token: second };
    expect(await accounts.join(given, undefined, visit())).toMatchObject({ reason: "linkDead" });
    const here = visit({ address: "127.0.0.1" });
    const joined = await accounts.join(given, undefined, here);
    if (!joined.ok || !joined.value.signedIn) throw new Error("not joined");
    expect(await roleOf(joined.value.signedIn.user.id)).toBe("owner");
    expect(joined.value.signedIn.remember).toBe(true);
    expect(await accounts.join(given, undefined, here)).toMatchObject({ reason: "linkDead" });
    expect(await accounts.invitation(atDoor[1] ?? "")).toBeUndefined();
    expect(await link()).toBeUndefined();
    expect(await link("door")).toBeUndefined();
  });
});
