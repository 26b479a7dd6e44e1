import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const shell = "/usr/bin/chromium-headless-shell";

/** The system's browser, else Debian's package where it can be installed. */
export function findChromium(): string {
  const candidates = [
    process.env.CHROMIUM,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ];
  const found = () => candidates.find((file) => file && existsSync(file));
  if (!found()) installPackages("chromium", "chromium-headless-shell");
  const file = found();
  if (!file) throw new Error("NO BROWSER: install Chromium, or name one by CHROMIUM=/path/to/chromium.");
  return file;
}

/** The same without windows, menus, notifications and kept addresses, where there is one: a quarter less work. */
export function findShell(): string {
  return !process.env.CHROMIUM && existsSync(shell) ? shell : findChromium();
}

/** Of the very version that is there: nothing else on the machine changes for it. */
export function installShell(): void {
  if (process.env.CHROMIUM || existsSync(shell)) return;
  try {
    const version = execFileSync("dpkg-query", ["-W", "-f", `\${Version}`, "chromium-common"], {
      encoding: "utf8",
      stdio: "pipe",
    });
    installPackages(`chromium-headless-shell=${version}`);
  } catch {
    // Said below.
  }
  if (!existsSync(shell)) console.log("The journeys run in the whole of Chromium, which takes longer.");
}

function installPackages(...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  execFileSync("apt-get", ["update", "-q"], { stdio: "pipe" });
  execFileSync("apt-get", ["install", "-yq", "--no-install-recommends", ...names], { stdio: "pipe" });
}
