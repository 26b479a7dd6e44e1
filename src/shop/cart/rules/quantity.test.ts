import { describe, expect, it } from "vitest";
import { readQuantity } from "./quantity.ts";

describe("quantity", () => {
  it.each([
    [undefined, 1],
    [null, 1],
    [1, 1],
    [10, 10],
    ["3", 3],
    [" 10 ", 10],
  ])("reads %j as %i", (given, read) => {
    expect(readQuantity(given)).toEqual({ ok: true, value: read });
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
    expect(readQuantity(given)).toMatchObject({ ok: false, reason: "invalidQuantity", field: "quantity" });
  });
});
