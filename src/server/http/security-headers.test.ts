import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, it } from "vitest";
import { closedPolicy, nonceSource, pagePolicy, withoutNonce } from "./security-headers.ts";

const high = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM];
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the content security policy", () => {
  it.each([
    ["a nonce", pagePolicy({ scripts: [nonceSource("aGVsbG8gd29ybGQgaGVsbG8")], https: true })],
    ["hashes", pagePolicy({ scripts: [hashOf("let a = 1;")], https: true })],
    ["nothing", closedPolicy],
  ])("has no serious finding when scripts are admitted by %s", (_, policy) => {
    const { csp } = new CspParser(policy);
    const findings = new CspEvaluator(csp).evaluate().filter(({ severity }) => high.includes(severity));
    expect(findings).toEqual([]);
  });
});

describe("a page that is served again", () => {
  it("admits each script that the renderer marked by the hash of its text, once, and holds no nonce", () => {
    const { html, sources } = withoutNonce(
      '<script nonce="N">a()</script><script type="module" nonce="N" async="">b()</script>' +
        '<script nonce="N" src="/x.js"></script><link nonce="N" href="/y.js"><script nonce="N">a()</script>',
      "N",
    );
    expect(sources).toEqual([hashOf("a()"), hashOf("b()")]);
    expect(html).toBe(
      '<script>a()</script><script type="module" async="">b()</script>' +
        '<script src="/x.js"></script><link href="/y.js"><script>a()</script>',
    );
  });

  it.each([
    "<script>evil()</script>",
    '<script nonce="guessed">evil()</script>',
    "<script nonce=N>evil()</script>",
    '<SCRIPT nonce="guessed">evil()</SCRIPT>',
    '<svg><script type="text/javascript">evil()</script></svg>',
  ])("admits none that came in with data: %s", (injected) => {
    const page = `<h1>${injected}</h1><script nonce="N">own()</script>`;
    expect(withoutNonce(page, "N").sources).toEqual([hashOf("own()")]);
  });
});
