/** What a shop needs before it is one, in the order in which an owner does it. */
export const setUpSteps = [
  "name",
  "contact",
  "seller",
  "product",
  "delivery",
  "promises",
  "told",
  "factor",
  "payments",
  "mail",
  "address",
] as const;

export type SetUpStep = (typeof setUpSteps)[number];

/** What only the machine knows that the shop runs on. */
export interface MachineEnvironment {
  readonly publicUrl: string;
  /** The payment gateway, by its name. */
  readonly gateway: string;
  /** Money moves: live, test or mock keys. */
  readonly payments: "live" | "test" | "mock";
  /** The gateway tells of payments by itself. */
  readonly hearsGateway: boolean;
  readonly mail: "server" | "files";
}

/** Something that the shop promises, as it is said in both languages, and what its owner has said to it. */
export interface PromiseView {
  readonly id: string;
  readonly group: string;
  /** It is a page of this name. */
  readonly page: string | null;
  /** It can be changed and not taken away. */
  readonly isNeeded: boolean;
  readonly state: "open" | "kept" | "changed" | "removed";
  /** Its English was changed and its Hindi was not: it is still the demo's, or the owner's own of before. */
  readonly oldHindi: "demo" | "own" | null;
  readonly en: readonly string[];
  readonly hi: readonly string[];
}

/** One rupee that is paid and given back, to try the gateway out. */
export interface PaymentTrialView {
  /** The gateway's own page. */
  readonly url: string;
  readonly isPaid: boolean;
  /** The gateway told the shop of it by itself. */
  readonly isHeard: boolean;
  /** A message came with a wrong signature. */
  readonly isMisheard: boolean;
  readonly refund: "sent" | "done" | "refused" | null;
}

export interface SetUpView {
  readonly steps: readonly { readonly name: SetUpStep; readonly isDone: boolean }[];
  readonly machine: MachineEnvironment;
  /** Demo goods, stores or voices are there. */
  readonly hasDemo: boolean;
  readonly trial: PaymentTrialView | null;
  /** When the newest copy of the shop was made; null where `db:backup` has made none. */
  readonly lastBackup: number | null;
}
