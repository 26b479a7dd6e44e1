import { expect, it } from "vitest";
import { headOfCategory, namePartsOf, partsOfName } from "./name-parts.ts";

const things = (title: string, brand = "") =>
  namePartsOf(title, brand).flatMap(({ word, part }) => (part === "head" ? [word] : []));

it("tells a thing from what only names it", () => {
  expect(things("Kelvar X135 Laptop 14 inch 8GB RAM 512GB SSD Black", "Kelvar")).toEqual(["laptop"]);
  expect(things("Kelvar Laptop Sleeve Grey", "Kelvar")).toEqual(["sleeve"]);
  expect(things("Sleeve for 14 inch Laptop")).toEqual(["sleeve"]);
  expect(things("Screen Foil compatible with Nova Smartphone")).toEqual(["foil"]);
  expect(things("Laptop with Bag and Mouse")).toEqual(["laptop"]);
});

it("finds the thing before what describes it and after what holds it", () => {
  expect(things("Cotton Kurta Men, Blue")).toEqual(["kurta"]);
  expect(things("Set of 6 Steel Glasses")).toEqual(["glasses"]);
  expect(things("5 Litre Pressure Cooker, Induction Base")).toEqual(["cooker"]);
  expect(things("Knife Set")).toEqual(["knife", "set"]);
});

it("goes past a measure before the name", () => {
  expect(things("Alto 500 GB SSD", "Alto")).toEqual(["ssd"]);
  expect(things("Premium 500 ml Steel Bottle")).toEqual(["bottle"]);
});

it("says what a word does beside the thing", () => {
  const parts = new Map(namePartsOf("Sleeve for Laptop with Strap").map(({ word, part }) => [word, part]));
  expect(parts.get("laptop")).toBe("for");
  expect(parts.get("strap")).toBe("with");
});

it("finds what the things of a category are called, where it is one thing", () => {
  expect(headOfCategory("Laptop Bags")).toEqual(["bags"]);
  expect(headOfCategory("men's clothing")).toEqual(["clothing"]);
  for (const name of ["Spices & Pickles", "Pens and Paper", "Sports, Toys"])
    expect(headOfCategory(name)).toEqual([]);
});

it("answers whatever a title is", () => {
  for (const title of ["", "-", "for", "12", "of of of", "क", "🛒 ()"])
    expect(things(title).length).toBeLessThanOrEqual(1);
});

it("takes no property behind a measure for the thing", () => {
  const parts = (title: string) => new Map(namePartsOf(title).map(({ word, part }) => [word, part]));
  expect(parts("Alto Evo 500 GB SSD").get("ssd")).toBe("detail");
  expect(parts("Alto Book Laptop - 14 inch - 16gb RAM - 256gb NVMe").get("ram")).toBe("detail");
});

it("is done with a name without a break, however long, as it goes through it once", () => {
  const parts = partsOfName(`${"a".repeat(500_000)} pr-300 printer`, [], new Set());
  expect(parts.map(({ part }) => part)).toEqual(["name", "head", "detail", "detail"]);
});
