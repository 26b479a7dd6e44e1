import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, it } from "vitest";
import { hashSources, nonceSource, pagePolicy } from "./security-headers.ts";

const high = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM];

describe("the content security policy", () => {
  it.each([
    ["a nonce", [nonceSource("aGVsbG8gd29ybGQgaGVsbG8")]],
    ["hashes", hashSources("<script>let a = 1;</script>")],
  ])("has no serious finding when scripts are admitted by %s", (_, scripts) => {
    const { csp } = new CspParser(pagePolicy({ scripts, https: true }));
    const findings = new CspEvaluator(csp).evaluate().filter(({ severity }) => high.includes(severity));
    expect(findings).toEqual([]);
  });

  it("admits each inline script by the hash of its text, once, and no data block", () => {
    const html =
      '<script>a()</script><script type="module" async="">b()</script><script src="/x.js"></script>' +
      '<script type="application/ld+json">{"@type":"Product"}</script><script>a()</script>';
    const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(hashSources(html)).toEqual([hashOf("a()"), hashOf("b()")]);
  });
});
