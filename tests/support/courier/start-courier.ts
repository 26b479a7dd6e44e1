import { spawn } from "node:child_process";
import { join } from "node:path";
import { within } from "../within.ts";

type Fault = "" | "slow" | "down" | "wrong" | "lying" | "endless" | "expired";

/** A courier of our own in a process of its own, that can be slow, down, wrong and lying. */
export async function startCourier() {
  const child = spawn(process.execPath, [join(import.meta.dirname, "courier-main.ts")], {
    env: { PATH: process.env.PATH },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const open = new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString("utf8");
      const told = /is open: (\S+)/.exec(said);
      if (told?.[1]) resolve(told[1]);
    });
    void ended.then(() => reject(new Error("The stand-in courier ended before it was open.")));
  });
  const url = await within("the stand-in courier to open", open);
  const control = async (query: string) =>
    (await (await fetch(`${url}/control?${query}`)).json()) as { asked: number; logins: number };
  return {
    url,
    behave: (fault: Fault) => control(`fault=${fault}`),
    refuse: (pinCode: string) => control(`refuse=${pinCode}`),
    counts: () => control(""),
    async stop() {
      child.kill("SIGTERM");
      await within("the stand-in courier to end", ended);
    },
  };
}
