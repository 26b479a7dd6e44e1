import { parentPort } from "node:worker_threads";
import { drawPaper } from "./draw-paper.ts";
import { readFaces } from "./faces.ts";
import type { Paper } from "./paper.ts";

const faces = readFaces();

/** Draws what it is given, one paper after the other, and gives back a file or why there is none. */
parentPort?.on("message", async ({ job, paper }: { readonly job: number; readonly paper: Paper }) => {
  try {
    const file = new Uint8Array(await drawPaper(paper, faces));
    parentPort?.postMessage({ job, file }, [file.buffer]);
  } catch (error) {
    parentPort?.postMessage({ job, error });
  }
});
