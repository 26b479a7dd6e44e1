import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";

/** What a first visit cost in a browser. Times are milliseconds after the navigation began. */
export interface Visit {
  readonly scripts: number;
  /** Of script, as gzip at 9 would carry it; what comes at rest is counted too. */
  readonly scriptKilobytes: number;
  readonly atRest: { readonly scripts: number; readonly kilobytes: number };
  /** Milliseconds of processor on the page's own thread, which what else the machine does changes little. */
  readonly spent: { readonly script: number; readonly layout: number; readonly all: number };
  readonly longestTask: number;
  /** Over 50 ms, summed up by what is above. */
  readonly blocked: number;
  readonly hydrated: number;
  readonly painted: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** What moved, for whoever looks for the cause. */
  readonly moved: readonly string[];
}

/** Goes there, waits until all parts are in use, and scrolls to its end and back. */
export async function measureVisit(page: Page, address: string): Promise<Visit> {
  const came: Response[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script") came.push(answer);
  });
  await page.addInitScript(watch);
  const control = await page.context().newCDPSession(page);
  await control.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(address, { waitUntil: "load" });
  await page.locator(".chat-button").waitFor({ state: "attached" });
  await page.waitForFunction(() => (globalThis as unknown as Watched).seen.hydrated > 0);
  const { metrics } = await control.send("Performance.getMetrics");
  const spentOn = (name: string) => 1_000 * (metrics.find((one) => one.name === name)?.value ?? Number.NaN);
  const spent = {
    script: spentOn("ScriptDuration"),
    layout: spentOn("LayoutDuration") + spentOn("RecalcStyleDuration"),
    all: spentOn("TaskDuration"),
  };
  // Of the first view: a picture far down may be larger by a pixel.
  const { largestPaint } = await page.evaluate(read);
  await page.evaluate(scrollThrough);
  const { moved, modules, ...seen } = await page.evaluate(read);
  const first = new Set(modules);
  // Of those that came until now: the script of next pages comes for as long as a page stands.
  const sizes = await Promise.all(
    came.map(async (answer) => ({ isFirst: first.has(answer.url()), bytes: await gzipBytes(answer) })),
  );
  const sum = (isFirst: boolean) => {
    const ours = sizes.filter((one) => one.isFirst === isFirst);
    return { scripts: ours.length, kilobytes: ours.reduce((all, { bytes }) => all + bytes, 0) / 1_000 };
  };
  const { scripts, kilobytes } = sum(true);
  return { ...seen, largestPaint, moved, spent, scripts, scriptKilobytes: kilobytes, atRest: sum(false) };
}

async function gzipBytes(answer: Response): Promise<number> {
  return gzipSync(await answer.body(), { level: 9 }).length;
}

type Seen = Omit<Visit, "scripts" | "scriptKilobytes" | "atRest" | "moved" | "spent"> & { moved: string[] };
type Watched = { seen: { -readonly [Name in keyof Seen]: Seen[Name] } };

type Shift = {
  readonly value: number;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Runs in the page, before anything of its own. */
function watch(): void {
  const seen = {
    longestTask: 0,
    blocked: 0,
    hydrated: 0,
    painted: 0,
    largestPaint: 0,
    layoutShift: 0,
    moved: [] as string[],
  };
  (globalThis as unknown as Watched).seen = seen;
  const on = (type: string, say: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(say)).observe({ type, buffered: true });
  on("longtask", ({ duration }) => {
    seen.longestTask = Math.max(seen.longestTask, duration);
    seen.blocked += Math.max(0, duration - 50);
  });
  on("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.painted = startTime;
  });
  on("layout-shift", (entry) => {
    const { value, sources } = entry as unknown as Shift;
    seen.layoutShift += value;
    for (const { node, previousRect: from, currentRect: to } of sources)
      seen.moved.push(
        `${node instanceof Element ? `${node.tagName}.${node.getAttribute("class")}` : node?.nodeName} from ${from.x},${from.y} to ${to.x},${to.y}`,
      );
  });
  const listens = (one: Element) => Object.keys(one).some((key) => key.startsWith("__reactProps"));
  const look = () => {
    const used = document.querySelectorAll("main :is(a, button, form)");
    const [first, last] = [used[0], used[used.length - 1]];
    if (document.readyState !== "loading" && first && last && listens(first) && listens(last))
      seen.hydrated = performance.now();
    else setTimeout(look, 10);
  };
  look();
}

async function scrollThrough(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await frame();
    await frame();
  }
  scrollTo(0, 0);
  await frame();
}

function read() {
  const modules = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
    ({ href }) => href,
  );
  return { ...(globalThis as unknown as Watched).seen, modules };
}
