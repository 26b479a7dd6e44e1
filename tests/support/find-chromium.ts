import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The system's browser, else Debian's package where it can be installed. */
export function findChromium(): string {
  const candidates = [
    process.env.CHROMIUM,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ];
  const found = () => candidates.find((file) => file && existsSync(file));
  if (!found()) installDebianPackage();
  const file = found();
  if (!file) throw new Error("NO BROWSER: install Chromium, or name one by CHROMIUM=/path/to/chromium.");
  return file;
}

function installDebianPackage(): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  execFileSync("apt-get", ["update", "-q"], { stdio: "pipe" });
  execFileSync("apt-get", ["install", "-yq", "--no-install-recommends", "chromium"], { stdio: "pipe" });
}
