import { join } from "node:path";
import { root, run, type StepResult, said } from "./step.ts";

const fixture = join(root, "tests/fixtures/layers");
/** Each bad file of the fixture and the rule that has to refuse it. */
const mustBeRefused = [
  ["contract-is-the-ground", "reaches-up.ts"],
  ["ui-is-props-only", "ships-sql.ts"],
  ["modules-meet-at-their-doors", "cart-service.ts"],
  ["rules-are-pure", "impure.ts"],
] as const;

/** Who imports whom. The tool has been seen to read nothing and pass, so what it read is counted and a bad example must fail. */
export async function checkLayers(): Promise<StepResult> {
  const started = performance.now();
  const real = await cruise(["src", "db/seed"], root);
  const bad = await cruise(["src"], fixture);
  const missed = mustBeRefused.filter(
    ([rule, file]) => !bad.output.includes(`${rule}: `) || !bad.output.includes(file),
  );
  const words = [
    ...(real.modules < 50 ? [`Only ${real.modules} modules were read.`] : []),
    ...(real.violations ? [real.output] : []),
    ...missed.map(([rule, file]) => `The bad example ${file} was not refused by ${rule}.`),
  ];
  return said(
    { name: `layers (${real.modules} modules)`, ok: words.length === 0, output: words.join("\n") },
    started,
  );
}

interface Cruised {
  readonly modules: number;
  readonly violations: number;
  readonly output: string;
}

async function cruise(folders: readonly string[], cwd: string): Promise<Cruised> {
  const config = join(root, ".dependency-cruiser.mjs");
  const { output } = await run("depcruise", ["--config", config, "--output-type", "json", ...folders], cwd);
  const { summary } = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1)) as {
    summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
  };
  const lines = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  return { modules: summary.totalCruised, violations: lines.length, output: lines.join("\n") };
}
