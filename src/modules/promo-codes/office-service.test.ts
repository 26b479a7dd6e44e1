import { expect, it } from "vitest";
import { listAuditEntries } from "#platform/database/audit.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { promoCodesForTests } from "#support/pricing.ts";

const rule = {
  code: "DIWALI",
  percent: 12.5,
  paise: 0,
  shipsFree: false,
  minimumPaise: 500_00,
  times: 10,
  perCustomer: 1,
  firstOrder: false,
  beginsAt: null,
  endsAt: null,
  isOn: true,
};

describeOnBothEngines("codes as their owner keeps them", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const promoCodes = await promoCodesForTests(db);
    const { office: codes } = promoCodes;
    const isKnown = async () => {
      await promoCodes.catchUp();
      return (await promoCodes.promoFor(db.read, "asha", rule.code)).ok;
    };
    return { db, promoCodes, codes, isKnown };
  }

  it("are made once, changed as they were seen, switched off and on, and noted", async () => {
    const { db, codes, isKnown } = await open();
    const made = await Promise.all([1, 2].map(() => codes.make("meera", rule)));
    expect(made.map((one) => (one.ok ? "made" : one.reason)).sort()).toEqual(["codeTaken", "made"]);
    expect(await isKnown()).toBe(true);
    const { code, isOn: _, ...changed } = { ...rule, percent: 20 };
    expect(await codes.change({ by: "meera", code, seen: 1 }, changed)).toMatchObject({
      value: { percent: 20, version: 2, state: "on" },
    });
    expect(await codes.change({ by: "ravi", code, seen: 1 }, changed)).toMatchObject({
      reason: "codeChanged",
    });
    expect(await codes.turn({ by: "ravi", code, seen: 2 }, false)).toMatchObject({ value: { state: "off" } });
    expect(await isKnown()).toBe(false);
    expect(await codes.turn({ by: "ravi", code, seen: 3 }, true)).toMatchObject({ value: { version: 4 } });
    expect(await isKnown()).toBe(true);
    const entries = await listAuditEntries(db.read, { subject: code, limit: 9 });
    expect(entries.map(({ action, user_id, before, after }) => [action, user_id, before, after])).toEqual([
      ["switch code on", "ravi", '{"isOn":false}', '{"isOn":true}'],
      ["switch code off", "ravi", '{"isOn":true}', '{"isOn":false}'],
      ["change code", "meera", '{"percent":12.5}', '{"percent":20}'],
      ["make code", "meera", null, JSON.stringify(rule)],
    ]);
  });

  it("are never allowed less often than they were used, and stay while orders have them", async () => {
    const { db, promoCodes, codes } = await open();
    await codes.make("meera", rule);
    const takes = await Promise.all(
      [1, 2, 3].map(() => db.write((tx) => promoCodes.takePromo(tx, rule.code))),
    );
    expect(takes).toEqual([true, true, true]);
    const { code, isOn: _, ...changed } = { ...rule, times: 2 };
    const action = { by: "meera", code, seen: 1 };
    expect(await codes.change(action, changed)).toMatchObject({ reason: "codeUsedMore", field: "times" });
    expect(await codes.remove(action)).toMatchObject({ reason: "codeInUse" });
    expect(await codes.change(action, { ...changed, times: 3 })).toMatchObject({
      value: { state: "over", used: 3 },
    });
    await Promise.all([1, 2, 3].map(() => db.write((tx) => promoCodes.givePromoBack(tx, code))));
    expect(await codes.remove({ ...action, seen: 2 })).toMatchObject({ ok: true });
    expect(await codes.find(code)).toMatchObject({ reason: "notFound" });
    expect(await codes.remove(action)).toMatchObject({ reason: "notFound" });
  });

  it("are listed with those first that can be used", async () => {
    const { codes } = await open();
    await codes.make("meera", { ...rule, code: "AAA", endsAt: 1 });
    await codes.make("meera", { ...rule, code: "BBB", isOn: false });
    await codes.make("meera", { ...rule, code: "CCC" });
    const listed = await codes.list();
    expect(listed.map(({ code, state }) => `${code} ${state}`)).toEqual([
      "CCC on",
      "WELCOME10 on",
      "BBB off",
      "AAA over",
    ]);
  });
});
