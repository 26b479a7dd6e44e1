import { expect, it } from "vitest";
import { holders, holds, type Right, roleHolds, roles } from "#contract/rights.ts";
import { documentedEndpoints } from "#server/handlers/all-endpoints.ts";
import { commands } from "./commands.ts";

/** Asked for by a handler, of what it finds. */
const rightsWithin: readonly Right[] = ["orders.all"];
const rights = (Object.keys(holders) as Right[]).sort();

it("asks for each right at some call or command", () => {
  const asked = new Set([
    ...documentedEndpoints.map(({ right }) => right),
    ...commands.map(({ right }) => right),
    ...rightsWithin,
  ]);
  expect([...asked].sort()).toEqual(rights);
});

it("gives each role what it is for, and no shopper or visitor anything of the staff's", () => {
  const ofStaff = rights.filter((right) => holders[right] === "staff");
  const held = Object.fromEntries(
    roles.map((role) => [role, ofStaff.filter((right) => roleHolds(role, right))]),
  );
  expect(held.owner).toEqual(ofStaff);
  expect(held.manager).toEqual(ofStaff.filter((right) => !right.startsWith("people.")));
  expect(held.packer).toEqual([
    "office.enter",
    "orders.pack",
    "orders.see",
    "orders.send",
    "returns.see",
    "stock.see",
  ]);
  expect(held.editor).toEqual([
    "goods.change",
    "messages.answer",
    "messages.see",
    "office.enter",
    "orders.write",
    "reviews.keep",
    "stock.change",
    "stock.see",
  ]);
  expect(held.accountant).toEqual([
    "log.see",
    "money.see",
    "money.settle",
    "office.enter",
    "orders.see",
    "returns.see",
  ]);
  for (const right of ofStaff) {
    expect(holds(null, right)).toBe(false);
    expect(holds({ role: null }, right)).toBe(false);
  }
  for (const role of roles)
    for (const right of rights.filter((one) => holders[one] !== "staff"))
      expect(holds({ role }, right)).toBe(true);
});
