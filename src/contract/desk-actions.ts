/** Where an order lies for the staff, in the order of a day. */
export const deskTabs = ["toPack", "packed", "onTheWay", "done", "unpaid", "ended"] as const;
export type DeskTab = (typeof deskTabs)[number];

/** What the staff can do to one order; each is a call of the desk, or of money, by the same name. */
export const deskActions = [
  "pack",
  "send",
  "correctNumber",
  "handOver",
  "complete",
  "letComeBack",
  "takeBack",
  "stepBack",
  "cancel",
  "sendLink",
  "confirmCash",
  "refund",
  "ask",
  "note",
  "message",
] as const;
export type DeskAction = (typeof deskActions)[number];

/** How long an action can be undone before the customer hears of it. */
export const undoMs = 10_000;
