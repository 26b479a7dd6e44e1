import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

export interface WrkLoad {
  readonly url: string;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly connections?: number;
  readonly seconds?: number;
}

export interface WrkFigures {
  /** Answers that were a success, each second. */
  readonly rps: number;
  readonly p99: number;
  readonly bad: number;
}

/** Loads a shop by `wrk`, which takes larger answers in several times faster than any generator in JavaScript. */
export async function wrk({ url, paths, connections = 32, seconds = 6 }: WrkLoad): Promise<WrkFigures> {
  const folder = mkdtempSync(join(tmpdir(), "haat-wrk-"));
  const script = join(folder, "load.lua");
  writeFileSync(
    script,
    `local paths = {${paths.map((path) => JSON.stringify(path)).join(",")}}
local at = 0
wrk.headers["accept-encoding"] = "br"
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
done = function(summary, latency)
  local bad = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  print("figures " .. summary.requests .. " " .. bad .. " " .. summary.duration .. " " .. latency:percentile(99))
end
`,
  );
  try {
    const text = await run([
      "-t1",
      `-c${connections}`,
      `-d${seconds}s`,
      "--timeout",
      "10s",
      "-s",
      script,
      url,
    ]);
    const [, ...figures] = /^figures (\d+) (\d+) (\d+) (\S+)$/m.exec(text) ?? [];
    const [requests = 0, bad = 0, micros = 1, late = 0] = figures.map(Number);
    return { rps: ((requests - bad) * 1_000_000) / micros, p99: late / 1_000, bad };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a bare server answers of a constant of so many bytes, loaded alike. */
export async function wrkFloor(bytes: number, options: Partial<WrkLoad> = {}): Promise<WrkFigures> {
  const body = randomBytes(bytes);
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html", "content-length": bytes }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const figures = await wrk({ ...options, url: `http://127.0.0.1:${port}`, paths: ["/"] });
  server.close();
  server.closeAllConnections();
  return figures;
}

function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("wrk", args, { stdio: ["ignore", "pipe", "inherit"] });
    child.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ENOENT" ? new Error("This bench loads by wrk: apt-get install wrk") : error),
    );
    const said = text(child.stdout);
    child.once("exit", (code) =>
      code === 0 ? said.then(resolve, reject) : reject(new Error(`wrk ended with ${code}`)),
    );
  });
}
