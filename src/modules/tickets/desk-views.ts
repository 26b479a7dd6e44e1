import type { AnswerOf } from "#contract/endpoint.ts";
import type { ticketDeskEndpoints } from "./desk-endpoints.ts";

export type TicketCard = AnswerOf<typeof ticketDeskEndpoints.list>["tickets"][number];
export type TicketAtDesk = AnswerOf<typeof ticketDeskEndpoints.show>["ticket"];
