import type { Failure, Outcome } from "#contract/outcome.ts";

/** Undoes the transaction it is thrown in; outside it is the refusal again. */
export class Refused extends Error {
  readonly why: Failure;
  constructor(why: Failure) {
    super(why.reason);
    this.why = why;
  }
}

export async function refusing<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return error.why;
    throw error;
  }
}
