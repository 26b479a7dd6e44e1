import { findBrowsers } from "./found-browsers.ts";

/** Before the first test and after the last, so that nobody takes a browser for tried that was not there. */
export default function setup(): () => void {
  const { found, missing } = findBrowsers();
  const say = () => {
    for (const one of missing) console.error(`\nNOT TRIED, NOT FOUND: ${one}`);
  };
  say();
  if (found.length === 0) throw new Error("There is no browser to try.");
  return say;
}
