import { describe, expect, it } from "vitest";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import { paymentOfficeEndpoints } from "#modules/payments/office-endpoints.ts";
import { returnOfficeEndpoints } from "#modules/returns/endpoints.ts";
import { textsOf } from "../texts/texts.ts";
import { reasonOf } from "./fields.ts";
import { pieces } from "./office-input.ts";

describe("pieces of lines", () => {
  it.each([
    [
      "0=2,3=1",
      [
        [0, 2],
        [3, 1],
      ],
    ],
    ["0=2,1=0", [[0, 2]]],
    ["4", [[4, 1]]],
  ])("are read out of %j", (given, read) => {
    expect(pieces.parse(given)).toEqual(read.map(([line, quantity]) => ({ line, quantity })));
  });

  it.each([
    { given: "" },
    { given: " , " },
    { given: "0=0" },
    { given: [] },
    { given: [{ line: 0, quantity: 0 }] },
  ])("are refused in words where $given names none", ({ given }) => {
    const { error } = pieces.safeParse(given);
    expect(error?.issues.map(reasonOf)).toEqual(["noPieces"]);
    for (const lang of ["en", "hi"] as const) expect(textsOf(lang).refusals.noPieces).toMatch(/\S/);
    for (const { refusals } of [
      fulfilmentEndpoints.send,
      paymentOfficeEndpoints.refund,
      returnOfficeEndpoints.accept,
      returnOfficeEndpoints.inspect,
    ])
      expect(refusals).toContain("noPieces");
  });
});
