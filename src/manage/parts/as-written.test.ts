import { expect, it } from "vitest";
import { writtenIn } from "./as-written.tsx";

it.each([
  ["Ajrakh Print Cushion, 40 x 40 cm", "en"],
  ["अजरख कुशन, 40 x 40 cm", "hi"],
  ["XL", undefined],
  ["₹450.00", undefined],
])("knows by its letters what %s is written in", (text, lang) => expect(writtenIn(text)).toBe(lang));
