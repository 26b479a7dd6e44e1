import { expect, it } from "vitest";
import type { NetUnit } from "../goods-view.ts";
import { measurePriceOf } from "./measure-price.ts";

const of = (paise: number, amount: number, unit: NetUnit) => measurePriceOf(paise, { amount, unit });

it("tells a price by the small unit up to one of the large ones, and by that one above", () => {
  expect(of(400_00, 500, "g")).toEqual({ paise: 80, per: "g" });
  expect(of(400_00, 0.5, "kg")).toEqual({ paise: 80, per: "g" });
  expect(of(900_00, 1_500, "g")).toEqual({ paise: 600_00, per: "kg" });
  expect(of(100_00, 750, "ml")).toEqual({ paise: 13, per: "ml" });
  expect(of(600_00, 5.5, "m")).toEqual({ paise: 109_09, per: "m" });
  expect(of(120_00, 12, "piece")).toEqual({ paise: 10_00, per: "piece" });
});

it("tells nothing where it is the price itself", () => {
  expect(of(400_00, 1, "kg")).toBe(undefined);
  expect(of(400_00, 1_000, "g")).toBe(undefined);
  expect(of(400_00, 1, "piece")).toBe(undefined);
});
