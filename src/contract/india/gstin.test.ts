import { describe, expect, it } from "vitest";
import { readGstin, stateOfGstin } from "./gstin.ts";

describe("a GSTIN", () => {
  it.each(["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", "24AAACC1206D1ZM"])(
    "is read whatever it was typed with (%s)",
    (gstin) => {
      expect(readGstin(gstin)).toBe(gstin);
      expect(readGstin(` ${gstin.slice(0, 2)} ${gstin.slice(2).toLowerCase()} `)).toBe(gstin);
    },
  );

  it("is none when any of its signs is another, or two beside each other change places", () => {
    const gstin = "29AAGCB7383J1Z4";
    const others = [...gstin].map((sign, at) => {
      const next = /\d/.test(sign) ? (Number(sign) + 1) % 10 : sign === "Y" ? "X" : "Y";
      return `${gstin.slice(0, at)}${next}${gstin.slice(at + 1)}`;
    });
    for (const other of others) expect(readGstin(other)).toBe(null);
    expect(readGstin("29AAGCB7338J1Z4")).toBe(null);
  });

  it.each(["", "27AAPFU0939F1Z", "27AAPFU0939F1ZVV", "AAPFU0939F", "28AAGCB7383J1Z6"])(
    "is not %j",
    (typed) => {
      expect(readGstin(typed)).toBe(null);
    },
  );

  it("begins with its state", () => {
    expect(stateOfGstin("27AAPFU0939F1ZV")).toBe("27");
    expect(stateOfGstin("28AAGCB7383J1Z6")).toBe(undefined);
  });
});
