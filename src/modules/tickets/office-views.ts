import type { AnswerOf } from "#contract/endpoint.ts";
import type { ticketOfficeEndpoints } from "./office-endpoints.ts";

export type TicketCard = AnswerOf<typeof ticketOfficeEndpoints.list>["tickets"][number];
export type TicketForOffice = AnswerOf<typeof ticketOfficeEndpoints.show>["ticket"];
