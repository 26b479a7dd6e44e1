import { paths, sameSitePath } from "./paths.ts";

const comingAndGoing = /^\/(?:login|register|logout|forgot-password|reset-password)(?:[/?#]|$)/;

/** Where to go on to after signing in: a path of ours that is not itself about signing in. */
export function nextPath(wanted: unknown): string {
  const path = sameSitePath(wanted);
  return comingAndGoing.test(path) ? paths.home() : path;
}
