import type { z } from "zod";

/**
 * Something that happened. `Payload` is what listeners in the shop are given, such as the whole order; the body is what
 * may leave the shop: ids and sums, and nothing that leads to a person. Who changes the body raises the version.
 */
export interface EventType<Payload> {
  readonly name: EventName;
  readonly body: z.ZodType;
  readonly bodyOf: (payload: Payload) => Readonly<Record<string, unknown>>;
  /** The line of the log; without one it is not logged. */
  readonly logged?: string;
  /** What the audit log keeps of it. */
  readonly audited?: (payload: Payload) => readonly AuditEntry[];
}

/** A row of the audit log. */
export interface AuditEntry {
  /** A user's id, or the name on the machine. */
  readonly by: string;
  readonly action: string;
  /** The id of what it was done to. */
  readonly subject: string;
  /** Nothing of what was not there yet, or is not there any more. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  readonly at: number;
}

export type EventName = `${string}.${string}@${number}`;

export function defineEvent<Payload>(
  name: EventName,
  described: Omit<EventType<Payload>, "name">,
): EventType<Payload> {
  return { name, ...described };
}
