import { join } from "node:path";
import { isBuilt } from "../start/sources.mjs";

/** A shop of other sources fails in ways that nobody can read. */
export default function setup(): void {
  if (!isBuilt(join(import.meta.dirname, "../..")))
    throw new Error("The built shop is not that of these sources: npm run build makes them.");
}
