import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PageFacts } from "#web/ui/page-facts.ts";

let factsOr: (loaded: PageFacts | undefined) => PageFacts;
let stranger: PageFacts;

beforeEach(async () => {
  vi.stubEnv("SSR", false);
  vi.resetModules();
  ({ factsOr } = await import("./shell-facts.ts"));
  ({ strangerFacts: stranger } = await import("#web/ui/page-facts.ts"));
});

afterEach(() => vi.unstubAllEnvs());

it("keeps the frame of a page for all as it is where the next one says the same, and where there is no answer", () => {
  const first = factsOr({ ...stranger, forAll: true });
  expect(factsOr({ ...stranger, forAll: true })).toBe(first);
  expect(factsOr(undefined)).toBe(first);
  const next = { ...stranger, forAll: true, cartUnits: 2 } as const;
  expect(factsOr(next)).toBe(next);
});

it("takes what a page made for one says, even where it is the same: what this browser kept since may be another", () => {
  factsOr({ ...stranger });
  const next = { ...stranger };
  expect(factsOr(next)).toBe(next);
});
