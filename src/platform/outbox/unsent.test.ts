import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { listAuditEntries } from "../database/audit.ts";
import { createLog } from "../log.ts";
import type { Message } from "./message.ts";
import { triedFor } from "./next-try.ts";
import { createOutbox } from "./outbox.ts";
import { createUnsentMessages } from "./unsent.ts";

const mail = { kind: "mail", subject: "Your order", text: "private words", html: "" } as const;

describeOnBothEngines("messages that have not gone", (openFresh) => {
  async function shopWithoutMail() {
    const db = await openFresh();
    const clock = { at: 1_000, now: () => clock.at };
    const way = { isDown: true, sent: [] as string[] };
    const messenger = {
      async send(_: string, { to }: Message) {
        if (way.isDown) throw new Error(`no such sender for ${to}`);
        way.sent.push(to);
      },
    };
    const outbox = createOutbox({
      db,
      clock,
      log: createLog("silent"),
      messengers: { mail: messenger, sms: messenger },
    });
    const queue = (to: string) => db.write((tx) => outbox.queue(tx, { ...mail, to }));
    return { db, clock, way, outbox, queue, unsent: createUnsentMessages({ db, clock }) };
  }

  it("are listed with whom and why, but not what they say", async () => {
    const { clock, outbox, queue, unsent } = await shopWithoutMail();
    await queue("asha@example.com");
    expect(await unsent.list(10), "nobody has tried it yet").toEqual([]);
    await outbox.deliver();
    const [waiting] = await unsent.list(10);
    expect(waiting).toMatchObject({ kind: "mail", to: "asha@example.com", since: 1_000, tries: 1 });
    expect(waiting?.nextTryAt).toBeGreaterThan(1_000);
    expect(waiting?.why, "the address stands there once").toBe("no such sender for [address]");
    expect(JSON.stringify(waiting)).not.toMatch(/private|Your order/);
    expect(await unsent.countGivenUp(5)).toBe(0);
    clock.at += triedFor + 1;
    await outbox.deliver();
    expect(await unsent.countGivenUp(5)).toBe(1);
    expect((await unsent.list(10))[0]?.nextTryAt).toBeNull();
  });

  it("go again, the one or all that were given up, under the name of whoever asked", async () => {
    const { db, clock, way, outbox, queue, unsent } = await shopWithoutMail();
    for (const to of ["asha", "ravi", "meena"]) {
      await queue(`${to}@example.com`);
      clock.at++;
    }
    clock.at += triedFor + 1;
    await outbox.deliver();
    expect(await unsent.countGivenUp(2), "counted no further").toBe(2);
    way.isDown = false;
    const [first] = await unsent.list(10);
    expect(await unsent.sendAgain("owner", first?.id)).toBe(1);
    await outbox.deliver();
    expect(way.sent).toEqual(["asha@example.com"]);
    clock.at++;
    expect(await unsent.sendAgain("owner")).toBe(2);
    await outbox.deliver();
    expect(way.sent.toSorted()).toEqual(["asha@example.com", "meena@example.com", "ravi@example.com"]);
    expect(await unsent.sendAgain("owner", first?.id), "it is gone").toBe(0);
    expect(await unsent.sendAgain("owner")).toBe(0);
    const entries = await listAuditEntries(db.read, { by: "owner", limit: 9 });
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ["retry messages", "all"],
      ["retry messages", first?.id],
    ]);
  });
});
