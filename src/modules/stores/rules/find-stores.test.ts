import { expect, it } from "vitest";
import { findStores } from "./find-stores.ts";
import { cityIn, placeNamed } from "./places.ts";

const stores = [
  {
    id: "delhi",
    name: "Haat Connaught Place",
    city: "New Delhi",
    address: "Inner Circle, New Delhi 110001",
    lat: 28.63,
    lng: 77.22,
  },
  {
    id: "mumbai",
    name: "Haat Bandra West",
    city: "Mumbai",
    address: "22 Linking Road, 400050",
    lat: 19.06,
    lng: 72.84,
  },
  {
    id: "kolkata",
    name: "Haat Park Street",
    city: "Kolkata",
    address: "41 Park Street, Kolkata 700016",
    lat: 22.55,
    lng: 88.35,
  },
];
const ids = (search: string, here?: { lat: number; lng: number }) =>
  findStores(stores, { search, place: placeNamed(search), here }).stores.map(({ id }) => id);

it("matches name, city or address, whatever the case, and ignores blanks around it", () => {
  expect(ids("BANDRA")).toEqual(["mumbai"]);
  expect(ids(" linking road ")).toEqual(["mumbai"]);
  expect(ids("street")).toEqual(["kolkata"]);
  expect(ids("110001")).toEqual(["delhi"]);
});

it("finds the stores of a city whose address does not name it", () => {
  expect(ids("Mumbai")).toEqual(["mumbai"]);
});

it("shows every store in the owner's order when nothing was typed", () => {
  expect(ids("  ")).toEqual(["delhi", "mumbai", "kolkata"]);
});

it("orders the stores by distance from a city that has none, and says from where", () => {
  const found = findStores(stores, { search: "pune", place: placeNamed("pune") });
  expect(found.from).toBe("Pune");
  expect(found.stores.map(({ id, isNearest }) => [id, isNearest])).toEqual([
    ["mumbai", true],
    ["delhi", false],
    ["kolkata", false],
  ]);
  expect(found.stores[0]?.km).toBeGreaterThan(100);
  expect(found.stores[0]?.km).toBeLessThan(150);
});

it("orders the stores by distance from a PIN code", () => {
  expect(ids("751001")[0]).toBe("kolkata");
  expect(ids("302 001")[0]).toBe("delhi");
});

it("orders by the shopper's own place, nearest first, and keeps to what was searched", () => {
  expect(ids("", { lat: 22, lng: 88 })).toEqual(["kolkata", "delhi", "mumbai"]);
  expect(ids("haat b", { lat: 22, lng: 88 })).toEqual(["mumbai"]);
});

it("calls the nearest of all stores the nearest, whatever was searched", () => {
  const here = { lat: 22, lng: 88 };
  const nearest = (search: string) => findStores(stores, { search, here }).stores.map((one) => one.isNearest);
  expect(nearest("")).toEqual([true, false, false]);
  expect(nearest("street")).toEqual([true]);
  expect(nearest("bandra")).toEqual([false]);
});

it("finds nothing for words that are neither a store nor a place", () => {
  expect(findStores(stores, { search: "atlantis", place: placeNamed("atlantis") })).toEqual({ stores: [] });
  expect(ids("000000")).toEqual([]);
});

it("calls the large cities as Hindi calls them, and no other city by their names", () => {
  expect(["Bengaluru", "Delhi", "New Delhi", "Panaji", "Goa"].map((city) => cityIn("hi", city))).toEqual([
    "बेंगलुरु",
    "दिल्ली",
    "नई दिल्ली",
    "पणजी",
    "गोवा",
  ]);
  for (const city of ["Mohali", "Howrah", "Darjeeling", "Alibag"]) expect(cityIn("hi", city)).toBe(city);
  expect(cityIn("en", "Bengaluru")).toBe("Bengaluru");
});
