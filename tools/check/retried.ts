import { appendFileSync } from "node:fs";
import type { Reporter, TestCase } from "vitest/node";

/** What passed at the second try alone is a race that will fail somebody: it is named at the end of the run. */
export default class Retried implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { retryCount = 0 } = test.diagnostic() ?? {};
    const file = process.env.HAAT_RETRIED;
    if (retryCount === 0 || !test.ok()) return;
    const line = `${test.module.moduleId.split("/").at(-1)}: ${test.fullName}`;
    if (file) appendFileSync(file, `${line}\n`);
    else console.warn(`PASSED AT THE SECOND TRY ALONE: ${line}`);
  }
}
