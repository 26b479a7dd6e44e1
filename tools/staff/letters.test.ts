import { expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import type { Message } from "#platform/outbox/message.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { hearing, staffSays } from "./staff-says.ts";

const said = hearing();

describeWithDatabase("the staff's command for messages", (openFresh) => {
  it("shows what waits and what was given up, without its text, and sends it again", async () => {
    const db = await openFresh();
    const says = (...words: string[]) => staffSays(db, db.settings, "messages", ...words);
    expect(await says()).toBe(0);
    expect(said).toEqual(["No message waits, and none was given up."]);

    const sent: string[] = [];
    let isDown = true;
    const messenger = {
      async send(_: string, { to }: Message) {
        if (isDown) throw new Error("The mail server is away.");
        sent.push(to);
      },
    };
    const clock = { at: Date.now() - 73 * 3_600_000, now: () => clock.at };
    const messengers = { mail: messenger, sms: messenger };
    const outbox = createOutbox({ db, clock, log: createLog("silent"), messengers });
    const mail = { kind: "mail", subject: "For Asha", text: "private words", html: "" } as const;
    await db.write((tx) => outbox.queue(tx, { ...mail, to: "asha@example.com" }));
    clock.at = Date.now();
    await outbox.deliver();
    // Due again after an hour, however long the commands below take, which know the real time alone.
    clock.at += 3_600_000;
    await db.write((tx) => outbox.queue(tx, { ...mail, to: "ravi@example.com" }));
    await outbox.deliver();

    said.length = 0;
    expect(await says()).toBe(0);
    expect(said[0]?.split("\n")).toEqual([
      expect.stringMatching(/to: asha@example\.com .*tries: 1 {2}why: The mail server is away\.$/),
      expect.stringMatching(/to: ravi@example\.com .*why: The mail server is away\. {2}nextTryAt: /),
    ]);
    expect(said.join()).not.toMatch(/private|For Asha/);

    isDown = false;
    const { id } = await db.read
      .selectFrom("outbox")
      .select("id")
      .where("dead", "=", 1)
      .executeTakeFirstOrThrow();
    expect(await says("retry", "no-such-id")).toBe(1);
    expect(await says("retry")).toBe(2);
    expect(await says("retry", "all")).toBe(0);
    expect(said.at(-1)).toBe("They are being sent again");
    clock.at = Date.now() + 1;
    await outbox.deliver();
    expect(sent).toEqual(["asha@example.com"]);
    expect(await says("retry", id)).toBe(1);
    clock.at += 2 * 3_600_000;
    await outbox.deliver();
    expect(sent).toEqual(["asha@example.com", "ravi@example.com"]);
  });
});
