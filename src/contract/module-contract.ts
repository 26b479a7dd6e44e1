import type { z } from "zod";

/**
 * Whoever asks; a guest, where the shop has guests, or whoever is signed in; whoever is signed in; the people of the
 * shop.
 */
export type Holder = "anyone" | "guest" | "customer" | "staff";

/** What a module adds to what server and browser agree on: the third part of its manifest, which imports neither of the other two. */
export interface ModuleContract {
  /** What the owner sets of it, by groups: fields with their limits and what stands where she has set nothing. */
  readonly settings?: Readonly<Record<string, z.ZodObject>>;
  /** What the same groups are called where they are set. */
  readonly settingWords?: Readonly<Record<string, GroupWords>>;
  /** The rights (permissions) it introduces, and who may hold each. */
  readonly rights?: Readonly<Record<`${string}.${string}`, Holder>>;
  readonly refusals?: Refusals;
}

/** Reasons to say no, each with its HTTP status and its words; other languages say them in `src/languages/<lang>/`. */
export type Refusals = Readonly<Record<string, readonly [status: number, words: string]>>;

export type RefusalWords<Contract extends { readonly refusals: Refusals }> = Readonly<
  Record<keyof Contract["refusals"], string>
>;

export interface GroupWords {
  readonly title: string;
  /** What the group is for, as long as nothing short can be told of it. */
  readonly lead: string;
  /** Of each field its name, down to those of what is in a list: `daysOf.category`. */
  readonly fields: Readonly<Record<string, string>>;
  /** What helps to fill it in. */
  readonly hints?: Readonly<Record<string, string>>;
  /** What one may choose: `wayBack.shop`. */
  readonly choices?: Readonly<Record<string, string>>;
}

export type SettingWords<Contract extends { readonly settings: object }> = Readonly<
  Record<keyof Contract["settings"], GroupWords>
>;

export function defineContract<const Contract extends ModuleContract>(contract: Contract): Contract {
  return contract;
}
