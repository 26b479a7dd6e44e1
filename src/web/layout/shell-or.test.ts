import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ShellData } from "#web/ui/shell-context.ts";

let shellOr: (loaded: ShellData | undefined) => ShellData;
let anonymousShell: ShellData;

beforeEach(async () => {
  vi.stubEnv("SSR", false);
  vi.resetModules();
  ({ shellOr } = await import("./shell-or.ts"));
  ({ emptyShell: anonymousShell } = await import("#web/ui/shell-context.ts"));
});

afterEach(() => vi.unstubAllEnvs());

it("keeps the frame of a page for all as it is where the next one says the same, and where there is no answer", () => {
  const first = shellOr({ ...anonymousShell, forAll: true });
  expect(shellOr({ ...anonymousShell, forAll: true })).toBe(first);
  expect(shellOr(undefined)).toBe(first);
  const next = { ...anonymousShell, forAll: true, cartUnits: 2 } as const;
  expect(shellOr(next)).toBe(next);
});

it("takes what a page made for one says, even where it is the same: what this browser kept since may be another", () => {
  shellOr({ ...anonymousShell });
  const next = { ...anonymousShell };
  expect(shellOr(next)).toBe(next);
});
