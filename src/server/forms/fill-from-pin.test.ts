import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { stateNameOf } from "#contract/india/states.ts";
import { placesOf, readPinCodes } from "#modules/delivery/rules/pin-codes.ts";
import { requestContext } from "#support/request-context.ts";
import type { ShopServices } from "../shop-services.ts";
import { fillFromPin } from "./fill-from-pin.ts";

const known = readPinCodes(readFileSync("db/seed/pin-codes.txt", "utf8"));
const areasIn = (pinCode: string) =>
  placesOf(known, pinCode).map(({ city, state }) => ({ city, state: stateNameOf(state), stateCode: state }));
const page = { shop: { delivery: { areasIn } } as unknown as ShopServices, requestContext };

const whole = { name: "Asha", phone: "98123 45679", street: "12 Lake Road", pinCode: "560001" };

function filled(typed: Readonly<Record<string, string>>, of: typeof page = page) {
  const form = new URLSearchParams(typed);
  return { said: fillFromPin(form, of), city: form.get("city"), state: form.get("state") };
}

it("fills in city and state and has them looked at", () => {
  expect(filled({ ...whole, city: "", state: " " })).toEqual({
    said: expect.objectContaining({
      field: "city",
      message: expect.stringContaining("Bengaluru, Karnataka"),
    }),
    city: "Bengaluru",
    state: "Karnataka",
  });
  const inHindi = { ...page, requestContext: { ...requestContext, lang: "hi" as const } };
  expect(filled(whole, inHindi).said?.message).toContain("कर्नाटक");
});

it("leaves what was typed, and has nothing to say then", () => {
  expect(filled({ ...whole, city: "Mysuru", state: "Karnataka" })).toEqual({
    said: undefined,
    city: "Mysuru",
    state: "Karnataka",
  });
  expect(filled({ ...whole, city: "Whitefield", state: "" })).toMatchObject({
    said: { field: "state" },
    city: "Whitefield",
    state: "Karnataka",
  });
  expect(filled({ ...whole, city: "", state: "Kerala" })).toEqual({
    said: undefined,
    city: "",
    state: "Kerala",
  });
});

it("asks for the state where there are several, and follows the answer", () => {
  const two = { ...whole, pinCode: "160014", city: "" };
  const { said, state } = filled(two);
  expect(said).toMatchObject({ field: "state", message: expect.stringContaining("Punjab or Chandigarh") });
  expect(state).toBeNull();
  expect(filled({ ...two, state: "Punjab" })).toMatchObject({ city: "Rupnagar", state: "Punjab" });
});

it("takes what is left over from the drawn PIN code for nothing, once", () => {
  const moved = { ...whole, drawn: "700001|Kolkata|West Bengal", city: "Kolkata", state: "West Bengal" };
  expect(filled(moved)).toMatchObject({
    said: { field: "city", message: expect.stringContaining("Bengaluru, Karnataka") },
    city: "Bengaluru",
    state: "Karnataka",
  });
  expect(filled({ ...moved, city: "Mysuru" })).toMatchObject({ city: "Mysuru", state: "Karnataka" });
  expect(filled({ ...moved, pinCode: "160014" })).toMatchObject({ said: { field: "state" }, state: "" });
  const passes = [
    { ...moved, pinCode: "700 001", city: "Salt Lake", drawn: "700001|Salt Lake|West Bengal" },
    { ...moved, drawn: "560001|Kolkata|West Bengal" },
    { ...moved, drawn: "560034|Bengaluru|Karnataka", city: "Bengaluru", state: "Karnataka" },
    { ...moved, pinCode: "999999" },
  ];
  for (const typed of passes)
    expect(filled(typed)).toEqual({ said: undefined, city: typed.city, state: typed.state });
});

it("leaves to the call what it does not know, and fills in beside another gap", () => {
  for (const gap of [{ pinCode: "999999" }, { pinCode: "12" }, { country: "Nepal" }])
    expect(filled({ ...whole, ...gap })).toEqual({ said: undefined, city: null, state: null });
  expect(filled({ ...whole, street: "" })).toEqual({
    said: undefined,
    city: "Bengaluru",
    state: "Karnataka",
  });
});
