import { describe, expect, it } from "vitest";
import { pictureOfColour } from "./picture-of-colour.ts";

const picture = (file: string) => ({ file, width: 1, height: 1, colour: "#fff", alt: "" });
const pictures = ["ring.0a1b2c3d", "ring--2.0a1b2c3d", "ring--rose-gold.0a1b2c3d"].map(picture);
const colours = [{ name: "Silver" }, { name: "Rose Gold" }, { name: "Blue" }];

describe("pictureOfColour", () => {
  it.each([
    ["Silver", 0],
    ["Rose Gold", 2],
    ["Blue", 0],
  ])("for %s is number %s", (name, at) => {
    expect(pictureOfColour(pictures, colours, name)).toBe(at);
  });
});
