import { setTimeout as wait } from "node:timers/promises";
import { type LoadRequest, type LoadResponse, oneConnection } from "./load-request.ts";
import { quantilesOf } from "./quantile.ts";

/** A request, or several of which one needs what another was answered. */
export type Step =
  | LoadRequest
  | ((ask: (one: LoadRequest) => Promise<LoadResponse>) => Promise<LoadResponse>);

export interface Crowd {
  readonly url: string;
  /** What each asks for, one after the other and again from the start, by a connection of their own. */
  readonly people: readonly (readonly Step[])[];
  readonly seconds: number;
  /** Between an answer and the next question. */
  readonly thinkMs?: number;
}

export interface CrowdFigures {
  /** Of the answers that were a success, the only ones whose times count. */
  readonly rps: number;
  readonly p50: number;
  readonly p90: number;
  readonly p95: number;
  readonly p99: number;
  /** Told to come again later: 503. */
  readonly busy: number;
  readonly bad: number;
  /** What was no success, and how often. */
  readonly failed: Readonly<Record<string, number>>;
}

/** People who wait for an answer before they ask for more: hundreds or some thousand answers a second, no more. */
export async function crowd({ url, people, seconds, thinkMs = 0 }: Crowd): Promise<CrowdFigures> {
  const served: number[] = [];
  const failed: Record<string, number> = {};
  let [busy, bad] = [0, 0];
  const began = performance.now();
  const until = began + seconds * 1_000;
  const live = async (steps: readonly Step[], nth: number) => {
    const line = oneConnection(url);
    if (thinkMs > 0) await wait((thinkMs * nth) / people.length);
    for (let at = 0; performance.now() < until; at++) {
      const before = performance.now();
      const step = steps[at % steps.length] as Step;
      const status = await (typeof step === "function" ? step(line.ask) : line.ask(step)).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 503) busy++;
      else if (status === 0 || status >= 400) {
        bad++;
        const what = `${status} ${typeof step === "function" ? "purchase" : step.path.replace(/\?.*/, "")}`;
        failed[what] = (failed[what] ?? 0) + 1;
      } else served.push(performance.now() - before);
      if (thinkMs > 0) await wait(thinkMs);
    }
    line.close();
  };
  await Promise.all(people.map(live));
  const took = (performance.now() - began) / 1_000;
  const of = quantilesOf(served);
  return {
    rps: served.length / took,
    p50: of(0.5),
    p90: of(0.9),
    p95: of(0.95),
    p99: of(0.99),
    busy,
    bad,
    failed,
  };
}
