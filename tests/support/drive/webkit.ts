import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDisplay } from "./display.ts";
import type { Driver, DriverOptions } from "./driver.ts";
import { startHttpDriver } from "./http-driver.ts";

/** WebKit as Safari has it, in the small browser that comes with its library for GTK. */
export async function openWebkit(program: string, browser: string, options: DriverOptions): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const log = join(folder, "console.log");
  const display = await openDisplay();
  const clear = async () => {
    await display.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  const { send, capabilities, stop } = await startHttpDriver(
    program,
    { "webkitgtk:browserOptions": { binary: sayingTo(log, browser, folder), args: flagsOf(options) } },
    { DISPLAY: display.name, XDG_DATA_HOME: folder, GTK_THEME: bareTheme(folder) },
  ).catch(async (error) => {
    await clear();
    throw error;
  });
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    send,
    async resize(width, height) {
      await send("SetWindowRect", { width, height });
      const shown = await send("ExecuteScript", { script: "return [innerWidth, innerHeight]", args: [] });
      await send("SetWindowRect", { width: 2 * width - shown[0], height: 2 * height - shown[1] });
    },
    said: async () => errorsIn(readFileSync(log, "utf8")),
    async stop() {
      await stop();
      await clear();
    },
  };
}

function flagsOf({ isDark = false, hasScript = true, hasStorage = true }: DriverOptions): string[] {
  return [
    "--automation",
    "--enable-write-console-messages-to-stdout=true",
    // Commands are scripts too; those of the page are meant.
    `--enable-javascript-markup=${hasScript}`,
    `--enable-html5-local-storage=${hasStorage}`,
    ...(isDark ? ["--dark-mode"] : []),
  ];
}

/** The driver keeps to itself what the browser says. */
function sayingTo(log: string, browser: string, folder: string): string {
  const file = join(folder, "browser.sh");
  writeFileSync(log, "");
  writeFileSync(file, `#!/bin/sh\nexec "${browser}" "$@" >>"${log}" 2>&1\n`, { mode: 0o755 });
  return file;
}

/** With room around its buttons no window is as narrow as a phone. */
function bareTheme(folder: string): string {
  mkdirSync(join(folder, "themes/Bare/gtk-3.0"), { recursive: true });
  writeFileSync(join(folder, "themes/Bare/gtk-3.0/gtk.css"), "image { -gtk-icon-transform: scale(0.1); }");
  return "Bare";
}

function errorsIn(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => /CONSOLE (?:\w+ )?ERROR/.test(line))
    .filter((line) => !/the server responded with a status of 4\d\d/.test(line));
}
