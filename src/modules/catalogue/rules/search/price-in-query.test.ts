import fc from "fast-check";
import { expect, it } from "vitest";
import { readPriceInQuery } from "./price-in-query.ts";

type Said = readonly [search: string, min: number | null, max: number | null];

function expectPrice(said: Readonly<Record<string, Said>>): void {
  for (const [typed, [search, min, max]] of Object.entries(said))
    expect(readPriceInQuery(typed), typed).toEqual({
      search,
      minPaise: min === null ? null : min * 100,
      maxPaise: max === null ? null : max * 100,
    });
}

it("takes a price out of what was typed", () => {
  expectPrice({
    "shoes under 500": ["shoes", null, 500],
    "Gift for mother below ₹1,000": ["gift for mother", null, 1_000],
    "500 se kam ke jute": ["ke jute", null, 500],
    "५०० से कम के जूते": ["के जूते", null, 500],
    "phone under 10k": ["phone", null, 10_000],
    "kurta less than rs. 800 for men": ["kurta for men", null, 800],
    "laptop above 50000": ["laptop", 50_000, null],
    "under 500rs shoes": ["shoes", null, 500],
    "face cream under 500 rs day cream": ["face cream day cream", null, 500],
    "sunscreen under 500 spf 50": ["sunscreen spf 50", null, 500],
    "phone under 5000 second hand": ["phone second hand", null, 5_000],
    "kurta under 500 off white": ["kurta off white", null, 500],
    "under 500": ["", null, 500],
  });
});

it("takes both bounds, and ranges", () => {
  expectPrice({
    "watch between 1000 and 2,500": ["watch", 1_000, 2_500],
    "saree 500 to 1500 rupees": ["saree", 500, 1_500],
    "saree ₹500 - ₹1500": ["saree", 500, 1_500],
    "saree above 500 under 1000": ["saree", 500, 1_000],
    "under 1000 saree above 500": ["saree", 500, 1_000],
    "saree 500 se upar 1000 se kam": ["saree", 500, 1_000],
    "phone under 15000 to 20000": ["phone", 15_000, 20_000],
    "phone under 10 to 20k": ["phone", 10_000, 20_000],
    "phone above 20k - 30k": ["phone", 20_000, 30_000],
    "trimmer over 500 under 60 minutes": ["trimmer under 60 minutes", 500, null],
  });
  for (const typed of ["saree above 1000 under 500", "saree 500 above 1000 below"])
    expect(readPriceInQuery(typed), typed).toBeNull();
});

it("knows thousands and lakhs however they are spelt", () => {
  const words = {
    1000: "k thousand thousands hazar hazaar hajar hajaar haazaar हज़ार हजार",
    100000: "lakh lakhs lac lacs laakh लाख",
  };
  for (const [times, spelt] of Object.entries(words))
    for (const word of spelt.split(" "))
      expectPrice({
        [`phone under 20 ${word}`]: ["phone", null, 20 * Number(times)],
        [`phone 2.5 ${word} se kam`]: ["phone", null, 2.5 * Number(times)],
      });
  for (const word of ["hazr", "hajr", "hzar", "thousnd", "lkh", "lack", "हजर", "लख"])
    expect(readPriceInQuery(`phone under 20 ${word}`), word).toBeNull();
});

it("leaves numbers that are no price", () => {
  const typed = [
    "rice under 5 kg",
    "ssd 500 gb",
    "iphone 15",
    "under armour",
    "toys under 3 years",
    "1000 to 2000",
    "upto 50,000 % off",
    "upto 500 rs off",
    "party kit under 20 to 50 guests",
    "trimmer between 30-90 mins",
    "galaxy 24 under 60 minutes",
  ];
  typed.push("shoes 500", "battery over 5000 mah", "meals under 500 calories", "kurta under 10%");
  for (const one of typed) expect(readPriceInQuery(one), one).toBeNull();
});

it("takes no measure for a price, whatever is measured", () => {
  const measures =
    "%,% off,percent,off,minutes,min,hrs,hours,yrs,years,days,weeks,mbps,gbps,rpm,tc,gsm,spf,guests,persons,people,log,mah,kg,ghz,घंटे,दिन,मिनट,लोग,साल";
  const bounds = ["under", "below", "less than", "within", "upto", "over", "above", "more than"];
  const said = fc.record({
    bound: fc.constantFrom(...bounds),
    amount: fc.integer({ min: 20, max: 99_999 }),
    gap: fc.constantFrom(" ", "  ", "-"),
    measure: fc.constantFrom(...measures.split(",")),
    behind: fc.constantFrom("", " cotton"),
  });
  fc.assert(
    fc.property(said, ({ bound, amount, gap, measure, behind }) => {
      expect(readPriceInQuery(`thing ${bound} ${amount}${gap}${measure}${behind}`)).toBeNull();
    }),
  );
});
