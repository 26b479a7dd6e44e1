/** Where an order lies for the staff, in the order of a day. */
export const orderTabs = ["toPack", "packed", "onTheWay", "done", "unpaid", "ended"] as const;
export type OrderTab = (typeof orderTabs)[number];

/** What the staff can do to one order; each is an endpoint of fulfilment, of collecting, of changes, or of money, by the same name. */
export const staffActions = [
  "pack",
  "send",
  "makeReady",
  "collect",
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
  "changeAddress",
  "takeOut",
  "changeChoice",
  "addGoods",
  "giveDiscount",
] as const;
export type StaffAction = (typeof staffActions)[number];

/** How long an action can be undone before the customer hears of it. */
export const undoMs = 10_000;
