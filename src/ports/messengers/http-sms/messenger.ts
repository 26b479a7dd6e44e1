import { basicAuthorization } from "#platform/ask-server.ts";
import type { Messenger, SmsMessage } from "#platform/outbox/message.ts";

/** Text messages through an SMS provider that takes JSON over HTTP; user and password may stand in the address. */
export function httpSmsMessenger(address: string): Messenger<SmsMessage> {
  const url = new URL(address);
  const authorization = url.username
    ? basicAuthorization(decodeURIComponent(url.username), decodeURIComponent(url.password))
    : undefined;
  url.username = "";
  url.password = "";
  return {
    async send(id, { to, text, template }) {
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": id,
          ...(authorization && { authorization }),
        },
        body: JSON.stringify({ to, text, template }),
        signal: AbortSignal.timeout(10_000),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The SMS provider answered ${answer.status}.`);
    },
  };
}
