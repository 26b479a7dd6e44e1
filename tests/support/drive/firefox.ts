import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Driver, DriverOptions } from "./driver.ts";
import { type Ask, connectMarionette } from "./marionette.ts";

/** It needs no driver beside it. */
export async function openFirefox(program: string, options: DriverOptions): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  writeFileSync(join(profile, "user.js"), preferencesOf(options));
  const flags = ["--headless", "--no-remote", "--marionette", "-remote-allow-system-access"];
  const child = spawn(program, [...flags, "--profile", profile], {
    env: { ...process.env, HOME: profile },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    return await driverOf(await connectMarionette(await portOf(profile, child)), stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function driverOf(ask: Ask, stop: Driver["stop"]): Promise<Driver> {
  const { capabilities } = await ask("WebDriver:NewSession");
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async send(command, parameters) {
      const full = command === "TakeScreenshot" ? { full: false } : {};
      return bare(await ask(`WebDriver:${command}`, { ...full, ...parameters }));
    },
    resize: (width, height) => inBrowser(ask, resizeView, [width, height]) as Promise<void>,
    said: async () => (await inBrowser(ask, readErrors, [])) as string[],
    stop,
  };
}

function preferencesOf({ isDark = false, hasScript = true, hasStorage = true }: DriverOptions): string {
  const preferences = {
    "marionette.port": 0,
    "browser.shell.checkDefaultBrowser": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "intl.accept_languages": "en-IN, en",
    "layout.css.prefers-color-scheme.content-override": isDark ? 0 : 1,
    "javascript.enabled": hasScript,
    "dom.storage.enabled": hasStorage,
  };
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
    .join("");
}

async function portOf(profile: string, child: ChildProcess): Promise<number> {
  while (child.exitCode === null && child.signalCode === null) {
    try {
      const port = Number(readFileSync(join(profile, "MarionetteActivePort"), "utf8"));
      if (port > 0) return port;
    } catch {}
    await wait(100);
  }
  throw new Error("Firefox ended before it could be asked.");
}

const bare = (result: unknown) =>
  result && typeof result === "object" && "value" in result ? result.value : result;

async function inBrowser(ask: Ask, script: string, args: unknown[]): Promise<unknown> {
  await ask("Marionette:SetContext", { value: "chrome" });
  const { value } = await ask("WebDriver:ExecuteScript", { script, args });
  await ask("Marionette:SetContext", { value: "content" });
  return value;
}

/** A window is never as narrow as a phone; its page can be. */
const resizeView = `
  const [width, height] = arguments;
  const { style } = gBrowser.selectedBrowser;
  style.flex = "none";
  style.width = style.minWidth = style.maxWidth = width + "px";
  style.height = style.minHeight = style.maxHeight = height + "px";`;

const readErrors = `
  const scripts = Services.console.getMessageArray()
    .filter((one) => one instanceof Ci.nsIScriptError && /^https?:/.test(one.sourceName))
    .filter((one) => !(one.flags & Ci.nsIScriptError.warningFlag) || /^CSP_.*Violation/.test(one.category))
    .map((one) => one.category + ": " + one.errorMessage);
  const storage = Cc["@mozilla.org/consoleAPI-storage;1"].getService(Ci.nsIConsoleAPIStorage);
  const consoles = storage.getEvents()
    .filter(({ level, filename }) => level === "error" && /^https?:/.test(filename))
    .map((one) => "console: " + Array.from(one.arguments).map(String).join(" "));
  return [...scripts, ...consoles];`;
