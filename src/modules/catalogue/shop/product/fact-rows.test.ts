import { expect, it } from "vitest";
import type { DetailView } from "#modules/catalogue/catalogue-view.ts";
import { choiceRows, factRows } from "./fact-rows.ts";

const rows = (goods: DetailView["goods"], lang: "en" | "hi" = "en") =>
  factRows({ unitPaise: 400_00, goods } as DetailView, lang);

it("says in both languages what is known, and nothing else", () => {
  expect(rows(undefined)).toBe(undefined);
  expect(rows({ country: "IN", maker: "Anokhi, Jaipur", netQuantity: { amount: 500, unit: "g" } })).toEqual([
    ["Country of origin", "India"],
    ["Made by", "Anokhi, Jaipur"],
    ["Net quantity", "500 g"],
    ["Unit sale price", "₹0.80 per g"],
  ]);
  expect(rows({ country: "IN", netQuantity: { amount: 2.5, unit: "kg" } }, "hi")).toEqual([
    ["मूल देश", "भारत"],
    ["शुद्ध मात्रा", "2.5 किलो"],
    ["इकाई विक्रय मूल्य", "₹160.00 प्रति किलो"],
  ]);
});

it("names what the goods come in as their choices are named", () => {
  const goods = {
    colours: [
      { name: "Ivory", hex: "" },
      { name: "Haat Red", hex: "" },
    ],
    sizes: ["S", "Free Size"],
  };
  expect(choiceRows(goods, "en")).toEqual([
    ["Colour", "Ivory, Haat Red"],
    ["Size", "S, Free Size"],
  ]);
  expect(choiceRows(goods, "hi")).toEqual([
    ["रंग", "आइवरी, Haat Red"],
    ["साइज़", "S, फ़्री साइज़"],
  ]);
  expect(choiceRows({ colours: [], sizes: [] }, "en")).toEqual([]);
});

it("says one weight, or from which to which", () => {
  const of = (...grams: number[]) =>
    rows({ variants: grams.map((one, at) => ({ colour: "", size: String(at), grams: one })) });
  expect(of(240, 240)).toEqual([["Weight", "240 g"]]);
  expect(of(1_250, 900)).toEqual([["Weight", "900 g to 1.25 kg"]]);
});

it("names the MRP where prices hold their taxes", () => {
  const told = (product: Partial<DetailView>) =>
    factRows({ unitPaise: 400_00, oldUnitPaise: null, goods: {}, ...product } as DetailView, "en", {
      isMrp: true,
    });
  expect(told({})).toEqual([["MRP (with all taxes)", "₹400.00"]]);
  expect(told({ oldUnitPaise: 500_00 })).toEqual([["MRP (with all taxes)", "₹500.00"]]);
  expect(told({ priceVaries: true })).toEqual([]);
});
