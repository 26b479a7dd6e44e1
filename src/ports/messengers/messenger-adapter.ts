import type { z } from "zod";
import type { Message, Messenger } from "#platform/outbox/message.ts";

/** All that belongs to a provider that sends mails or text messages. */
export interface MessengerAdapter<
  Kind extends Message,
  Set extends object = Readonly<Record<string, unknown>>,
> {
  /** What it reads of the environment, each by itself. */
  readonly settings: z.ZodRawShape;
  /** Those without which it sends nothing. Whoever sets them chooses it. */
  readonly keys: readonly string[];
  open(settings: Set, from: Sender): Messenger<Kind>;
  /** What stands between the shop and it, in words; nothing when it would take a message now. */
  tryOut?(settings: Set): Promise<string | undefined>;
}

/** Whose messages they are. */
export interface Sender {
  readonly name: () => string;
  readonly address: string;
  /** Of the shop's own address. */
  readonly host: string;
}
