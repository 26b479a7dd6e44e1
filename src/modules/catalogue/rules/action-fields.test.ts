import { describe, expect, it } from "vitest";
import { fieldsOf, otherSince } from "./action-fields.ts";

const keys = (facts: object) => [...(fieldsOf(facts as Record<string, unknown>)?.keys() ?? ["nothing"])];

describe("what an action says of a product", () => {
  it("is read field by field, of each choice for itself", () => {
    const variants = [{ colour: "Red", size: "S", sku: "A", unitPaise: 1, mrpPaise: 2 }];
    expect(keys({ title: "Kurta", variants })).toEqual([
      "title",
      ...["sku", "unitPaise", "mrpPaise"].map((name) => JSON.stringify(["variants", "Red", "S", name])),
    ]);
    const count = JSON.stringify(["stock", "", "S", "pieces"]);
    expect(keys({ stock: [{ colour: "", size: "S", pieces: 3 }] })).toEqual([count]);
    expect(keys({ colour: "", size: "S", pieces: 3, reason: "counted" })).toEqual([count]);
  });

  it("is nothing that can be put back where it names what nobody can set", () => {
    for (const facts of [
      {},
      { price: 12 },
      { stock: 5 },
      { title: "Kurta", discount: 3 },
      { pictures: ["a.00000001"] },
      { variants: [{ colour: "", size: "S", price: { unitPaise: 1 } }] },
    ])
      expect(keys(facts), JSON.stringify(facts)).toEqual(["nothing"]);
  });

  it("differs from what is there now in the field that was changed since", () => {
    const left = fieldsOf({ title: "A", brand: "B" }) ?? new Map();
    expect(otherSince(left, fieldsOf({ title: "A", brand: "B", hsn: null }) ?? new Map())).toBeUndefined();
    expect(otherSince(left, fieldsOf({ title: "A", brand: "C" }) ?? new Map())).toBe("brand");
  });
});
