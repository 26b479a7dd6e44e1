import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { build } from "vite";
import type { Job } from "./stage.ts";

const flags = [
  "--headless=new",
  "--no-sandbox",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser with the stage set up in it; shoot() gives the PNG of one job. */
export class StudioPage {
  private readonly browser: Browser;
  private readonly page: Page;

  private constructor(browser: Browser, page: Page) {
    this.browser = browser;
    this.page = page;
  }

  static async open(): Promise<StudioPage> {
    const script = await bundle();
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: flags,
    });
    const page = await browser.newPage();
    page.on("console", (message) => message.type() === "error" && console.error(message.text()));
    page.on("pageerror", (error) => console.error(error.message));
    await page.addScriptTag({ content: script, type: "module" });
    await page.waitForFunction("globalThis.shoot");
    return new StudioPage(browser, page);
  }

  async shoot(job: Job): Promise<Buffer> {
    const address = await this.page.evaluate(
      (work) => (globalThis as unknown as { shoot(job: Job): Promise<string> }).shoot(work),
      job,
    );
    return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL("./stage.ts", import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      target: "esnext",
      lib: { entry, formats: ["es"], fileName: "stage" },
    },
  });
  const output = [result].flat()[0] as {
    output: { type: string; code?: string }[];
  };
  return output.output[0]?.code ?? "";
}
