import { Worker } from "node:worker_threads";
import type { PrintedDocument } from "./document.ts";

/** So many may wait; who comes then is asked to come again. */
const mostWaiting = 8;
const restAfterMs = 60_000;

export interface PdfPrinter {
  /** A PDF; nothing where too many wait. */
  print(document: PrintedDocument): Promise<Uint8Array | undefined>;
  stop(): Promise<void>;
}

type Printed =
  | { readonly job: number; readonly file: Uint8Array }
  | { readonly job: number; readonly error: Error };

/** Draws papers in a thread of its own: a hundred labels take as long as some hundred requests. It rests when nobody prints. */
export function createPdfPrinter(): PdfPrinter {
  let worker: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  let jobs = 0;
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();

  return {
    async print(document) {
      if (waiting.size >= mostWaiting) return undefined;
      const job = ++jobs;
      const printed = Promise.withResolvers<Uint8Array>();
      waiting.set(job, printed);
      clearTimeout(rest);
      worker ??= begin();
      worker.ref();
      worker.postMessage({ job, paper: document });
      return printed.promise;
    },
    async stop() {
      clearTimeout(rest);
      await worker?.terminate();
    },
  };

  function begin(): Worker {
    const begun = new Worker(new URL("pdf-printer-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    begun.on("message", (printed: Printed) => {
      const job = waiting.get(printed.job);
      waiting.delete(printed.job);
      if ("file" in printed) job?.resolve(printed.file);
      else job?.reject(printed.error);
      if (waiting.size === 0) goToRest(begun);
    });
    begun.on("error", (error) => end(begun, error as Error));
    begun.on("exit", () => end(begun, new Error("The press was stopped.")));
    return begun;
  }

  function goToRest(begun: Worker): void {
    begun.unref();
    rest = setTimeout(() => void begun.terminate(), restAfterMs).unref();
  }

  /** Whoever waits hears so, and the next paper begins another. */
  function end(begun: Worker, error: Error): void {
    if (worker !== begun) return;
    worker = undefined;
    for (const job of waiting.values()) job.reject(error);
    waiting.clear();
  }
}
