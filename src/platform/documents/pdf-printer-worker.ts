import { parentPort } from "node:worker_threads";
import type { PrintedDocument } from "./document.ts";
import { drawDocument } from "./draw-document.ts";
import { readFaces } from "./faces.ts";

const faces = readFaces();

/** Draws what it is given, one paper after the other, and gives back a file or why there is none. */
parentPort?.on(
  "message",
  async ({ job, paper: document }: { readonly job: number; readonly paper: PrintedDocument }) => {
    try {
      const file = new Uint8Array(await drawDocument(document, faces));
      parentPort?.postMessage({ job, file }, [file.buffer]);
    } catch (error) {
      parentPort?.postMessage({ job, error });
    }
  },
);
