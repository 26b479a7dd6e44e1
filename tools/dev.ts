import { spawn } from "node:child_process";
import { startGateway } from "#support/razorpay/start-gateway.ts";

/**
 * Starts the shop for developers: pages change as they are saved, the server starts anew when its own files change.
 * With --gateway it takes payments through the stand-in gateway, whose window has a button for each outcome.
 */
const watched = [
  "src/server",
  "src/platform",
  "src/ports",
  "src/contract",
  "src/building",
  "src/main.ts",
  "src/modules",
  "src/modules.ts",
  "src/modules-browser.ts",
  "src/languages",
];
const port = process.env.PORT ?? "3000";
const gateway = process.argv.includes("--gateway")
  ? await startGateway({ shopUrl: `http://127.0.0.1:${port}` })
  : undefined;
if (gateway) console.log(`The stand-in gateway is open: ${gateway.url}`);

const args = [
  "--watch-preserve-output",
  ...watched.map((path) => `--watch-path=${path}`),
  "tools/dev-server.ts",
];
const child = spawn(process.execPath, args, {
  stdio: "inherit",
  env: { ...process.env, ...gateway?.settings },
});
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", async (code) => {
  await gateway?.stop();
  process.exit(code ?? 0);
});
