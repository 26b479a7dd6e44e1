import { describe, expect, it } from "vitest";
import { brandOf, checkCard, cvvLength, groupExpiry, groupNumber } from "./card.ts";

const now = { year: 2026, month: 11 };
const card = { number: "4111 1111 1111 1111", holder: "Asha Rao", expiry: "11/26", cvv: "123" };

describe("brand hint", () => {
  it.each([
    ["4", "visa"],
    ["51", "mastercard"],
    ["55", "mastercard"],
    ["56", undefined],
    ["2221", "mastercard"],
    ["2720", "mastercard"],
    ["2721", undefined],
    ["34", "amex"],
    ["37", "amex"],
    ["36", undefined],
    ["6011", "discover"],
    ["65", "discover"],
    ["6521", "rupay"],
    ["6522", "rupay"],
    ["607", "rupay"],
    ["", undefined],
  ])("of %s is %s", (number, brand) => {
    expect(brandOf(number)).toBe(brand);
  });
});

describe("typing", () => {
  it("groups the number as the card does, pasted or typed", () => {
    expect(groupNumber("4111111111111111")).toBe("4111 1111 1111 1111");
    expect(groupNumber("4111-1111 1111x1111 99")).toBe("4111 1111 1111 1111");
    expect(groupNumber("378282246310005")).toBe("3782 822463 10005");
    expect(groupNumber("37828")).toBe("3782 8");
    expect(groupNumber("41112")).toBe("4111 2");
    expect(groupNumber("")).toBe("");
  });

  it("writes the expiry as MM/YY", () => {
    expect(groupExpiry("0527")).toBe("05/27");
    expect(groupExpiry("5/27")).toBe("05/27");
    expect(groupExpiry("5")).toBe("05");
    expect(groupExpiry("05 / 2027")).toBe("05/27");
    expect(groupExpiry("1")).toBe("1");
    expect(groupExpiry("12/2")).toBe("12/2");
  });

  it("asks American Express for four digits of CVV", () => {
    expect(cvvLength("3782")).toBe(4);
    expect(cvvLength("4111")).toBe(3);
  });
});

describe("check", () => {
  it("takes a good card, in its last month too", () => {
    expect(checkCard(card, now)).toEqual({});
    expect(checkCard({ ...card, number: "378282246310005", cvv: "1234" }, now)).toEqual({});
  });

  it("names each fault", () => {
    const faults = (over: Partial<typeof card>) => checkCard({ ...card, ...over }, now);
    expect(faults({ number: "4111 1111 1111 111" })).toEqual({ number: "numberInvalid" });
    expect(faults({ number: "4111 1111 1111 111a" })).toEqual({ number: "numberInvalid" });
    expect(faults({ holder: "  " })).toEqual({ holder: "holderMissing" });
    expect(faults({ expiry: "1126" })).toEqual({ expiry: "expiryInvalid" });
    expect(faults({ expiry: "13/30" })).toEqual({ expiry: "expiryInvalid" });
    expect(faults({ expiry: "00/30" })).toEqual({ expiry: "expiryInvalid" });
    expect(faults({ expiry: "01/27" })).toEqual({});
    expect(faults({ expiry: "12/26" })).toEqual({});
    expect(faults({ expiry: "10/26" })).toEqual({ expiry: "expired" });
    expect(faults({ expiry: "12/25" })).toEqual({ expiry: "expired" });
    expect(faults({ cvv: "12" })).toEqual({ cvv: "cvvInvalid" });
    const amex = "378282246310005";
    for (const cvv of ["123", "12345", "123a"])
      expect(faults({ number: amex, cvv })).toEqual({ cvv: "cvvInvalid" });
    expect(faults({ cvv: "1234" })).toEqual({});
    expect(faults({ cvv: "12345" })).toEqual({ cvv: "cvvInvalid" });
    expect(faults({ cvv: "12a" })).toEqual({ cvv: "cvvInvalid" });
  });

  it("names all faults of an empty form at once", () => {
    expect(Object.keys(checkCard({ number: "", holder: "", expiry: "", cvv: "" }, now))).toHaveLength(4);
  });
});
