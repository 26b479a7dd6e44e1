import { describe, expect, it } from "vitest";
import { quantity, reasonOf } from "./fields.ts";

describe("quantity", () => {
  it.each([
    [null, 1],
    [1, 1],
    [10, 10],
    ["3", 3],
    [" 10 ", 10],
  ])("reads %j as %i", (given, read) => {
    expect(quantity.parse(given)).toBe(read);
  });

  it.each([
    0,
    -1,
    1.5,
    11,
    1e9,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    "NaN",
    "1.5",
    "1e1",
    "",
    "0",
    "11",
    "-1",
    true,
    [],
    {},
  ])("refuses %j", (given) => {
    const { error } = quantity.safeParse(given);
    expect(error?.issues.map(reasonOf)).toEqual(["invalidQuantity"]);
  });
});
