import { afterAll, expect, it, vi } from "vitest";
import { loadPage } from "./next-pages.ts";

afterAll(() => {
  vi.unstubAllEnvs();
});

/** A file of script that says when it runs. */
const file = (name: string) => `data:text/javascript,(globalThis.ran ??= []).push("${name}")`;

it("loads a page with all that it imports, and goes without what is not there", async () => {
  vi.stubEnv("PROD", true);
  const modules = {};
  const imports = [file("part"), "data:text/plain,", file("words")];
  await loadPage({ id: "page", module: file("page"), imports }, modules);
  expect(modules).toHaveProperty("page");
  expect(new Set((globalThis as { ran?: string[] }).ran)).toEqual(new Set(["page", "part", "words"]));
});
