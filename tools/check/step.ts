import { spawn } from "node:child_process";
import { join } from "node:path";

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly output: string;
}

export const root = join(import.meta.dirname, "../..");

/** Runs one of the project's own programs and says how it went and how long it took. */
export async function runStep(
  name: string,
  program: string,
  args: readonly string[],
  cwd = root,
): Promise<StepResult> {
  const started = performance.now();
  const { status, output } = await run(program, args, cwd);
  return said({ name, ok: status === 0, output }, started);
}

export function said(result: StepResult, started: number): StepResult {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${result.ok ? "✓" : "✗"} ${result.name} (${seconds} s)`);
  if (!result.ok) console.log(result.output);
  return result;
}

export function run(
  program: string,
  args: readonly string[],
  cwd = root,
): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(join(root, "node_modules/.bin", program), args, {
      cwd,
      env: {
        ...process.env,
        NO_COLOR: "1",
        REDOCLY_TELEMETRY: "off",
        REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => chunks.push(Buffer.from(error.message)));
    child.on("close", (status) =>
      resolve({ status: status ?? 1, output: Buffer.concat(chunks).toString("utf8") }),
    );
  });
}
