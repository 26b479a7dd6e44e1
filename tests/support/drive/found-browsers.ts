import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Driver, DriverOptions } from "./driver.ts";
import { openFirefox } from "./firefox.ts";
import { openWebkit } from "./webkit.ts";

export interface FoundBrowser {
  readonly name: string;
  open(options?: DriverOptions): Promise<Driver>;
}

/** Nothing is installed: whoever wants a browser tried puts it on the machine. */
export function findBrowsers(): { found: FoundBrowser[]; missing: string[] } {
  const [firefox, webkitDriver] = [programOf("firefox-esr", "firefox"), programOf("WebKitWebDriver")];
  const [miniBrowser] = globSync("/usr/{lib,libexec}{,/*}/webkit2gtk-4.*/MiniBrowser");
  const found: FoundBrowser[] = [];
  const missing: string[] = [];
  if (firefox) found.push({ name: "Firefox", open: (options = {}) => openFirefox(firefox, options) });
  else missing.push("Firefox (Debian: apt-get install firefox-esr)");
  if (webkitDriver && miniBrowser && (process.env.DISPLAY || programOf("Xvfb")))
    found.push({ name: "WebKit", open: (options = {}) => openWebkit(webkitDriver, miniBrowser, options) });
  else missing.push("WebKit (Debian: apt-get install webkit2gtk-driver xvfb)");
  return { found, missing };
}

function programOf(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}
