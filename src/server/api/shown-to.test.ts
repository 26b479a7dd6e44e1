import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { nullWithout, withRight } from "#contract/endpoints/with-right.ts";
import { failure } from "#contract/outcome.ts";
import type { Role } from "#contract/rights.ts";
import { allEndpoints } from "../handlers/all-endpoints.ts";
import { refusalShownTo, shownTo } from "./shown-to.ts";

const by = (role: Role) => ({ userId: "u", sessionId: "s", role, hasFreshFactor: false });
const answered = (answer: z.ZodType) =>
  defineEndpoints("tests", {
    ask: { method: "GET", path: "/tests", right: "office.enter", summary: "A test", answer },
  }).ask;

describe("what a caller is shown of an answer", () => {
  const lines = z.array(
    z.object({
      title: z.string(),
      paise: withRight("money.see", z.int()),
      note: nullWithout("orders.all", z.string()),
    }),
  );
  const endpoint = answered(z.object({ orders: z.object({ lines }).nullable() }));
  const value = { orders: { lines: [{ title: "Lamp", paise: 500, note: "call Asha" }] } };

  it("is all of it for who holds every right, and each part by its own right for others", () => {
    expect(shownTo(by("owner"), endpoint, value)).toEqual(value);
    const counted = { orders: { lines: [{ title: "Lamp", paise: 500, note: null }] } };
    expect(shownTo(by("accountant"), endpoint, value)).toEqual(counted);
    const packed = { orders: { lines: [{ title: "Lamp", note: null }] } };
    expect(shownTo(by("packer"), endpoint, value)).toEqual(packed);
    expect(shownTo(null, endpoint, value)).toEqual(packed);
    expect(shownTo(null, endpoint, { orders: null })).toEqual({ orders: null });
  });

  it("is never guessed where one of several shapes has such a part", () => {
    const part = z.object({ paise: withRight("money.see", z.int()) });
    const shapes = {
      union: part.or(z.string()),
      tuple: z.tuple([part]),
      intersection: part.and(z.object({})),
    };
    for (const [name, shape] of Object.entries(shapes))
      expect(() => shownTo(null, answered(shape), {})).toThrow(`stands in a ${name}`);
  });

  it("is known of every endpoint", () => {
    expect(allEndpoints.length).toBeGreaterThan(200);
    for (const one of allEndpoints) expect(shownTo(null, one, {})).toEqual({});
  });
});

describe("what a refusal brings along", () => {
  const endpoint = answered(z.object({}));
  const refused = (reason: Parameters<typeof failure>[0]) =>
    failure(reason, { data: { done: [], order: {} } });

  it("is shown to who may see it, and to nobody else", () => {
    const late = refused("orderChanged");
    expect(refusalShownTo(by("owner"), endpoint, late)).toEqual(late);
    expect(refusalShownTo(by("editor"), endpoint, late)).toEqual(failure("orderChanged"));
  });

  it("is nothing where nobody describes it", () => {
    expect(refusalShownTo(by("owner"), endpoint, refused("notFound"))).toEqual(failure("notFound"));
  });
});
