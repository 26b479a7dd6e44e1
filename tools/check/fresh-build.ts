import { join } from "node:path";
import { isBuilt } from "../start/sources.mjs";

/** A shop that serves the pages of other sources fails in ways that nobody can read. */
export default function setup(): void {
  if (!isBuilt(join(import.meta.dirname, "../..")))
    throw new Error("The pages are not those of these sources: npm run build makes them.");
}
