import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  /** The address it is for. */
  readonly to: string;
  readonly messageId: string;
}

/** An SMTP server that keeps what it received, whether or not the sender lives to hear that it did. */
export async function mailSink() {
  const received: ReceivedMail[] = [];
  let beforeAnswer: (count: number) => Promise<void> = async () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, _session, done) {
      const text = await whole(stream);
      if (text === undefined) return;
      const to = /^To: (\S+)/m.exec(text)?.[1] ?? "";
      const messageId = /^Message-ID: (\S+)/m.exec(text)?.[1] ?? "";
      const count = received.push({ to, messageId });
      await beforeAnswer(count);
      done();
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Runs after the given mail has been received and before the sender is told so. */
    whenReceived(nth: number, work: () => Promise<void>) {
      beforeAnswer = async (count) => void (count === nth && (await work()));
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Undefined when the sender died in the middle of it. */
async function whole(stream: AsyncIterable<unknown>): Promise<string | undefined> {
  let text = "";
  try {
    for await (const chunk of stream) text += String(chunk);
    return text;
  } catch {
    return undefined;
  }
}
