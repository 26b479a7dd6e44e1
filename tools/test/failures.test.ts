import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../check/step.ts";
import { failedSteps, failuresIn, type Report, tell } from "./failures.ts";

const failed = (fullName: string, message: string) => ({
  fullName,
  status: "failed",
  failureMessages: [message],
});
const passed = { fullName: "cart adds", status: "passed", failureMessages: [] };

function reportOf(tests: Report["testResults"][number]["assertionResults"], message = ""): Report {
  const isBad = message !== "" || tests.some(({ status }) => status === "failed");
  const name = join(root, "tests/journeys/cart.journey.ts");
  const file = { name, status: isBad ? "failed" : "passed", message, assertionResults: tests };
  return { numPassedTests: 0, numFailedTests: 0, testResults: [file] };
}

it("names the file, the test, why it failed and from where", () => {
  const calls = Array.from({ length: 30 }, (_, at) => `  - call ${at}`).join("\n");
  const stack = `    at press (${root}/node_modules/x.js:1:1)\n    at ${root}/tests/journeys/cart.journey.ts:7:3`;
  const message = `\u001b[31mTimeoutError\u001b[39m: nothing came\n${calls}\n${stack}`;
  const text = tell(failuresIn(reportOf([passed, failed("cart takes out", message)])));
  expect(text).toContain("✗ tests/journeys/cart.journey.ts: cart takes out\n    TimeoutError: nothing came");
  expect(text).toContain("call 13");
  expect(text).not.toContain("call 14");
  expect(text).toContain("at tests/journeys/cart.journey.ts:7:3");
  expect(text).not.toContain("node_modules");
  expect(text).not.toContain("cart adds");
});

it("names a file that broke before its tests", () => {
  const text = tell(failuresIn(reportOf([], "No such module")));
  expect(text).toContain("✗ tests/journeys/cart.journey.ts\n    No such module");
  expect(text).toMatch(/To run these again: npm test -- tests\/journeys\/cart.journey.ts$/);
});

it("tells nothing of what passed", () => {
  const steps = [{ name: "types", ok: true, output: "fine" }];
  expect(tell([...failuresIn(reportOf([passed])), ...failedSteps(steps)])).toBe("");
});

it("tells how a step of the check ended", () => {
  const output = Array.from({ length: 50 }, (_, at) => `line ${at}.`).join("\n");
  const text = tell(failedSteps([{ name: "types", ok: false, output }]));
  expect(text).toContain("✗ types\n");
  expect(text).toContain("line 49.");
  expect(text).not.toContain("line 29.");
});

it("shows what the pages of few showed, its beginning and its end", () => {
  const shown = `The page /cart shows:\n${"row\n".repeat(5_000)}What came last`;
  const text = tell(failuresIn(reportOf([{ ...failed("cart takes out", "why"), meta: { shown } }])));
  expect(text).toContain("The page /cart shows:\nrow");
  expect(text).toContain("What came last");
  expect(text.length).toBeLessThanOrEqual(8_100);
  const many = Array.from({ length: 30 }, (_, at) => ({ ...failed(`test ${at}.`, "why"), meta: { shown } }));
  expect(tell(failuresIn(reportOf(many)))).not.toContain("row");
});

it("names all of many, in eight thousand characters", () => {
  const many = Array.from({ length: 40 }, (_, at) => failed(`test ${at}.`, "why ".repeat(500)));
  const text = tell(failuresIn(reportOf(many)));
  expect(text.length).toBeLessThanOrEqual(8_101);
  for (let at = 0; at < 40; at++) expect(text).toContain(`test ${at}.`);
});
