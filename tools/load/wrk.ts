import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Refusal } from "../refusal.ts";
import type { LoadRequest } from "./load-request.ts";

export interface WrkLoad {
  readonly url: string;
  /** In turn, one after the other, whichever connection is free. */
  readonly requests: readonly LoadRequest[];
  readonly connections?: number;
  readonly seconds?: number;
}

export interface Figures {
  /** Answers that were a success, each second. */
  readonly rps: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly bad: number;
}

/** Each request as it is sent, behind its length. */
const script = (file: string) => `
local list, at = {}, 0
local file = io.open(${JSON.stringify(file)}, "rb")
for length in function() return file:read("*n") end do
  file:read(1)
  list[#list + 1] = file:read(length)
end
request = function()
  at = at % #list + 1
  return list[at]
end
done = function(summary, latency)
  local e = summary.errors
  local figures = { summary.requests, e.status + e.connect + e.read + e.write + e.timeout, summary.duration }
  for _, part in ipairs({ 50, 95, 99 }) do figures[#figures + 1] = latency:percentile(part) / 1000 end
  print("figures " .. table.concat(figures, " "))
end
`;

/** Loads a shop by wrk, which takes answers in several times faster than any generator in JavaScript. */
export async function wrk({ url, requests, connections = 32, seconds = 6 }: WrkLoad): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "haat-wrk-"));
  const [lua, file] = [join(folder, "load.lua"), join(folder, "requests")];
  writeFileSync(lua, script(file));
  writeFileSync(file, requests.map((one) => sent(one, new URL(url).host)).join("\n"));
  try {
    const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s", "-s", lua, url];
    const figures =
      /^figures (.*)$/m
        .exec(await run(args))?.[1]
        ?.split(" ")
        .map(Number) ?? [];
    const [all = 0, bad = 0, micros = 1, p50 = 0, p95 = 0, p99 = 0] = figures;
    return { rps: ((all - bad) * 1_000_000) / micros, p50, p95, p99, bad };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What this machine can do at all just now: a bare server gives a constant of so many bytes, loaded alike. */
export async function floorOf(bytes: number, load: Partial<WrkLoad> = {}): Promise<Figures> {
  // As hard to take in as something compressed.
  const body = randomBytes(bytes);
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "text/html", "content-length": bytes }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const figures = await wrk({
    requests: [{ path: "/" }],
    seconds: 3,
    ...load,
    url: `http://127.0.0.1:${port}`,
  });
  server.close();
  server.closeAllConnections();
  return figures;
}

function sent({ method = "GET", path, headers = {}, body = "" }: LoadRequest, host: string): string {
  const all = { host, ...headers, ...(body && { "content-length": Buffer.byteLength(body) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const request = [`${method} ${path} HTTP/1.1`, ...lines, "", body].join("\r\n");
  return `${Buffer.byteLength(request)}\n${request}`;
}

function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("wrk", args, { stdio: ["ignore", "pipe", "inherit"] });
    child.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ENOENT" ? new Refusal("wrk is missing (Debian: apt-get install wrk).") : error),
    );
    const said = text(child.stdout);
    child.once("exit", (code) =>
      code === 0 ? said.then(resolve, reject) : reject(new Error(`wrk ended with ${code}`)),
    );
  });
}
