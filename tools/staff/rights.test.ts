import { expect, it } from "vitest";
import { holders, holds, type Right, roleHolds, roles } from "#contract/rights.ts";
import { documentedEndpoints } from "#server/handlers/all-endpoints.ts";
import { commands } from "./commands.ts";

/** Asked for by a handler, of what it finds. */
const rightsWithin: readonly Right[] = ["orders.all"];
const rights = Object.keys(holders) as Right[];

it("asks for each right at some call or command", () => {
  const asked = new Set([
    ...documentedEndpoints.map(({ right }) => right),
    ...commands.map(({ right }) => right),
    ...rightsWithin,
  ]);
  expect([...asked].sort()).toEqual([...rights].sort());
});

it("gives each role what it is for, and no shopper or visitor anything of the staff's", () => {
  const ofStaff = rights.filter((right) => holders[right] === "staff");
  const held = Object.fromEntries(
    roles.map((role) => [role, ofStaff.filter((right) => roleHolds(role, right))]),
  );
  expect(held.owner).toEqual(ofStaff);
  expect(held.manager).toEqual(ofStaff.filter((right) => !right.startsWith("people.")));
  expect(held.packer).toEqual([
    "stock.see",
    "office.enter",
    "orders.see",
    "orders.pack",
    "orders.send",
    "returns.see",
  ]);
  expect(held.editor).toEqual([
    "goods.change",
    "stock.see",
    "stock.change",
    "reviews.keep",
    "office.enter",
    "orders.write",
    "messages.see",
    "messages.answer",
  ]);
  expect(held.accountant).toEqual([
    "office.enter",
    "orders.see",
    "money.see",
    "money.settle",
    "returns.see",
    "log.see",
  ]);
  for (const right of ofStaff) {
    expect(holds(null, right)).toBe(false);
    expect(holds({ role: null }, right)).toBe(false);
  }
  for (const role of roles)
    for (const right of rights.filter((one) => holders[one] !== "staff"))
      expect(holds({ role }, right)).toBe(true);
});
