import { expect, it } from "vitest";
import { readSaidPrice } from "./said-price.ts";

it("takes a price out of what was typed", () => {
  const said: Record<string, readonly [string, number | null, number | null]> = {
    "shoes under 500": ["shoes", null, 500],
    "Gift for mother below ₹1,000": ["gift for mother", null, 1_000],
    "500 se kam ke jute": ["ke jute", null, 500],
    "५०० से कम के जूते": ["के जूते", null, 500],
    "phone under 10k": ["phone", null, 10_000],
    "kurta less than rs. 800 for men": ["kurta for men", null, 800],
    "laptop above 50000": ["laptop", 50_000, null],
    "watch between 1000 and 2,500": ["watch", 1_000, 2_500],
    "saree 500 to 1500 rupees": ["saree", 500, 1_500],
    "saree ₹500 - ₹1500": ["saree", 500, 1_500],
    "under 500": ["", null, 500],
  };
  for (const [typed, [search, min, max]] of Object.entries(said))
    expect(readSaidPrice(typed), typed).toEqual({
      search,
      minPaise: min === null ? null : min * 100,
      maxPaise: max === null ? null : max * 100,
    });
});

it("leaves numbers that are no price", () => {
  const typed = [
    "rice under 5 kg",
    "ssd 500 gb",
    "iphone 15",
    "under armour",
    "toys under 3 years",
    "1000 to 2000",
  ];
  typed.push("shoes 500", "battery over 5000 mah", "meals under 500 calories", "kurta under 10%");
  for (const one of typed) expect(readSaidPrice(one), one).toBeNull();
});
