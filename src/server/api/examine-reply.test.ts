import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { faultsIn } from "./examine-reply.ts";

const { add: described } = defineEndpoints("lamps", {
  add: {
    method: "POST",
    path: "/lamps",
    right: "goods.change",
    summary: "Add a lamp",
    status: 201,
    input: z.object({ name: z.string() }),
    answer: z.object({
      success: z.literal(true),
      lamps: z.array(z.object({ name: z.string(), watts: z.int().optional() })),
    }),
    refusals: ["productGone"],
  },
});
const whole = { success: true, message: "Here", lamps: [{ name: "Diya" }] };

describe("a reply held against its description", () => {
  it("has no fault when it says what is described", () => {
    expect(faultsIn(described, { status: 201, body: whole })).toEqual([]);
    expect(faultsIn(described, { status: 201, body: { ...whole, lamps: [] } })).toEqual([]);
  });

  it("is at fault by another status, a missing field, a wrong value or no message", () => {
    expect(faultsIn(described, { status: 200, body: whole })).toEqual(["status 200 for 201"]);
    const { lamps: _, ...none } = whole;
    expect(faultsIn(described, { status: 201, body: none })[0]).toMatch(/^lamps: /);
    const wrong = { ...whole, lamps: [{ name: 7 }] };
    expect(faultsIn(described, { status: 201, body: wrong })[0]).toMatch(/^lamps\.0\.name: /);
    expect(faultsIn(described, { status: 201, body: { ...whole, message: "" } })).toEqual([
      "message: missing",
    ]);
  });

  it("is at fault by a field that nobody described, however deep", () => {
    const more = { ...whole, lamps: [{ name: "Diya", cost: 2 }], secret: 1 };
    expect(faultsIn(described, { status: 201, body: more })).toEqual([
      "lamps.0.cost: not described",
      "secret: not described",
    ]);
  });

  it("may refuse for the reasons that are described, and for those of the edge", () => {
    for (const refused of ["productGone", "notAllowed", "notSignedIn", "invalidInput", "tooLarge"] as const)
      expect(faultsIn(described, { refused })).toEqual([]);
    expect(faultsIn(described, { refused: "cartFull" })).toEqual(["refusal cartFull"]);
  });
});
