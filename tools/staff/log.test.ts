import { expect, it } from "vitest";
import { productChanged } from "#modules/catalogue/events.ts";
import { dropAuditEntries, emptyAuditEntries } from "#platform/database/audit.ts";
import { emit } from "#platform/events/events.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { hearing, staffSays } from "./staff-says.ts";

const said = hearing();

const day = 86_400_000;
const monday = Date.UTC(2026, 10, 16, 9);

describeOnBothEngines("the log of what the staff did", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const says = (...words: string[]) => {
      said.length = 0;
      return staffSays(db, db.settings, ...words);
    };
    const { userId } = await signedUpUser(db, { email: "meera@example.com", name: "Meera Das", staff: true });
    const note = (by: string, subject: string, at: number) =>
      db.write((tx) =>
        emit(tx, productChanged, {
          by,
          action: "change price",
          subject,
          before: { price: 1 },
          after: { price: 2 },
          at,
        }),
      );
    return { db, says, note, userId };
  }

  it("tells who did what to what, and what it was before", async () => {
    const { says, note, userId } = await open();
    expect(await says("log")).toBe(0);
    expect(said).toEqual(["Nothing is noted."]);
    await note(userId, "pot", monday);
    await note("command:root", "lamp", monday + day);
    await says("log");
    expect(said).toEqual([
      expect.stringMatching(/^17 Nov.* 2026, 14:30 {2}command:root {2}change price {2}lamp$/),
      '        before: {"price":1}',
      '        after:  {"price":2}',
      expect.stringContaining("Meera Das  change price  pot"),
      '        before: {"price":1}',
      '        after:  {"price":2}',
    ]);
    await says("log", "lamp");
    expect(said).toHaveLength(3);
    await says("log", "--by", "meera@example.com");
    expect(said[0]).toContain("pot");
    await says("log", "--by", "command:root");
    expect(said[0]).toContain("lamp");
    await says("log", "--until", "2026-11-16");
    expect(said).toHaveLength(3);
    expect(await says("log", "--by", "nobody@example.com")).toBe(1);
    expect(await says("log", "H-1042")).toBe(0);
    expect(said).toEqual(["Nothing is noted."]);
    expect(await says("log", "--until", "yesterday")).toBe(1);
  });

  it("notes what is done by command: staff, stores, messages", async () => {
    const { db, says, userId } = await open();
    await signedUpUser(db, { email: "asha@example.com", staff: true });
    expect(await says("remove", "meera@example.com")).toBe(0);
    await says("log", userId);
    expect(said[0]).toContain("change role");
    expect(said.slice(1)).toEqual(['        before: {"role":"owner"}', '        after:  {"role":null}']);
  });

  it("forgets what it was about, and in the end that it was", async () => {
    const { db, says, note } = await open();
    await note("meera", "order-1", monday);
    await note("meera", "order-2", monday + day);
    await db.write((tx) => emptyAuditEntries(tx, ["order-1"]));
    await says("log", "order-1");
    expect(said).toHaveLength(1);
    await db.write((tx) => dropAuditEntries(tx, monday + 1, 100));
    await says("log");
    expect(said[0]).toContain("order-2");
    expect(said).toHaveLength(3);
  });
});
