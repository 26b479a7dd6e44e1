import { z } from "zod";
import { type AuditEntry, defineEvent, type EventName, type EventType } from "./event.ts";

/** Somebody changed something: the audit log keeps who, what, and how it was before and after. */
export function changeEvent(name: EventName): EventType<AuditEntry | readonly AuditEntry[]> {
  return defineEvent(name, {
    body: z.object({ changes: z.array(z.object({ action: z.string(), subject: z.string() })) }),
    bodyOf: (changes) => ({ changes: [changes].flat().map(({ action, subject }) => ({ action, subject })) }),
    audited: (changes) => [changes].flat(),
  });
}
