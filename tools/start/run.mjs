import { spawn } from "node:child_process";

/** Hands over to the project's own Node, passes on the signals, and leaves nothing behind when this process is killed. */
export function run(node, args, options) {
  // The line to the child breaks with this process, which tells a shop to close.
  const child = spawn(node, args, { ...options, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGTERM" ? 0 : 1)));
  if (process.env.npm_lifecycle_event) endWithNpm(child);
}

/** An npm that was killed cannot pass on a signal. */
function endWithNpm(child) {
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) child.kill("SIGTERM");
  }, 1_000).unref();
}
