import type { Message } from "#platform/outbox/message.ts";
import type { AccountParts } from "../account-parts.ts";

export type SendSecret = ReturnType<typeof createSendSecret>;

/** Sends what no table may hold, after the answer: how long a mail takes must not tell who has an account. */
export function createSendSecret({ outbox, log }: Pick<AccountParts, "outbox" | "log">) {
  const onTheWay = new Set<Promise<void>>();
  return {
    later(message: Message, until: number, mayGo: () => Promise<boolean> = async () => true): void {
      const sending = new Promise<void>((resolve) => setImmediate(resolve))
        .then(async () => {
          if (await mayGo()) await outbox.sendSecretUntil(message, until);
        })
        .catch((error: unknown) => {
          log.error({ err: (error as Error).message, kind: message.kind }, "a message was not sent");
        })
        .finally(() => onTheWay.delete(sending));
      onTheWay.add(sending);
    },
    /** Resolves when nothing is on the way. */
    async settled(): Promise<void> {
      await Promise.all(onTheWay);
    },
  };
}
