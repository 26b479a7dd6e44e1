import type { AnswerOf } from "./call.ts";
import type { customersCalls, logCalls } from "./calls/customers.ts";
import type { deskCalls } from "./calls/desk.ts";
import type { moneyCalls } from "./calls/money.ts";
import type { toldCalls } from "./calls/told.ts";

/** Of one order in a list. */
export type DeskCard = AnswerOf<typeof deskCalls.list>["orders"][number];
/** One order, as far as one's rights show it. */
export type DeskOrder = AnswerOf<typeof deskCalls.show>["order"];
export type DeskToday = AnswerOf<typeof deskCalls.today>["today"];
/** What waits for somebody. */
export type DeskNeed = DeskToday["needs"][number];
export type DeskTask = AnswerOf<typeof moneyCalls.tasks>["tasks"][number];
/** How one of the newest orders is paid. */
export type DeskPayment = AnswerOf<typeof moneyCalls.tasks>["latest"][number];
export type CustomerCard = AnswerOf<typeof customersCalls.list>["customers"][number];
export type CustomerAtDesk = AnswerOf<typeof customersCalls.show>["customer"];
export type LoggedDeed = AnswerOf<typeof logCalls.list>["deeds"][number];
/** What somebody wants to be told, and how. */
export type ToldView = Omit<AnswerOf<typeof toldCalls.see>, "success" | "message">;
/** What somebody asked: in the list, and whole. */
