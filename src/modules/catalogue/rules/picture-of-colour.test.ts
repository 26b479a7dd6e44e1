import { describe, expect, it } from "vitest";
import { pictureOfChoice } from "./picture-of-colour.ts";

const picture = (file: string) => ({ file, width: 1, height: 1, colour: "#ffffff", alt: "" });
const variant = (colour: string, size: string, own?: string) => ({
  colour,
  size,
  free: 1,
  ...(own !== undefined && { picture: own }),
});
const goods = {
  pictures: [picture("k.00000001"), picture("k--red.00000002"), picture("k.00000003")],
  colours: [{ name: "Indigo" }, { name: "Red" }],
  variants: [variant("Indigo", "S"), variant("Indigo", "M", "k.00000003"), variant("Red", "S")],
};

describe("the picture of a choice", () => {
  it("is its own, where it has one", () => {
    expect(pictureOfChoice(goods, { colour: "Indigo", size: "M" })).toBe(2);
    expect(pictureOfChoice(goods, { colour: "Indigo" })).toBe(2);
    expect(pictureOfChoice(goods, { size: "M" })).toBe(2);
  });

  it("else that of its colour, and none where no colour is chosen", () => {
    expect(pictureOfChoice(goods, { colour: "Indigo", size: "S" })).toBe(0);
    expect(pictureOfChoice(goods, { colour: "Red" })).toBe(1);
    expect(pictureOfChoice(goods, { size: "S" })).toBeUndefined();
    const gone = { ...goods, variants: [variant("Indigo", "M", "k.00000009")] };
    expect(pictureOfChoice(gone, { colour: "Red", size: "M" })).toBe(1);
  });
});
