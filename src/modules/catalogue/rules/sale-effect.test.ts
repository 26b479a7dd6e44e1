import { expect, it } from "vitest";
import { effectOf } from "./price-now.ts";

const own = { unitPaise: 999_00, mrpPaise: 1_200_00 };
const small = { colour: "", size: "S", own: null };
const large = { colour: "", size: "XXL", own: { unitPaise: 1_099_00, mrpPaise: 1_300_00 } };
const tenPercent = { colour: null, size: null, percent: 10, unitPaise: null };

it("takes a percentage off what the cheapest choice costs", () => {
  expect(effectOf({ own, choices: [large, small] }, tenPercent)).toEqual({
    beforePaise: 999_00,
    afterPaise: 899_10,
  });
});

it("looks at the choice that a sale is for", () => {
  const sale = { ...tenPercent, colour: "", size: "XXL", percent: null, unitPaise: 1_000_00 };
  expect(effectOf({ own, choices: [small, large] }, sale)).toEqual({
    beforePaise: 1_099_00,
    afterPaise: 1_000_00,
  });
});

it("makes nothing dearer", () => {
  const sale = { ...tenPercent, percent: null, unitPaise: 5_000_00 };
  expect(effectOf({ own, choices: [] }, sale)).toEqual({ beforePaise: 999_00, afterPaise: 999_00 });
});
