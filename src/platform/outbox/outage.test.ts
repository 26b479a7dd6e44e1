import { SMTPServer } from "smtp-server";
import { expect, it } from "vitest";
import { smtpMessenger } from "#ports/messengers/smtp/messenger.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { createLog } from "../log.ts";
import type { MailMessage, Message, Messengers, SmsMessage } from "./message.ts";
import { createOutbox } from "./outbox.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const mail: MailMessage = { kind: "mail", to: "asha@example.com", subject: "s", text: "t", html: "h" };
const sms: SmsMessage = { kind: "sms", to: "+919812345678", text: "t", template: "order-shipped" };

describeOnBothEngines("a mail server that is away", (openFresh) => {
  async function begin(messengers?: Messengers) {
    const db = await openFresh();
    const clock = { at: Date.UTC(2026, 10, 21), now: () => clock.at };
    const line = { isDown: true };
    const sent: { id: string; message: Message }[] = [];
    const messenger = {
      async send(id: string, message: Message) {
        if (line.isDown) throw new Error(`535 wrong password for <${message.to}>`);
        sent.push({ id, message });
      },
    };
    const lines: { level: number; msg: string; kind: string; message: string; err: string }[] = [];
    const log = createLog("warn", { write: (text: string) => void lines.push(JSON.parse(text)) });
    const outbox = createOutbox({
      db,
      clock,
      messengers: messengers ?? { mail: messenger, sms: messenger },
      log,
    });
    return {
      db,
      clock,
      line,
      sent,
      lines,
      outbox,
      rows: () => db.read.selectFrom("outbox").selectAll().execute(),
      async pass(time: number, step = 30 * minute) {
        const end = clock.at + time;
        while (clock.at < end) {
          clock.at = Math.min(end, clock.at + step);
          await outbox.deliver();
        }
      },
    };
  }

  it("for 71 hours delays messages and loses none, and each is sent once", async () => {
    const { db, outbox, line, sent, pass, rows } = await begin();
    await db.write(async (tx) => {
      await outbox.queue(tx, mail);
      await outbox.queue(tx, sms);
    });
    await pass(71 * hour);
    expect(await rows()).toMatchObject([{ dead: 0 }, { dead: 0 }]);
    line.isDown = false;
    await pass(hour);
    expect(sent.map(({ message }) => message).sort((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
      mail,
      sms,
    ]);
    await pass(day, hour);
    expect(sent).toHaveLength(2);
    expect(await rows()).toEqual([]);
  });

  it("is asked seldom, not at each round", async () => {
    const { db, outbox, pass, rows } = await begin();
    await db.write((tx) => outbox.queue(tx, mail));
    await pass(17 * minute, 10_000);
    const [early] = await rows();
    expect(early?.tries).toBeGreaterThan(5);
    expect(early?.tries).toBeLessThan(12);
    await pass(24 * hour);
    expect((await rows())[0]?.tries).toBeLessThan((early?.tries ?? 0) + 25);
  });

  it("for 73 hours makes the shop give up, say so once, keep the message for a month and then forget it", async () => {
    const { db, outbox, clock, line, sent, lines, pass, rows } = await begin();
    await db.write((tx) => outbox.queue(tx, mail));
    const [{ id } = { id: "" }] = await rows();
    await pass(73 * hour);
    expect(await rows()).toMatchObject([{ id, dead: 1, why: "535 wrong password for <[address]>" }]);
    const givenUp = lines.filter(({ msg }) => msg.startsWith("message given up"));
    expect(givenUp).toMatchObject([{ message: id, kind: "mail", err: "535 wrong password for <[address]>" }]);
    expect(JSON.stringify(lines)).not.toContain(mail.to);
    line.isDown = false;
    await pass(2 * hour);
    expect(sent).toEqual([]);
    await outbox.tidy();
    expect(await rows()).toHaveLength(1);
    clock.at += 31 * day;
    await outbox.tidy();
    expect(await rows()).toEqual([]);
  });

  it("loses nothing when its password expires for an evening", async () => {
    let password = "old";
    const received: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      onAuth: (given, _session, done) =>
        given.password === password
          ? done(null, { user: "shop" })
          : done(new Error("Authentication credentials invalid")),
      onData(stream, session, done) {
        stream.resume();
        stream.on("end", () => {
          received.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.server.address() as { port: number };
    const smtp = smtpMessenger(`smtp://shop:old@127.0.0.1:${port}`, {
      name: () => "Haat",
      address: "orders@shop.example",
      host: "shop.example",
    });
    const { db, outbox, pass, rows } = await begin({ mail: smtp, sms: { send: async () => {} } });
    password = "new";
    const asked = ["asha", "ravi", "meera"].map((name) => `${name}@example.com`);
    for (const to of asked) {
      await db.write((tx) => outbox.queue(tx, { ...mail, to }));
      await pass(hour);
    }
    expect(received).toEqual([]);
    expect((await rows())[0]?.why).toContain("535");
    password = "old";
    await pass(hour);
    await new Promise<void>((resolve) => server.close(resolve));
    expect(received.sort()).toEqual(asked.sort());
    expect(await rows()).toEqual([]);
  });

  it("never makes a message come when it is of no use any more", async () => {
    const { db, outbox, clock, line, sent, pass, rows } = await begin();
    await db.write((tx) => outbox.queue(tx, mail, { usefulUntil: clock.at + 2 * hour }));
    await pass(2 * hour);
    line.isDown = false;
    await pass(2 * hour);
    expect(sent).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it("makes a secret wait in memory, in no table, and no longer than it is valid", async () => {
    const { db, outbox, clock, line, sent, lines, pass, rows } = await begin();
    await outbox.sendSecretUntil(mail, clock.at + 30 * minute);
    await outbox.sendSecretUntil(sms, clock.at + 5 * minute);
    expect(await rows()).toEqual([]);
    await pass(6 * minute, 30_000);
    line.isDown = false;
    await pass(30 * minute, 30_000);
    expect(sent.map(({ message }) => message)).toEqual([mail]);
    expect(lines.filter(({ msg }) => msg.startsWith("message given up"))).toMatchObject([{ kind: "sms" }]);
    await pass(hour);
    expect(sent).toHaveLength(1);
    expect(
      await db.read.selectFrom("key_values").selectAll().where("name", "=", "sent_mail").execute(),
    ).toEqual([{ name: "sent_mail", value: 1 }]);
  });
});
