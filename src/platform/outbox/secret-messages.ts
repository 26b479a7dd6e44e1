import type { Clock } from "../clock.ts";
import { newId } from "../ids.ts";
import type { Log } from "../log.ts";
import type { Message } from "./message.ts";
import { nextTry } from "./next-try.ts";

interface Waiting {
  readonly id: string;
  readonly message: Message;
  readonly until: number;
  tries: number;
  due: number;
}

/** More than these at once is a flood or a long fault; the person asks again. */
const most = 1_000;

/** Links and codes that could not be sent at once: they wait in memory, no longer than they are valid. */
export function createSecretMessages({
  clock,
  log,
  send,
}: {
  clock: Clock;
  log: Log;
  send: (id: string, message: Message) => Promise<void>;
}) {
  const waiting = new Set<Waiting>();

  return {
    async sendUntil(message: Message, until: number): Promise<void> {
      const now = clock.now();
      await tryOnce({ id: newId(now), message, until, tries: 0, due: now });
    },
    forget(to: string): void {
      for (const one of waiting) if (one.message.to === to) waiting.delete(one);
    },
    async deliver(): Promise<number> {
      const now = clock.now();
      const due = [...waiting].filter((one) => one.due <= now);
      const sent = await Promise.all(due.map(tryOnce));
      return sent.filter(Boolean).length;
    },
  };

  async function tryOnce(one: Waiting): Promise<boolean> {
    const { id, message, until } = one;
    const { kind, to } = message;
    waiting.delete(one);
    if (one.tries > 0 && clock.now() >= until) {
      log.warn(
        { message: id, kind, tries: one.tries },
        "message given up: what it carries is no longer valid",
      );
      return false;
    }
    try {
      await send(id, message);
      return true;
    } catch (error) {
      one.tries++;
      one.due = nextTry(one.tries, clock.now(), until);
      const err = (error as Error).message.replaceAll(to, "[address]");
      if (one.tries === 1) log.warn({ message: id, kind, err }, "message not sent; it is tried again");
      if (waiting.size < most) waiting.add(one);
      else log.warn({ message: id, kind }, "message given up: too many wait");
      return false;
    }
  }
}
