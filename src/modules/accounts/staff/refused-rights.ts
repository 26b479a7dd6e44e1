import type { AccountParts } from "../account-parts.ts";

interface Attempt {
  readonly user: string;
  readonly session: string;
  readonly address: string;
  /** The call by its name, and the right that is missing. */
  readonly call: string;
  readonly right: string;
}

const minute = 60_000;
const mostInAMinute = 10;

/** Writes down what staff tried without the right to it: so many lines a minute for each of them, whatever they send. */
export function createRefusedRights({ log, clock }: Pick<AccountParts, "log" | "clock">) {
  let since = clock.now();
  const tried = new Map<string, number>();

  return {
    noteRefusedRight(attempt: Attempt): void {
      if (clock.now() - since >= minute) {
        since = clock.now();
        tried.clear();
      }
      const times = (tried.get(attempt.user) ?? 0) + 1;
      tried.set(attempt.user, times);
      if (times > mostInAMinute) return;
      const more = times === mostInAMinute ? ", and no more is told of it for a minute" : "";
      log.warn({ security: "right", ...attempt, reason: "notAllowed" }, `right: refused${more}`);
    },
  };
}
