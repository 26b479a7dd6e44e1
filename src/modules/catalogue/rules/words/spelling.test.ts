import { expect, it } from "vitest";
import { distance, lettersForgiven, nearestWord, slipsOf } from "./spelling.ts";

it("counts letters added, left out, changed and swapped", () => {
  expect(distance("saree", "saree", 2)).toBe(0);
  expect(distance("sare", "saree", 2)).toBe(1);
  expect(distance("sarree", "saree", 2)).toBe(1);
  expect(distance("saree", "sarie", 2)).toBe(1);
  expect(distance("headphnoes", "headphones", 2)).toBe(1);
  expect(distance("kurta", "laptop", 2)).toBe(3);
});

it("forgives more in longer words and nothing in short ones", () => {
  expect(["pen", "kurta", "headphones"].map(lettersForgiven)).toEqual([0, 1, 2]);
});

it("takes the nearest word, then the one in more products", () => {
  const known = [
    { word: "lamp", uses: 2 },
    { word: "lamb", uses: 90 },
    { word: "lump", uses: 9 },
  ];
  expect(nearestWord("lampp", known)).toBe("lamp");
  expect(nearestWord("lamk", known)).toBe("lamb");
  expect(nearestWord("zzzz", known)).toBeUndefined();
});

it("knows the slips of a finger, and holds a swap nearer than a wrong letter", () => {
  expect(slipsOf("saere")).toContain("saree");
  expect(slipsOf("headdphone")).toContain("headphone");
  expect(slipsOf("abc")).toEqual([]);
  const known = [
    { word: "china", uses: 900 },
    { word: "chai", uses: 3 },
  ];
  expect(nearestWord("chia", known)).toBe("chai");
  const pots = [
    { word: "plates", uses: 900 },
    { word: "plant", uses: 3 },
  ];
  expect(nearestWord("platns", pots)).toBe("plant");
});
