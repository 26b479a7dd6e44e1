import { expect, it } from "vitest";
import { tabOfState } from "./order-tab.ts";

it.each([
  ["toPack", ["ordered", "processing"]],
  ["packed", ["packed", "ready", "partSent"]],
  ["onTheWay", ["shipped", "returning"]],
  ["done", ["delivered", "collected", "completed"]],
  ["unpaid", ["pending"]],
  ["ended", ["cancelled", "returned"]],
])("finds in %s what the staff read as %s", (tab, states) => {
  expect([...new Set(states.map(tabOfState))]).toEqual([tab]);
});
