import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import { commands, type Send } from "./commands.ts";

/** A program beside the browser that takes commands by HTTP, as the W3C writes them. */
export interface HttpDriver {
  readonly capabilities: Readonly<Record<string, unknown>>;
  readonly send: Send;
  stop(): Promise<void>;
}

export async function startHttpDriver(
  program: string,
  wanted: object,
  env: Record<string, string | undefined> = {},
): Promise<HttpDriver> {
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], { env: { ...process.env, ...env }, stdio: "ignore" });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  const kill = async () => {
    child.kill();
    await ended;
  };
  const begun = untilReady(child, url).then(() =>
    ask(`${url}/session`, "POST", { capabilities: { alwaysMatch: wanted } }),
  );
  const { sessionId, capabilities } = await begun.catch(async (error) => {
    await kill();
    throw error;
  });
  const session = `${url}/session/${sessionId}`;
  return {
    capabilities,
    send(command, parameters = {}) {
      const [method = "", path = ""] = commands[command].split(" ");
      return ask(session + path.replace(":id", String(parameters.id)), method, parameters);
    },
    async stop() {
      // One that broke cannot be asked any more.
      await ask(session, "DELETE", {}).catch(() => {});
      await kill();
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const status = await fetch(`${url}/status`).catch(() => undefined);
    if (status?.ok) return;
    await wait(50);
  }
  throw new Error(`${child.spawnfile} ended before it could be asked.`);
}

async function ask(url: string, method: string, parameters: object) {
  const answer = await fetch(url, {
    method,
    ...(method === "POST" && { body: JSON.stringify(parameters) }),
    signal: AbortSignal.timeout(60_000),
  });
  // biome-ignore lint/suspicious/noExplicitAny: as JSON came
  const { value } = (await answer.json()) as { value: any };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
