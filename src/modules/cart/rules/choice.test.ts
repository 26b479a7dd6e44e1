import { describe, expect, it } from "vitest";
import { choose, chooseAnew } from "./choice.ts";

const shirt = { colours: [{ name: "Off White", hex: "#fff" }], sizes: ["S", "M"] };
const plain = { colours: [], sizes: [] };
const reasonOf = (outcome: ReturnType<typeof choose>) => (outcome.ok ? outcome.value : outcome.reason);

describe("choice", () => {
  it.each([
    ["no colour", { size: "M" }, "colourMissing"],
    ["a blank colour", { colour: "  ", size: "M" }, "colourMissing"],
    ["a colour it does not have", { colour: "Red", size: "M" }, "colourUnknown"],
    ["no size", { colour: "Off White" }, "sizeMissing"],
    ["a size it does not have", { colour: "Off White", size: "XXL" }, "sizeUnknown"],
  ])("refuses %s", (_, asked, reason) => {
    const refused = choose(shirt, asked);
    const field = reason.startsWith("colour") ? "colour" : "size";
    expect(refused).toMatchObject({ ok: false, reason, field });
  });

  it("keeps the catalogue's own spelling", () => {
    expect(reasonOf(choose(shirt, { colour: "off white ", size: "m" }))).toEqual({
      colour: "Off White",
      size: "M",
    });
  });

  it("asks nothing of a product without options, and takes none for it", () => {
    expect(reasonOf(choose(plain, {}))).toEqual({ colour: null, size: null });
    expect(reasonOf(choose(plain, { colour: null, size: "" }))).toEqual({ colour: null, size: null });
    expect(reasonOf(choose(plain, { colour: "Red" }))).toBe("colourUnknown");
    expect(reasonOf(choose(plain, { size: "M" }))).toBe("sizeUnknown");
  });

  it("lets a newcomer's fallback colour and size mean nothing for goods that have none", () => {
    expect(reasonOf(chooseAnew(plain, { colour: " black", size: "XL" }))).toEqual({
      colour: null,
      size: null,
    });
    expect(reasonOf(chooseAnew(plain, { colour: "Ultraviolet" }))).toBe("colourUnknown");
    expect(reasonOf(chooseAnew(plain, { size: "XXL" }))).toBe("sizeUnknown");
    expect(reasonOf(chooseAnew(shirt, { colour: "Black", size: "M" }))).toBe("colourUnknown");
    expect(reasonOf(chooseAnew(shirt, { colour: "Off White", size: "S" }))).toEqual({
      colour: "Off White",
      size: "S",
    });
  });
});
