import { expect, it } from "vitest";
import { addressLines } from "./address-lines.ts";

const shown = (address: string) => addressLines(address).replaceAll("\u00a0", "_");

it("keeps together what stands between two commas", () => {
  expect(shown("14 Chandni Lane, Connaught Place, New Delhi 110001")).toBe(
    "14_Chandni_Lane, Connaught_Place, New_Delhi_110001",
  );
  expect(shown("41 Park Street, Taltala,Kolkata, West Bengal 700016")).toBe(
    "41_Park_Street, Taltala,Kolkata, West_Bengal_700016",
  );
});

it("leaves what is too long for one line as it is, and what has no words", () => {
  const long = "The old warehouse behind the second gate of the market";
  expect(shown(`${long}, Pune 411001`)).toBe(`${long}, Pune_411001`);
  expect(shown("")).toBe("");
  expect(shown(", ,")).toBe(", ,");
});
