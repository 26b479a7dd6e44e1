import { findChromium, installShell } from "./find-chromium.ts";

/** Before the first journey, for three that begin at once cannot each install one. */
export default function setup(): void {
  findChromium();
  if (process.env.CI) installShell();
}
