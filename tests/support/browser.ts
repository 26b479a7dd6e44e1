import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { onTestFinished } from "vitest";
import { watchPage } from "./watch-page.ts";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;

/** A page whose console errors, broken scripts and policy violations are kept for the end of the test. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly troubles: string[];
  /** What a machine can say of accessibility, in the theme that shows. */
  accessibility(): Promise<string[]>;
}

export interface PageOptions extends BrowserContextOptions {
  /** Was never here: is greeted a second after a page has loaded, over whatever floats. */
  readonly isNew?: boolean;
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: quiet });
}

/** For the test that runs: when it fails, its pages tell what they show; it leaves none behind. */
export async function openPage(
  browser: Browser,
  { isNew = false, ...options }: PageOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: sizes.desktop,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    ...options,
  });
  if (!isNew) await context.addInitScript(rememberVisit);
  const page = await context.newPage();
  const { troubles, tell } = watchPage(page);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") console.error(`${task.name}\n${await tell()}`);
    await context.close();
  });
  return { page, context, troubles, accessibility: () => violationsOf(page) };
}

/** Where a page may store nothing, nobody is greeted either. */
function rememberVisit(): void {
  try {
    localStorage.setItem("haat-welcomed", "1");
  } catch {}
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}

function findChromium(): string {
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
