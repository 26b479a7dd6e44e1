import { AxeBuilder } from "@axe-core/playwright";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { onTestFinished } from "vitest";
import { findChromium, findShell } from "./find-chromium.ts";
import { limitBrowser } from "./limit-browser.ts";
import { tellShops } from "./shop-process.ts";
import { untilStill } from "./until-still.ts";
import { type PageWatch, watchPage } from "./watch-page.ts";

/** What Playwright leaves out; the last list that the browser is given counts, so it is said again. */
const withoutAnyhow = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];
/** Pages of the browser's own address bar, made for each window: two thirds of what a window costs. */
const addressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "PreloadTopChromeWebUI"];

const quiet = [
  `--disable-features=${[...withoutAnyhow, ...addressBar].join(",")}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A page is gone before what its script was optimized into is run: a fifteenth of what pages and looks at them cost.
  "--js-flags=--no-opt --no-maglev",
];

/** A busy machine may stop for seconds at a time; who waits for what never comes waits a minute, which is rare. */
const patience = 60_000;

type Watched = PageWatch & { readonly hasScript: boolean };
const watched = new WeakMap<Page, Watched>();

export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;

/** A page whose console errors, broken scripts and policy violations are kept for the end of the test. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly troubles: string[];
  /** What a machine can say of accessibility, in the theme that shows. */
  accessibility(): Promise<string[]>;
  /** The same in both themes, one after the other on the page as it is, which ends light. */
  inBothThemes(): Promise<string[]>;
}

export interface PageOptions extends BrowserContextOptions {
  /** Was never here: is greeted a second after a page has loaded, over whatever floats. */
  readonly isNew?: boolean;
}

let shared: Promise<Browser> | undefined;

/** One for all files of a worker, with which it ends: each test has a context of its own in it. */
export async function openBrowser(): Promise<Browser> {
  const known = await shared?.catch(() => undefined);
  if (!known?.isConnected()) shared = launch(findShell(), []);
  return shared as Promise<Browser>;
}

/** One that is told something before it opens, to be closed by whoever asks for it. */
export function openBrowserWith(more: readonly string[]): Promise<Browser> {
  return launch(findShell(), more);
}

/** With what surrounds its pages, such as notifications and kept addresses: what shoppers have. */
export function openWholeBrowser(): Promise<Browser> {
  return launch(findChromium(), []);
}

async function launch(executablePath: string, more: readonly string[]): Promise<Browser> {
  return limitBrowser(await chromium.launch({ executablePath, args: [...quiet, ...more] }));
}

/**
 * For the test that runs: when it fails, its pages tell what they show; it leaves none behind. The service worker,
 * which asks for every page a second time, is left out where a journey does not ask for it.
 */
export async function openPage(
  browser: Browser,
  { isNew = false, ...options }: PageOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: sizes.desktop,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(patience);
  if (!isNew) await context.addInitScript(rememberVisit);
  const hasScript = options.javaScriptEnabled !== false;
  context.on("page", (opened) => watched.set(opened, { ...watchPage(opened), hasScript }));
  const page = await context.newPage();
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") {
      const shown = await tellAll(context);
      console.error(`${task.name}\n${shown}`);
      task.meta.shown = [task.meta.shown, shown].filter(Boolean).join("\n");
    }
    await context.close();
  });
  return {
    page,
    context,
    troubles: watchOf(page).troubles,
    accessibility: () => violationsOf(page),
    inBothThemes: () => violationsInBothThemes(page),
  };
}

declare module "vitest" {
  interface TaskMeta {
    /** For the report: what the pages of a test showed when it failed. */
    shown?: string;
  }
}

/** Goes there, and on when the page is in use and nothing that it asked for is outstanding. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilInUse(page);
}

/** The chat's button is the last part that comes by script: by then every other part listens. */
export async function untilInUse(page: Page): Promise<void> {
  const { hasScript, answered } = watchOf(page);
  if (!hasScript) return;
  await page.locator(".chat-button").waitFor({ state: "attached" });
  await answered();
}

/** By then a page has asked for what its parts ask for, and drawn what it was given. */
export const untilAtRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });

function watchOf(page: Page): Watched {
  const found = watched.get(page);
  if (!found) throw new Error("This page was not opened by openPage.");
  return found;
}

async function tellAll(context: BrowserContext): Promise<string> {
  const pages = await Promise.all(context.pages().map((page) => watchOf(page).tell()));
  return [...pages, tellShops()].join("\n");
}

/** Where a page may store nothing, nobody is greeted either. */
function rememberVisit(): void {
  try {
    localStorage.setItem("haat-welcomed", "1");
  } catch {}
}

async function violationsInBothThemes(page: Page): Promise<string[]> {
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ colorScheme: "light" });
  const [inLight, light] = [await violationsOf(page), await ink()];
  await page.emulateMedia({ colorScheme: "dark" });
  // A theme changes colours alone: the rest was looked at in the other.
  const [inDark, dark] = [await violationsOf(page, ofColours), await ink()];
  await page.emulateMedia({ colorScheme: "light" });
  const same = light === dark ? [`The text is ${light} in both themes.`] : [];
  return [...inLight, ...inDark.map((fault) => `dark: ${fault}`), ...same];
}

const everything = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
} as const;
const ofColours = { type: "rule", values: ["color-contrast", "link-in-text-block"] } as const;

/** Without frames of others it is read in the page itself, and what is in order need not be told. */
async function violationsOf(
  page: Page,
  runOnly: typeof everything | typeof ofColours = everything,
): Promise<string[]> {
  // A press may have led on to a page of which the first half is there.
  await page.waitForLoadState();
  // What is half faded in has no contrast of its own yet.
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], runOnly: { type: runOnly.type, values: [...runOnly.values] } })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}

/** To be looked at: the whole page as a picture, in the folder that SHOTS names. */
export async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
