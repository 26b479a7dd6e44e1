import { createElement as draw, lazy, Suspense } from "react";
import { expect, test } from "vitest";
import { renderWhole } from "./render-whole.ts";

test("a part whose code comes late is waited for, and drawn at once from then on", async () => {
  let asked = 0;
  const Late = lazy(async () => {
    asked++;
    return { default: () => draw("b", null, "late") };
  });
  const page = () => draw("html", null, draw("body", null, draw(Suspense, null, draw(Late))));
  const first = await renderWhole(page(), { nonce: "n", report: () => {} });
  expect(first.toString()).toBe(
    "<!DOCTYPE html><html><head></head><body><!--$--><b>late</b><!--/$--></body></html>",
  );
  expect(await renderWhole(page(), { nonce: "n", report: () => {} })).toEqual(first);
  expect(asked).toBe(1);
});

test("what breaks a part is reported, what breaks the page is thrown", async () => {
  const reports: unknown[] = [];
  const heard = { nonce: "n", report: (error: unknown) => void reports.push(error) };
  const part = await renderWhole(
    draw("main", null, draw(Suspense, { fallback: "instead" }, draw(Broken))),
    heard,
  );
  expect(part.toString()).toContain("instead");
  expect(reports).toHaveLength(1);
  await expect(renderWhole(draw(Broken), heard)).rejects.toThrow("broken");
});

function Broken(): never {
  throw new Error("broken");
}
