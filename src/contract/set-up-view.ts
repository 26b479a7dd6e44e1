/** What a shop needs before it is one, in the order in which an owner does it. */
export const setUpSteps = [
  "name",
  "contact",
  "seller",
  "product",
  "delivery",
  "policies",
  "payments",
  "mail",
  "address",
] as const;

export type SetUpStep = (typeof setUpSteps)[number];

/** What only the machine knows that the shop runs on. */
export interface MachineFacts {
  readonly publicUrl: string;
  /** Money moves: live, test or mock keys. */
  readonly payments: "live" | "test" | "mock";
  /** The gateway tells of payments by itself. */
  readonly hearsGateway: boolean;
  readonly mail: "server" | "files";
}

export interface SetUpView {
  readonly steps: readonly { readonly name: SetUpStep; readonly isDone: boolean }[];
  readonly machine: MachineFacts;
  /** Demo goods, stores or voices are there. */
  readonly hasDemo: boolean;
}
