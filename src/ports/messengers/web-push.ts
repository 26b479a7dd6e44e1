import type { Messenger, PushMessage } from "#platform/outbox/message.ts";

/** A browser that takes messages, as it gave itself. */
export interface PushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Later it is no news. */
const usefulSeconds = 12 * 3_600;
const gone = [404, 410];

/** Web Push: messages to browsers by the push service that each of them chose, readable by that browser alone. */
export function webPushMessenger({
  keys,
  subject,
  find,
  forget,
  isService,
}: {
  readonly keys: PushKeys;
  /** Whom a push service may write to about these messages. */
  readonly subject: string;
  readonly find: (id: string) => Promise<PushDevice | undefined>;
  /** It is told that the browser takes none any more. */
  readonly forget: (id: string) => Promise<void>;
  readonly isService: (endpoint: string) => boolean;
}): Messenger<PushMessage> {
  return {
    async send(_, { to, title, text, path, tag }) {
      const device = await find(to);
      if (!device) return;
      const { endpoint, p256dh, auth } = device;
      if (!isService(endpoint)) return forget(to);
      // Loaded with the first message: few shops send any.
      const { default: webPush } = await import("web-push");
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ title, text, path, tag }),
        { vapidDetails: { subject, ...keys }, TTL: usefulSeconds, urgency: "high" },
      );
      const answer = await fetch(endpoint, {
        method,
        headers: headers as unknown as Record<string, string>,
        body: new Uint8Array(body),
        redirect: "error",
        signal: AbortSignal.timeout(10_000),
      });
      await answer.body?.cancel();
      if (gone.includes(answer.status)) return forget(to);
      if (!answer.ok) throw new Error(`The push service answered ${answer.status}.`);
    },
  };
}
