import { describe, expect, it } from "vitest";
import { readAmount, readMoment, readPieces, readStatus } from "./read-cells.ts";

describe("a cell of another shop's file", () => {
  it.each([
    ["", 0],
    ["0.00", 0],
    ["1299", 129_900],
    ["1299.5", 129_950],
    ["₹ 1,29,999.05", 12_999_905],
    ["1,23,456.00", 12_345_600],
    ["1,299", 129_900],
    ["499,50", undefined],
    ["12,5", undefined],
    ["1,2345.00", undefined],
    ["1.299,50", undefined],
    ["84.745762711864", 8_475],
    ["0.004999", 0],
    ["0.005", 1],
    ["999999999.99", 99_999_999_999],
    ["1e3", undefined],
    ["-5", undefined],
    ["12.3.4", undefined],
    ["9999999999", undefined],
    ["NaN", undefined],
  ])("is a sum to the paisa: %s", (text, paise) => {
    expect(readAmount(text)).toBe(paise);
  });

  it.each([
    ["2024-03-01 17:05:09 +0530", Date.UTC(2024, 2, 1, 11, 35, 9)],
    ["2024-03-01 17:05:09 -0800", Date.UTC(2024, 2, 2, 1, 5, 9)],
    ["2024-03-01 17:05:09 UTC", Date.UTC(2024, 2, 1, 17, 5, 9)],
    ["2024-03-01T17:05:09Z", Date.UTC(2024, 2, 1, 17, 5, 9)],
    ["2024-03-01 17:05", Date.UTC(2024, 2, 1, 11, 35)],
    ["2024-03-01", Date.UTC(2024, 1, 29, 18, 30)],
    ["2024-02-30 10:00", undefined],
    ["1899-12-30 10:00", undefined],
    ["0099-03-01 10:00", undefined],
    ["2024-13-01 10:00", undefined],
    ["2024-03-01 25:00", undefined],
    ["01/03/2024 17:05", undefined],
    ["", undefined],
  ])("is a time, India's where it names no zone: %s", (text, at) => {
    expect(readMoment(text)).toBe(at);
  });

  it.each([
    ["2", 2],
    ["2.0", 2],
    ["0", 0],
    ["", undefined],
    ["-1", undefined],
    ["1.5", undefined],
  ])("is so many pieces: %s", (text, pieces) => {
    expect(readPieces(text)).toBe(pieces);
  });

  it.each([
    ["paid", "unfulfilled", "", "paid"],
    ["paid", "fulfilled", "", "sent"],
    ["pending", "fulfilled", "", "sent"],
    ["pending", "", "", "unpaid"],
    ["partially_refunded", "fulfilled", "", "sent"],
    ["refunded", "fulfilled", "", "refunded"],
    ["paid", "fulfilled", "2024-03-02", "cancelled"],
    ["voided", "", "", "cancelled"],
    ["lost", "", "", undefined],
  ])("is how far an order of Shopify came: %s, %s, %s", (financial, fulfilment, cancelledAt, status) => {
    expect(readStatus("shopify", { financial, fulfilment, cancelledAt })).toBe(status);
  });

  it.each([
    ["Completed", "sent"],
    ["wc-processing", "paid"],
    ["On hold", "unpaid"],
    ["Pending payment", "unpaid"],
    ["Failed", "cancelled"],
    ["Refunded", "refunded"],
    ["constructor", undefined],
    ["Beim Zoll", undefined],
  ])("is how far an order of WooCommerce came: %s", (financial, status) => {
    expect(readStatus("woocommerce", { financial, fulfilment: "", cancelledAt: "" })).toBe(status);
  });
});
