import { SMTPServer } from "smtp-server";
import { expect, it } from "vitest";
import { smtpMessenger } from "#ports/messengers/smtp/messenger.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { createLog } from "../log.ts";
import type { MailMessage, Message, Messengers } from "./message.ts";
import { createOutbox } from "./outbox.ts";

const log = createLog("silent");
const mail: MailMessage = {
  kind: "mail",
  to: "asha@example.com",
  subject: "नमस्ते",
  text: "plain",
  html: "<p>rich</p>",
};

function recording(fails: () => boolean = () => false) {
  const sent: { id: string; message: Message }[] = [];
  const messenger = {
    async send(id: string, message: Message) {
      if (fails()) throw new Error("refused");
      sent.push({ id, message });
    },
  };
  return { sent, messengers: { mail: messenger, sms: messenger } satisfies Messengers };
}

describeOnBothEngines("outbox", (openFresh) => {
  it("sends what a committed transaction queued, once", async () => {
    const db = await openFresh();
    const { sent, messengers } = recording();
    const outbox = createOutbox({ db, clock: { now: () => 1_000 }, messengers, log });
    await db.write((tx) => outbox.queue(tx, mail));
    expect(await outbox.deliver()).toBe(1);
    expect(await outbox.deliver()).toBe(0);
    expect(sent.map(({ message }) => message)).toEqual([mail]);
  });

  it("sends nothing of a transaction that was undone", async () => {
    const db = await openFresh();
    const { sent, messengers } = recording();
    const outbox = createOutbox({ db, clock: { now: () => 1_000 }, messengers, log });
    const undone = db.write(async (tx) => {
      await outbox.queue(tx, mail);
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(await outbox.deliver()).toBe(0);
    expect(sent).toEqual([]);
  });

  it("tries again later, under the same id", async () => {
    const db = await openFresh();
    let now = 1_000;
    let refusing = true;
    const { sent, messengers } = recording(() => refusing);
    const outbox = createOutbox({ db, clock: { now: () => now }, messengers, log });
    await db.write((tx) => outbox.queue(tx, mail));
    const [{ id } = { id: "" }] = await db.read.selectFrom("outbox").select("id").execute();
    expect(await outbox.deliver()).toBe(0);
    expect(await outbox.deliver()).toBe(0);
    refusing = false;
    now += 10_000;
    expect(await outbox.deliver()).toBe(1);
    expect(sent).toEqual([{ id, message: mail }]);
  });

  it("is sent once when several processes deliver at the same time", async () => {
    const db = await openFresh();
    const { sent, messengers } = recording();
    const outboxes = [1, 2, 3].map(() => createOutbox({ db, clock: { now: () => 1_000 }, messengers, log }));
    for (let at = 0; at < 20; at++) await db.write((tx) => outboxes[0]?.queue(tx, mail) ?? Promise.resolve());
    await Promise.all(outboxes.map((outbox) => outbox.deliver()));
    expect(sent).toHaveLength(20);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(20);
  });

  it("reaches a real SMTP server with both forms of the text and a steady Message-ID", async () => {
    const db = await openFresh();
    const received: string[] = [];
    const sink = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          received.push(Buffer.concat(chunks).toString("utf8"));
          done();
        });
      },
    });
    await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
    const { port } = sink.server.address() as { port: number };
    const { messengers } = recording();
    const smtp = smtpMessenger(`smtp://127.0.0.1:${port}`, {
      name: () => "Haat",
      address: "orders@shop.example",
      host: "shop.example",
    });
    const outbox = createOutbox({
      db,
      clock: { now: () => 1_000 },
      messengers: { ...messengers, mail: smtp },
      log,
    });
    await db.write((tx) => outbox.queue(tx, mail));
    const [{ id } = { id: "" }] = await db.read.selectFrom("outbox").select("id").execute();
    expect(await outbox.deliver()).toBe(1);
    await new Promise<void>((resolve) => sink.close(resolve));
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(`Message-ID: <${id}@shop.example>`);
    expect(received[0]).toContain("From: Haat <orders@shop.example>");
    expect(received[0]).toContain("To: asha@example.com");
    expect(received[0]).toContain("<p>rich</p>");
    expect(received[0]).toMatch(/\r\nplain\r\n/);
  });
});
