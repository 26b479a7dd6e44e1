import type { Page, Request } from "playwright-core";
import { expect } from "vitest";

const mostLines = 40;
const mostText = 2_000;
/** Who presses again before a picture has moved to its place ends that, which troubles nobody. */
const endedEarly = /^Transition was skipped/;

export interface PageWatch {
  /** Console errors, broken scripts and policy violations: what no journey may cause. */
  readonly troubles: string[];
  /** Resolves once everything that its script asked for has been answered. */
  answered(): Promise<void>;
  /** What somebody needs who was not there to see why a journey failed. */
  tell(): Promise<string>;
}

export function watchPage(page: Page): PageWatch {
  const troubles: string[] = [];
  const events: string[] = [];
  const asked = new Set<Request>();
  const begun = performance.now();
  const note = (event: string) => events.push(`${Math.round(performance.now() - begun)} ms  ${event}`);
  page.on("pageerror", (error) => {
    if (!endedEarly.test(error.message)) troubles.push(`script: ${error.message}`);
    note(`script: ${error.stack ?? error.message}`);
  });
  page.on("console", (message) => {
    const text = `console: ${message.text()}`;
    if (message.type() === "error" && !isExpected(text)) troubles.push(text);
    if (message.type() === "error" || message.type() === "warning") note(text);
  });
  page.on("crash", () => note("THE PAGE CRASHED"));
  page.on("framenavigated", (frame) => frame === page.mainFrame() && note(`went to ${frame.url()}`));
  page.on("request", (request) => isByScript(request) && asked.add(request));
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => {
    asked.delete(request);
    note(`${request.failure()?.errorText}: ${request.url()}`);
  });
  page.on("response", (answer) => {
    if (isTold(answer.url())) note(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  });
  return {
    troubles,
    answered: () => expect.poll(() => [...asked].map((request) => request.url())).toEqual([]),
    async tell() {
      return [
        `The page ${page.url()} shows:`,
        ...(await Promise.all(["main", "dialog[open], [role=dialog]"].map((part) => shownIn(page, part)))),
        "What happened, its last lines:",
        indented(events.slice(-mostLines)),
        "What it asked for and was not given:",
        indented([...asked].map((request) => request.url())),
      ].join("\n");
    },
  };
}

/** As a reader for the blind has it, which says of each part whether it can be found. */
async function shownIn(page: Page, part: string): Promise<string> {
  const place = page.locator(part).first();
  const shown = place.ariaSnapshot({ timeout: 2_000 }).catch(() => `no ${part}`);
  return indented((await shown).slice(0, mostText).split("\n"));
}

function isByScript(request: Request): boolean {
  return ["fetch", "xhr", "script"].includes(request.resourceType());
}

/** Files that came are no news; those that did not come are told anyhow. */
function isTold(url: string): boolean {
  return !/\/(?:assets|pictures)\//.test(url);
}

/** An answer with an error status is what some journeys are about; the browser reports each as an error. */
function isExpected(text: string): boolean {
  return /Failed to load resource: the server responded with a status of 4\d\d/.test(text);
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join("\n");
}
