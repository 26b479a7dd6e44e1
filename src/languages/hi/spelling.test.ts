import { expect, it } from "vitest";
import { hindiSpelling } from "./spelling.ts";

const { inLatin } = hindiSpelling;

it("spells Devanagari as shoppers do in Latin letters", () => {
  const spelt = {
    चप्पल: "chappal",
    कुर्ता: "kurta",
    मसाला: "masala",
    साड़ी: "sadi",
    घड़ी: "ghadi",
    कंबल: "kambal",
    टॉप: "top",
  };
  for (const [word, latin] of Object.entries(spelt)) expect(inLatin(word)).toBe(latin);
});

it("leaves other words alone", () => {
  for (const word of ["kurta", "12", "", "தமிழ்"]) expect(inLatin(word)).toBeNull();
});
