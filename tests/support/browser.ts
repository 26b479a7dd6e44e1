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

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: quiet });
}

export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: sizes.desktop,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    ...options,
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(`script: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !isExpected(message.text()))
      troubles.push(`console: ${message.text()}`);
  });
  return { page, context, troubles, accessibility: () => violationsOf(page) };
}

/** An answer with an error status is what some journeys are about; the browser reports each as an error. */
function isExpected(text: string): boolean {
  return /Failed to load resource: the server responded with a status of 4\d\d/.test(text);
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
