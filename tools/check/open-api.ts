import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openApiDocument } from "#server/api/open-api.ts";
import { documentedEndpoints } from "#server/handlers/all-endpoints.ts";
import { runStep, type StepResult } from "./step.ts";

/** The description of the calls is read by other people's programs, so a linter reads it first. */
export async function checkOpenApi(): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), "haat-openapi-"));
  const file = join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify(openApiDocument("Shop", documentedEndpoints)));
  const result = await runStep(
    "OpenAPI",
    "redocly",
    ["lint", "--extends=recommended", "--skip-rule=operation-4xx-response", file],
    folder,
  );
  rmSync(folder, { recursive: true, force: true });
  return result;
}
