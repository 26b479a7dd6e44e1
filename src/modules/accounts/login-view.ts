export type LoginView = {
  /** Where the shopper goes on to: a path of ours. */
  readonly next: string;
  /** For who has no account yet; it leads on to the same. */
  readonly register: string;
  readonly way: "email" | "phone";
  /** What the button of the passkeys says, and what when none was used. */
  readonly passkey: { readonly use: string; readonly unused: string };
  /** Its heading, what stands before the form and beside it; that without a title of its own, below what the shop says of itself. */
  readonly head: {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly calm: { readonly title?: string; readonly text: string };
  };
  /** What a visitor was refused and gets at the login: the documented words, which goods, and their picture. */
  readonly kept: { readonly text: string; readonly more?: string; readonly picture?: string } | null;
  /** Who came to follow an order may have no account: below the login, the form of the page that finds it, in its words. */
  readonly find: {
    readonly title: string;
    readonly lead: string;
    readonly call: string;
    readonly number: string;
    readonly numberExample: string;
    readonly numberHint: string;
    readonly phone: string;
    readonly send: string;
  } | null;
  /** A code is on its way to this number. */
  readonly code: { readonly phone: string; readonly shown: string; readonly resendIn: number } | null;
  /** Of who has just registered, else empty. */
  readonly email: string;
  /** The number to correct. */
  readonly phone: string;
};
