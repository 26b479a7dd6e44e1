import type { Reason } from "./failures.ts";

/** What a customer can cause is a value; bugs throw. */
export type Outcome<T> = Success<T> | Failure;

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Failure {
  readonly ok: false;
  readonly reason: Reason;
  /** The field of the input that is at fault. */
  readonly field?: string;
  /** Words of its own, where the reason's general ones would not help. */
  readonly message?: string;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
  /** What the other side needs to go on, such as the fresh quote. */
  readonly data?: unknown;
}

export function success<T>(value: T): Success<T> {
  return { ok: true, value };
}

export function failure(reason: Reason, more: Omit<Failure, "ok" | "reason"> = {}): Failure {
  return { ok: false, reason, ...more };
}
