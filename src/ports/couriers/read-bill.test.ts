import { expect, it } from "vitest";
import { readBill } from "./read-bill.ts";

const columns = {
  trackingNumber: ["awb number", "awb"],
  weight: { names: ["charged weight"], gramsOfOne: 1_000 },
  sums: [["forward", "cod"], ["amount"]],
};
const file = (header: string[], ...lines: string[][]) => ({
  header,
  lines: lines.map((cells, at) => ({ line: at + 2, cells })),
});
const read = (...lines: string[][]) =>
  readBill(file(["AWB Number", "Charged Weight (kg)", "Forward", "COD"], ...lines), columns);

it("reads numbers, weights and sums as spreadsheets write them, to the paisa", () => {
  expect(
    read(
      ["'5001", "0.5", "58.50", ""],
      ['="5002"', "1.05", "₹1,058.5", "30"],
      ["5003", "2", "0.1", "0.2"],
      ["5004", "", "58.505", "-0.01"],
      ["", "", "1,234.00", "Total"],
    ),
  ).toEqual([
    { line: 2, trackingNumber: "5001", grams: 500, paise: 58_50 },
    { line: 3, trackingNumber: "5002", grams: 1_050, paise: 1_088_50 },
    { line: 4, trackingNumber: "5003", grams: 2_000, paise: 30 },
    { line: 5, trackingNumber: "5004", grams: 0, paise: 58_50 },
  ]);
});

it("names the line that it cannot read, and does not guess at columns", () => {
  expect(read(["5001", "0.5", "58.50", ""], ["5002", "heavy", "1", ""])).toEqual({
    fault: "tableBroken",
    line: 3,
  });
  expect(read(["5001", "0.5", "free", ""])).toEqual({ fault: "tableBroken", line: 2 });
  // What no parcel weighs or costs, and no number is as long as.
  for (const cells of [
    ["5001", "3000000", "1", ""],
    ["5001", "1", "999999999", ""],
    ["5".repeat(81), "1", "1", ""],
  ])
    expect(read(cells)).toEqual({ fault: "tableBroken", line: 2 });
  expect(readBill(file(["AWB", "Weight", "Price"]), columns)).toEqual({ fault: "billUnknown" });
  expect(readBill(file(["AWB", "Charged Weight", "Amount"], ["5", "1", "2"]), columns)).toEqual([
    { line: 2, trackingNumber: "5", grams: 1_000, paise: 2_00 },
  ]);
});
