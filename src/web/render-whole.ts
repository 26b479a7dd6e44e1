import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import type { PageContext } from "./page-context.ts";

type Page = Pick<PageContext, "nonce" | "report">;

/**
 * The whole page at once: it is compressed and may be kept, and its loaders have already answered. As a text it costs
 * a third less than as a stream; the stream alone waits for a part whose code is not there yet, and tells what broke.
 */
export async function renderWhole(elements: ReactNode, page: Page): Promise<string> {
  return asText(elements) ?? (await asStream(elements, page));
}

/** What React writes in place of a part that it could not draw at once. */
const undrawn = "<!--$!-->";

function asText(elements: ReactNode): string | undefined {
  try {
    const html = renderToString(elements);
    return html.includes(undrawn) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    return undefined;
  }
}

const patience = 10_000;

function asStream(elements: ReactNode, { nonce, report }: Page): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString("utf8"));
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
