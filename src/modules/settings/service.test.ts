import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { forgetDemoLinks } from "./public/forget-demo-links.ts";
import type { SomeSettings } from "./read-settings.ts";
import { createSettingsService } from "./service.ts";

const clock = { now: () => 5_000 };
const log = createLog("silent");
const by = "owner";

describeOnBothEngines("what the shop says of itself", (openFresh) => {
  const over = (db: Database, fallback: SomeSettings = {}) =>
    createSettingsService({ db, clock, log, fallback });
  const zari = { en: "Zari", hi: "ज़री" };

  it("is the shop's own until somebody sets it", async () => {
    const settings = over(await openFresh());
    await settings.catchUp();
    expect(settings.now().contact.phone).toBe("+91 11 5550 0142");
    expect(await settings.look("shop")).toMatchObject({ version: 0, set: [], changedBy: null });
  });

  it("is seen here at once and by another process at its next look, and only what was set is kept", async () => {
    const db = await openFresh();
    const [here, there] = [over(db), over(db)];
    await there.catchUp();
    const before = there.now();
    await there.catchUp();
    expect(there.now()).toBe(before);
    expect(
      await here.change("contact", { seen: 0, fields: { phone: "+91 80 5550 0100" }, by }),
    ).toMatchObject({
      ok: true,
      value: { version: 1, set: ["phone"], changedBy: "owner", changedAt: 5_000 },
    });
    expect(here.now().contact.phone).toBe("+91 80 5550 0100");
    expect(there.now().contact.phone).toBe("+91 11 5550 0142");
    await there.catchUp();
    expect(there.now().contact).toMatchObject({ phone: "+91 80 5550 0100", whatsapp: "911155500142" });
    expect(await there.look("contact")).toMatchObject({ set: ["phone"] });
    expect(await db.read.selectFrom("audit").selectAll().execute()).toMatchObject([
      {
        user_id: by,
        subject: "contact",
        at: 5_000,
        before: "{}",
        after: '{"phone":"+91 80 5550 0100"}',
      },
    ]);
  });

  it("stands before what the environment says, which stands before the shop's own", async () => {
    const db = await openFresh();
    const settings = over(db, { shop: { name: { en: "From outside", hi: "" } } });
    await settings.catchUp();
    expect(settings.now().shop.name.en).toBe("From outside");
    await settings.change("shop", { seen: 0, fields: { name: zari }, by });
    await settings.catchUp();
    expect(settings.now().shop.name).toEqual(zari);
    await settings.change("shop", { seen: 1, fields: { name: null }, by });
    await settings.catchUp();
    expect(settings.now().shop.name.en).toBe("From outside");
  });

  it("is changed by one of two who saw the same; the other is shown what it says now", async () => {
    const db = await openFresh();
    const settings = over(db);
    const both = await Promise.all(
      ["+91 80 5550 0101", "+91 80 5550 0102"].map((phone) =>
        settings.change("contact", { seen: 0, fields: { phone }, by: phone }),
      ),
    );
    const [won, lost] = [both.find(({ ok }) => ok), both.find(({ ok }) => !ok)];
    const { value } = won as { value: { changedBy: string } };
    expect(lost).toMatchObject({
      reason: "settingChanged",
      data: { version: 1, changedBy: value.changedBy, value: { phone: value.changedBy } },
    });
    // A version that was reset is not one that nobody has seen.
    await settings.change("contact", { seen: 1, fields: { phone: null }, by });
    expect(await settings.change("contact", { seen: 0, fields: {}, by })).toMatchObject({ ok: false });
  });

  it.each([
    [{ phone: "call us" }, "contact.phone: expected a phone number"],
    [{ fax: "1" }, 'contact: Unrecognized key: "fax"'],
    [{ address: { en: "", hi: "" } }, "contact.address.en: expected 1 to 200 letters in one line"],
    [{ address: { en: "A\r\nBcc: x@y.example", hi: "" } }, "contact.address.en: expected 1 to 200 letters"],
  ])("refuses %j with the field's name, and writes nothing", async (fields, message) => {
    const settings = over(await openFresh());
    expect(await settings.change("contact", { seen: 0, fields, by })).toMatchObject({
      reason: "invalidInput",
      message: expect.stringContaining(message),
    });
    expect(await settings.look("contact")).toMatchObject({ version: 0 });
  });

  it("keeps what it can read of a row that another release wrote", async () => {
    const db = await openFresh();
    const settings = over(db);
    const fields = { phone: "+91 80 5550 0100", whatsapp: 7, pager: "x" };
    await db.write(async (tx) => {
      const row = {
        name: "contact",
        fields: JSON.stringify(fields),
        version: 1,
        changed_at: 1,
        changed_by: "",
      };
      await tx.insertInto("shop_settings").values(row).execute();
    });
    await settings.catchUp();
    expect(settings.now().contact).toMatchObject({ phone: "+91 80 5550 0100", whatsapp: "911155500142" });
  });

  it("loses the links that no owner wrote with the demo, and keeps those that one did", async () => {
    const db = await openFresh();
    const settings = over(db);
    await forgetDemoLinks(settings, by);
    await settings.catchUp();
    expect(settings.now().social.links).toEqual([]);
    const links = [{ name: "Instagram", icon: "instagram", href: "https://www.instagram.com/asha" }];
    expect(await settings.change("social", { seen: 1, fields: { links }, by })).toMatchObject({ ok: true });
    await forgetDemoLinks(settings, by);
    await settings.catchUp();
    expect(settings.now().social.links).toEqual(links);
  });

  it("is taken back for 30 days, as long as nothing later says it otherwise", async () => {
    const db = await openFresh();
    let now = 5_000;
    const settings = createSettingsService({ db, clock: { now: () => now }, log, fallback: {} });
    const say = async (fields: object) => {
      const { version } = await settings.look("contact");
      now += 1_000;
      return settings.change("contact", { seen: version, fields: { ...fields }, by });
    };
    await say({ phone: "+91 80 5550 0101", whatsapp: "918055500101" });
    await say({ phone: "+91 80 5550 0102" });
    expect(await settings.changes()).toMatchObject([
      { group: "contact", by, before: { phone: "+91 80 5550 0101" }, canGoBack: true },
      { after: { phone: "+91 80 5550 0101", whatsapp: "918055500101" }, canGoBack: false },
    ]);
    const [second, first] = await settings.changes();
    expect(await settings.takeBack(first?.id ?? "", by, () => true)).toMatchObject({
      reason: "settingChanged",
    });
    expect(await settings.takeBack(second?.id ?? "", "meera", () => true)).toMatchObject({ ok: true });
    expect((await settings.look("contact")).value.phone).toBe("+91 80 5550 0101");
    expect(await settings.takeBack(first?.id ?? "", "meera", () => true)).toMatchObject({
      value: { set: [], version: 4 },
    });
    const [latest] = await settings.changes();
    expect(latest).toMatchObject({ by: "meera", after: { phone: null } });
    expect(await settings.takeBack("none", by, () => true)).toMatchObject({ reason: "notFound" });
    now += 31 * 86_400_000;
    expect(await settings.changes()).toEqual([]);
    expect(await settings.takeBack(latest?.id ?? "", by, () => true)).toMatchObject({ reason: "notFound" });
  });
});
