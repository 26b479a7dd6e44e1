import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { PageContext } from "./page-context.ts";

type Page = Pick<PageContext, "nonce" | "report">;

const patience = 10_000;

/** The whole page at once: it is compressed and may be kept, and its loaders have already answered. */
export function renderWhole(elements: ReactNode, { nonce, report }: Page): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(elements, {
      nonce,
      // Else React sets large parts aside, and only a script would put them in their place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: report,
    });
    const timer = setTimeout(() => abort(new Error("The page took too long.")), patience);
  });
}
