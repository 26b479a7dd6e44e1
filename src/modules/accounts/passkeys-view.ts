/** One's passkeys, in words. */
export type PasskeysView = {
  readonly title: string;
  readonly lead: string;
  readonly back: string;
  readonly none: string;
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly facts: string;
    /** Where it is removed. */
    readonly away: { readonly to: string; readonly name: string };
  }[];
  /** The one that is to go. */
  readonly removing: {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly remove: string;
    readonly cancel: string;
  } | null;
  readonly adding: {
    readonly title: string;
    readonly text: string;
    readonly sure: string;
    readonly add: string;
    readonly pending: string;
    readonly notAdded: string;
    readonly isHere: string;
    readonly otherwise: string;
  };
  readonly asksPassword: boolean;
};
