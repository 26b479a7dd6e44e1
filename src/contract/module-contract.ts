/**
 * Whoever asks; a guest, where the shop has guests, or whoever is signed in; whoever is signed in; the people of the
 * shop.
 */
export type Holder = "anyone" | "guest" | "customer" | "staff";

/** What a module adds to what server and browser agree on: the third part of its manifest, which imports neither of the other two. */
export interface ModuleContract {
  /** The rights (permissions) it introduces, and who may hold each. */
  readonly rights?: Readonly<Record<`${string}.${string}`, Holder>>;
  readonly refusals?: Refusals;
}

/** Reasons to say no, each with its HTTP status and its words; other languages say them in `src/languages/<lang>/`. */
export type Refusals = Readonly<Record<string, readonly [status: number, words: string]>>;

export type RefusalWords<Contract extends { readonly refusals: Refusals }> = Readonly<
  Record<keyof Contract["refusals"], string>
>;

export function defineContract<const Contract extends ModuleContract>(contract: Contract): Contract {
  return contract;
}
