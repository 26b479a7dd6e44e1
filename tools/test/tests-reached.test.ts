import { describe, expect, it } from "vitest";
import { nearestTests } from "./tests-reached.ts";

describe("the tests that a change reaches", () => {
  const importers = new Map([
    ["rule.ts", ["rule.test.ts", "service.ts"]],
    ["service.ts", ["service.test.ts", "shop.ts"]],
    ["shop.ts", ["service.ts", ...Array.from({ length: 50 }, (_, at) => `page-${at}.test.ts`)]],
  ]);

  it("are the nearest, and says how many import it from farther away", () => {
    expect(nearestTests(["rule.ts"], importers)).toEqual({
      nearest: ["rule.test.ts", "service.test.ts"],
      farther: 50,
    });
  });

  it("are all of the nearest, where even these are many", () => {
    expect(nearestTests(["shop.ts"], importers).nearest).toHaveLength(50);
  });

  it("are a changed test itself", () => {
    expect(nearestTests(["service.test.ts"], importers)).toEqual({
      nearest: ["service.test.ts"],
      farther: 0,
    });
  });

  it("are none where nothing imports it", () => {
    expect(nearestTests(["docs.md"], importers)).toEqual({ nearest: [], farther: 0 });
  });
});
