export type LoginView = {
  /** Where the shopper goes on to: a path of ours. */
  readonly next: string;
  readonly way: "email" | "phone";
  /** What the button of the passkeys says, and what when none was used. */
  readonly passkey: { readonly use: string; readonly unused: string };
  /** Who came to follow an order needs no account: the form of the page that finds it, in its words. */
  readonly find: {
    readonly call: string;
    readonly title: string;
    readonly lead: string;
    readonly number: string;
    readonly numberHint: string;
    readonly phone: string;
    readonly send: string;
    /** What the code is for. */
    readonly beside: { readonly title: string; readonly text: string };
  } | null;
  /** A code is on its way to this number. */
  readonly code: { readonly phone: string; readonly shown: string; readonly resendIn: number } | null;
  /** Of who has just registered, else empty. */
  readonly email: string;
  /** The number to correct. */
  readonly phone: string;
};
