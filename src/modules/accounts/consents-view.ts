/** What one has allowed, in words. */
export type ConsentsView = {
  readonly title: string;
  readonly lead: string;
  readonly back: string;
  readonly consents: readonly {
    readonly purpose: string;
    readonly name: string;
    readonly words: string;
    readonly isGiven: boolean;
    readonly state: string;
    /** What the button says; none where something is missing, which `needs` tells. */
    readonly button: string | null;
    readonly needs: string;
  }[];
  readonly history: { readonly title: string; readonly none: string; readonly lines: readonly string[] };
};
