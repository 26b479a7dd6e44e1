import type { AnswerOf } from "./endpoint.ts";
import type { customersEndpoints, logEndpoints } from "./endpoints/customers.ts";
import type { deskEndpoints } from "./endpoints/desk.ts";
import type { moneyEndpoints } from "./endpoints/money.ts";
import type { notificationsEndpoints } from "./endpoints/notifications.ts";

/** Of one order in a list. */
export type DeskCard = AnswerOf<typeof deskEndpoints.list>["orders"][number];
/** One order, as far as one's rights show it. */
export type DeskOrder = AnswerOf<typeof deskEndpoints.show>["order"];
export type DeskToday = AnswerOf<typeof deskEndpoints.today>["today"];
/** What waits for somebody. */
export type DeskNeed = DeskToday["needs"][number];
export type DeskTask = AnswerOf<typeof moneyEndpoints.tasks>["tasks"][number];
/** How one of the newest orders is paid. */
export type DeskPayment = AnswerOf<typeof moneyEndpoints.tasks>["latest"][number];
export type CustomerCard = AnswerOf<typeof customersEndpoints.list>["customers"][number];
export type CustomerAtDesk = AnswerOf<typeof customersEndpoints.show>["customer"];
export type LoggedAction = AnswerOf<typeof logEndpoints.list>["deeds"][number];
/** What somebody wants to be told, and how. */
export type NotificationsView = Omit<AnswerOf<typeof notificationsEndpoints.see>, "success" | "message">;
/** What somebody asked: in the list, and whole. */
