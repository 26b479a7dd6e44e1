/** How far a message is. What WhatsApp tells comes late, twice and out of order, so it moves forward only. */
export const messageStates = [
  "waiting",
  "asked",
  "accepted",
  "sent",
  "delivered",
  "read",
  "refused",
  "failed",
] as const;
export type MessageState = (typeof messageStates)[number];

type ToldState = "sent" | "delivered" | "read" | "failed";

/** From which states it may come to this one. What has arrived does not fail any more. */
export const mayFollow: Readonly<Record<ToldState, readonly MessageState[]>> = {
  sent: ["waiting", "asked", "accepted"],
  delivered: ["waiting", "asked", "accepted", "sent"],
  read: ["waiting", "asked", "accepted", "sent", "delivered"],
  failed: ["waiting", "asked", "accepted", "sent"],
};

const minute = 60_000;
/** A customer waits no longer for WhatsApp: the SMS goes. */
const patienceMs = 15 * minute;
/** What may have been taken is told by then; it is never asked for twice. */
const wordWithinMs = 5 * minute;

export type NextStep = "ask" | "wait" | "sms" | "none";

/** What is to be done of a message that the outbox brings again. */
export function nextStep(
  { state, since, changedAt }: { state: MessageState; since: number; changedAt: number },
  now: number,
): NextStep {
  if (state === "refused") return "sms";
  if (state === "waiting") return now - since < patienceMs ? "ask" : "sms";
  if (state === "asked") return now - changedAt < wordWithinMs ? "wait" : "sms";
  return "none";
}
