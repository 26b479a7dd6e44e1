/** What somebody writes about. */
export const ticketKinds = ["question", "order", "grievance"] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** Who is to act: the shop, the other side, nobody. */
export const ticketStates = ["waiting", "answered", "closed"] as const;
export type TicketState = (typeof ticketStates)[number];

/** What the shop has to do next, until when, and from when on that is near. */
export interface TicketClock {
  readonly what: "acknowledge" | "answer" | "resolve";
  readonly dueAt: number;
  readonly nearAt: number;
}

export const mostWords = 4_000;

/** Where a ticket is read and answered by whoever holds its link. */
export function ticketPath(token: string): string {
  return `/tickets/${encodeURIComponent(token)}`;
}
