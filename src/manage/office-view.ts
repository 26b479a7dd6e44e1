import type { AnswerOf } from "#contract/endpoint.ts";
import type { customersEndpoints } from "#modules/accounts/customers/endpoints.ts";
import type { logEndpoints } from "#modules/audit-log/endpoints.ts";
import type { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";

/** Of one order in a list. */
export type OfficeOrderCard = AnswerOf<typeof fulfilmentEndpoints.list>["orders"][number];
/** One order, as far as one's rights show it. */
export type OfficeOrder = AnswerOf<typeof fulfilmentEndpoints.show>["order"];
export type OfficeToday = AnswerOf<typeof fulfilmentEndpoints.today>["today"];
/** What waits for somebody. */
export type OfficeNeed = OfficeToday["needs"][number];
export type CustomerCard = AnswerOf<typeof customersEndpoints.list>["customers"][number];
export type CustomerForOffice = AnswerOf<typeof customersEndpoints.show>["customer"];
export type LoggedAction = AnswerOf<typeof logEndpoints.list>["deeds"][number];
/** What somebody asked: in the list, and whole. */
