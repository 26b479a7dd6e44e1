import { spawn } from "node:child_process";
import { once } from "node:events";

/** A screen that nobody sees, where the machine has none. */
export async function openDisplay(): Promise<{ name: string; close(): Promise<void> }> {
  const own = process.env.DISPLAY;
  if (own) return { name: own, close: async () => {} };
  const child = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  const said = child.stdio[3];
  if (!said) throw new Error("Xvfb has no line to say its number on.");
  const [number] = await Promise.race([
    once(said, "data"),
    ended.then(() => Promise.reject(new Error("Xvfb ended."))),
  ]);
  return {
    name: `:${String(number).trim()}`,
    async close() {
      child.kill();
      await ended;
    },
  };
}
