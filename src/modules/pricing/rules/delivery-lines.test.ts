import fc from "fast-check";
import { expect, it } from "vitest";
import { neverFreePaise } from "#contract/format/money.ts";
import { deliveryCells, deliveryColumns, readDeliveryLines } from "./delivery-lines.ts";
import { placesOf, rowsOf } from "./delivery-rates.ts";

const read = (...lines: string[]) => {
  const [first = [], ...rest] = lines.map((line) => line.split(",").map((cell) => cell.trim()));
  return readDeliveryLines(
    { line: 1, cells: first },
    rest.map((cells, at) => ({ line: at + 2, cells })),
  );
};
const header = deliveryColumns.join(",");

it("reads columns in any order, and what is left out as its owner means it", () => {
  expect(read("price, pin code, cash on delivery", "40, 560 001, no", "0, *,")).toEqual({
    rows: [
      {
        prefix: "560001",
        deliverable: true,
        days: null,
        upToGrams: null,
        paise: 40_00,
        freeAbovePaise: neverFreePaise,
        takesCash: false,
      },
      {
        prefix: "",
        deliverable: true,
        days: null,
        upToGrams: null,
        paise: 0,
        freeAbovePaise: neverFreePaise,
        takesCash: true,
      },
    ],
    faults: [],
  });
});

it("reads pasted lines without a header in the order of the columns", () => {
  const { rows, faults } = read("56,yes,2,500,30,900,yes", "56,yes,2,,60,900,yes", "9,no,,,,,");
  expect(faults).toEqual([]);
  expect(placesOf(rows)).toMatchObject([
    {
      prefix: "56",
      days: 2,
      bands: [
        { upToGrams: 500, paise: 30_00 },
        { upToGrams: null, paise: 60_00 },
      ],
    },
    { prefix: "9", deliverable: false },
  ]);
});

it.each([
  ["012,yes,,,40,,", "prefix", "012"],
  ["5600011,yes,,,40,,", "prefix", "5600011"],
  ["56,perhaps,,,40,,", "answer", "perhaps"],
  ["56,yes,61,,40,,", "days", "61"],
  ["56,yes,,-1,40,,", "grams", "-1"],
  ["56,yes,,,forty,,", "price", "forty"],
  ["56,yes,,,,,", "price", ""],
  ["56,yes,,,40,x,", "free", "x"],
])("names what does not fit in %s", (line, problem, cell) => {
  expect(read(header, line)).toEqual({ rows: [], faults: [{ line: 2, problem, cell }] });
});

it("leaves a place out whole of which one line does not fit", () => {
  const { rows, faults } = read(
    header,
    "56,yes,2,500,30,,",
    "56,yes,2,,oops,,",
    "57,yes,2,500,1,,",
    "57,yes,2,500,2,,",
    "58,yes,1,500,1,,",
    "58,yes,2,,1,,",
    "59,yes,,,1,,",
  );
  expect(rows.map(({ prefix }) => prefix)).toEqual(["59"]);
  expect(faults.map(({ line, problem }) => [line, problem])).toEqual([
    [3, "price"],
    [5, "twice"],
    [7, "differs"],
  ]);
});

it("says that it knows no columns", () => {
  expect(read("Title,Price", "Lamp,40").faults).toEqual([
    { line: 1, problem: "columns", cell: "Title, Price" },
  ]);
});

it("writes any table so that it reads it again the same", () => {
  const amount = fc.integer({ min: 0, max: 10_000_00 });
  const place = fc.record({
    prefix: fc.constantFrom("", "1", "56", "560001", "999999"),
    deliverable: fc.boolean(),
    days: fc.option(fc.integer({ min: 0, max: 60 })),
    takesCash: fc.boolean(),
    bands: fc.uniqueArray(
      fc.record({
        upToGrams: fc.option(fc.integer({ min: 1, max: 90_000 })),
        paise: amount,
        freeAbovePaise: fc.oneof(amount, fc.constant(neverFreePaise)),
      }),
      { minLength: 1, maxLength: 4, selector: ({ upToGrams }) => upToGrams },
    ),
  });
  fc.assert(
    fc.property(fc.uniqueArray(place, { maxLength: 5, selector: ({ prefix }) => prefix }), (places) => {
      const rows = places.flatMap(rowsOf);
      const lines = rows.map((row, at) => ({ line: at + 2, cells: deliveryCells(row) }));
      expect(readDeliveryLines({ line: 1, cells: [...deliveryColumns] }, lines)).toEqual({
        rows,
        faults: [],
      });
      expect(placesOf(rows).map(({ prefix }) => prefix)).toEqual(places.map(({ prefix }) => prefix));
    }),
  );
});
